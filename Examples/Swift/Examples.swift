public import Snug

/// The pictures of the examples, by the names of the JSON files that tell the same.
public let examples: [String: Picture] = [
    "ClingingCaption": ClingingCaption.onScreen(outline: .union),
    "ClingingCaption-fillet": ClingingCaption.onScreen(outline: .fillet),
    "ClingingCaption-footprint": ClingingCaption.footprint,

    "PartialHighlight-1": PartialHighlight.picture(width: 172),
    "PartialHighlight-2": PartialHighlight.picture(width: 103),
    "PartialHighlight-3": PartialHighlight.picture(width: 69),
    "PartialHighlight-fixed": PartialHighlight.picture(width: 103, height: 240),
    "PartialHighlight-fixed-height": PartialHighlight.picture(height: 40),

    "FrameSize": FrameSize(content: Wombats.text).picture,
    "FrameSize-row": FrameSize(content: Wombats.row).picture,

    "CircleTextRow": CircleTextRow.picture,

    "Landscape": Landscape.picture,
]
