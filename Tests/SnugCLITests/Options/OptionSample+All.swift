import Snug

extension OptionSample {
    /// One sample for each option.
    static let all = style + canvas + text + highlights + outline

    private static let style = [
        OptionSample(
            key: "style", argument: "classic-dark", json: #""classic-dark""#, property: { $0.style = "classic-dark" },
            modifier: { $0.style("classic-dark") })
    ]

    private static let canvas = [
        OptionSample(
            key: "width", argument: "200", json: "200", property: { $0.width = 200 }, modifier: { $0.width(200) }),
        OptionSample(
            key: "size", argument: "300x200", json: #""300x200""#,
            property: { $0.size = CanvasSize(width: 300, height: 200) },
            modifier: { $0.size(width: 300, height: 200) }),
        OptionSample(
            key: "scale", argument: "1.5", json: "1.5", property: { $0.scale = 1.5 }, modifier: { $0.scale(1.5) }),
        OptionSample(
            key: "margin", argument: "1,2,3,4", json: #""1,2,3,4""#,
            property: { $0.margin = LengthInsets(top: 1, right: 2, bottom: 3, left: 4) },
            modifier: { $0.margin(LengthInsets(top: 1, right: 2, bottom: 3, left: 4)) }),
        OptionSample(
            key: "place", argument: "bottom-left", json: #""bottom-left""#, property: { $0.place = .bottomLeft },
            modifier: { $0.place(.bottomLeft) }, others: [("size", "400x200")]),
        OptionSample(
            key: "canvas", argument: "pink", json: #""pink""#, property: { $0.canvas = .color(.pink) },
            modifier: { $0.canvas(.pink) }),
        OptionSample(
            key: "backdrop", argument: picture, json: "\"\(picture)\"",
            property: { $0.backdrop = ImageReference(picture) }, modifier: { $0.backdrop(ImageReference(picture)) }),
        OptionSample(
            key: "backdropInside", json: "true", property: { $0.backdropInside = true },
            modifier: { $0.backdrop(ImageReference(picture), inside: true) },
            others: [("backdrop", picture), ("size", "300x200")]),
        OptionSample(
            key: "debug", argument: "lines,frames", json: #"["frames", "lines"]"#,
            property: { $0.debug = [.lines, .frames] }, modifier: { $0.debug([.frames, .lines]) }),
        OptionSample(
            key: "maxPixels", argument: "99000", json: "99000", property: { $0.maxPixels = 99_000 },
            makesDifference: false),
        OptionSample(
            key: "noMetadata", json: "true", property: { $0.noMetadata = true }, modifier: { $0.metadata(false) }),
    ]

    private static let text = [
        OptionSample(
            key: "font", argument: "Noto Sans Hebrew, Inter", json: #""Noto Sans Hebrew, Inter""#,
            property: { $0.font = ["Noto Sans Hebrew", "Inter"] },
            modifier: { $0.font(["Noto Sans Hebrew", "Inter"]) }, text: "שלום", others: [("fontDir", Fonts.folder)]),
        OptionSample(
            key: "fontFile", argument: Fonts.collection + "#1", json: "[\"\(Fonts.collection)#1\"]",
            property: { $0.fontFile = [FontFile(path: Fonts.collection, face: 1)] },
            modifier: { $0.fontFile(Fonts.collection, face: 1) }, text: "กข"),
        OptionSample(
            key: "fontDir", argument: Fonts.folder, json: "\"\(Fonts.folder)\"",
            property: { $0.fontDir = [Fonts.folder] }, modifier: { $0.fontDirectory(Fonts.folder) }, text: "שלום"),
        OptionSample(
            key: "noSystemFonts", json: "true", property: { $0.noSystemFonts = true },
            modifier: { $0.systemFonts(false) }, makesDifference: false),
        OptionSample(
            key: "fontSize", argument: "2em", json: #""2em""#, property: { $0.fontSize = .em(2) },
            modifier: { $0.fontSize(.em(2)) }),
        OptionSample(
            key: "weight", argument: "bold", json: "700", property: { $0.weight = .bold }, modifier: { $0.bold() }),
        OptionSample(key: "italic", json: "true", property: { $0.italic = true }, modifier: { $0.italic() }),
        OptionSample(
            key: "fontWidth", argument: "condensed", json: "75", property: { $0.fontWidth = 75 },
            modifier: { $0.fontWidth(75) }, makesDifference: false),
        OptionSample(
            key: "variations", argument: "wght=250", json: #""wght=250""#,
            property: { $0.variations = FontVariations([.init(tag: "wght", value: 250)]) },
            modifier: { $0.fontVariation("wght", 250) }),
        OptionSample(
            key: "features", argument: "tnum", json: #""tnum""#,
            property: { $0.features = FontFeatures([.init(tag: "tnum", value: 1)]) },
            modifier: { $0.monospacedDigit() }, text: "1,117"),
        OptionSample(
            key: "letterSpacing", argument: "0.1em", json: #""0.1em""#, property: { $0.letterSpacing = .em(0.1) },
            modifier: { $0.tracking(.em(0.1)) }),
        OptionSample(
            key: "wordSpacing", argument: "9px", json: "9", property: { $0.wordSpacing = 9 },
            modifier: { $0.wordSpacing(9) }),
        OptionSample(
            key: "transform", argument: "upper", json: #""upper""#, property: { $0.transform = .upper },
            modifier: { $0.textCase(.upper) }),
        OptionSample(
            key: "lineHeight", argument: "40px", json: #""40px""#, property: { $0.lineHeight = .length(40) },
            modifier: { $0.lineHeight(.length(40)) }),
        OptionSample(
            key: "firstParagraph", argument: "weight=bold,fontSize=1.4em",
            json: #"{"weight": 700, "fontSize": "1.4em"}"#, property: { $0.firstParagraph = title },
            modifier: { $0.firstParagraph(title) }),
        OptionSample(
            key: "paragraphSpacing", argument: "0.5em", json: #""0.5em""#,
            property: { $0.paragraphSpacing = .em(0.5) }, modifier: { $0.paragraphSpacing(.em(0.5)) }),
        OptionSample(
            key: "textBox", argument: "cap", json: #""cap""#, property: { $0.textBox = .cap },
            modifier: { $0.textBox(.cap) }),
        OptionSample(
            key: "align", argument: "right", json: #""right""#, property: { $0.align = .right },
            modifier: { $0.multilineTextAlignment(.right) }),
        OptionSample(
            key: "direction", argument: "rtl", json: #""rtl""#, property: { $0.direction = .rtl },
            modifier: { $0.direction(.rtl) }, text: "One line!"),
        OptionSample(
            key: "wrap", argument: "balanced", json: #""balanced""#, property: { $0.wrap = .balanced },
            modifier: { $0.wrap(.balanced) }, text: "one line that is wrapped to a width of its own",
            others: [("width", "330")]),
        OptionSample(
            key: "lineBreak", argument: "keep-all", json: #""keep-all""#, property: { $0.lineBreak = .keepAll },
            modifier: { $0.lineBreak(.keepAll) }, text: "日本語 日本語日本語", others: [("width", "150")]),
        OptionSample(
            key: "maxLines", argument: "1", json: "1", property: { $0.maxLines = 1 }, modifier: { $0.lineLimit(1) }),
        OptionSample(
            key: "ellipsis", argument: " (more)", json: #"" (more)""#, property: { $0.ellipsis = " (more)" },
            modifier: { $0.ellipsis(" (more)") }, others: [("maxLines", "1")]),
        OptionSample(
            key: "fit", argument: "10..40", json: #""10..40""#,
            property: { $0.fit = FitRange(minimum: 10, maximum: 40) },
            modifier: { $0.fit(10...40) }, others: [("size", "300x200")]),
        OptionSample(
            key: "overflow", argument: "anywhere", json: #""anywhere""#, property: { $0.overflow = .anywhere },
            modifier: { $0.overflow(.anywhere) }, text: "unbreakable", others: [("width", "100")]),
        OptionSample(
            key: "lang", argument: "tr", json: #""tr""#, property: { $0.lang = "tr" }, modifier: { $0.language("tr") },
            text: "iki", others: [("transform", "upper")]),
        OptionSample(
            key: "color", argument: "navy", json: #""navy""#, property: { $0.color = .color(.navy) },
            modifier: { $0.foregroundColor(.navy) }),
        OptionSample(key: "underline", json: "true", property: { $0.underline = true }, modifier: { $0.underline() }),
        OptionSample(key: "strike", json: "true", property: { $0.strike = true }, modifier: { $0.strikethrough() }),
        OptionSample(
            key: "textStroke", argument: "2", json: "2", property: { $0.textStroke = 2 },
            modifier: { $0.textStroke(.black, lineWidth: 2) }),
        OptionSample(
            key: "textStrokeColor", argument: "red", json: #""red""#, property: { $0.textStrokeColor = .color(.red) },
            modifier: { $0.textStroke(.red, lineWidth: 2) }, others: [("textStroke", "2")]),
        OptionSample(
            key: "textShadow", argument: "1 2 3 red", json: #"["1 2 3 red"]"#,
            property: { $0.textShadow = [TextShadow(x: 1, y: 2, blur: 3, color: .red)] },
            modifier: { $0.textShadow(TextShadow(x: 1, y: 2, blur: 3, color: .red)) }),
    ]

    private static let highlights = [
        OptionSample(
            key: "highlight", argument: "line", json: #""line""#, property: { $0.highlight = [HighlightRule("line")] }),
        OptionSample(
            key: "highlightRange", argument: "2..<6", json: #"["2..<6"]"#,
            property: { $0.highlightRange = [HighlightRule(GraphemeRange(2..<6))] }),
        OptionSample(
            key: "highlightMatch", argument: "[ln]o?.e", json: #"[{"part": "[ln]o?.e"}]"#,
            property: { $0.highlightMatch = [HighlightRule("[ln]o?.e")] }),
        OptionSample(
            key: "highlightStyle", argument: "color=pink,radius=0", json: #"{"color": "pink", "radius": 0}"#,
            property: { $0.highlightStyle = Highlight(color: .pink, radius: 0) },
            others: [("highlight", "line")]),
    ]

    private static let outline = [
        OptionSample(
            key: "background", argument: "linear-gradient(red, blue)", json: #""linear-gradient(red, blue)""#,
            property: { $0.background = .linearGradient(colors: [.red, .blue]) },
            modifier: { $0.background(.linearGradient(colors: [.red, .blue])) }),
        OptionSample(
            key: "material", argument: "thin-dark", json: #""thin-dark""#, property: { $0.material = .thin.dark },
            modifier: { $0.material(.thin.dark) }, others: [("canvas", "teal")]),
        OptionSample(
            key: "outline", argument: "union", json: #""union""#, property: { $0.outline = .union },
            modifier: { $0.outline(.union) }),
        OptionSample(
            key: "padding", argument: "5,0.5em", json: #""5,0.5em""#,
            property: { $0.padding = LengthInsets(vertical: 5, horizontal: .em(0.5)) },
            modifier: { $0.padding(vertical: 5, horizontal: .em(0.5)) }),
        OptionSample(
            key: "radius", argument: "3", json: "3", property: { $0.radius = 3 }, modifier: { $0.cornerRadius(3) }),
        OptionSample(
            key: "innerRadius", argument: "1", json: "1", property: { $0.innerRadius = 1 },
            modifier: { $0.cornerRadius(.em(0.34), inner: 1) }),
        OptionSample(
            key: "snap", argument: "9em", json: #""9em""#, property: { $0.snap = .em(9) }, modifier: { $0.snap(.em(9)) }
        ),
        OptionSample(
            key: "bridge", argument: "99", json: "99", property: { $0.bridge = 99 }, modifier: { $0.bridge(99) },
            text: "One line\n\nand another"),
        OptionSample(
            key: "stroke", argument: "3", json: "3", property: { $0.stroke = 3 },
            modifier: { $0.stroke(.black, lineWidth: 3) }),
        OptionSample(
            key: "strokeColor", argument: "red", json: #""red""#, property: { $0.strokeColor = .color(.red) },
            modifier: { $0.stroke(.red, lineWidth: 3) }, others: [("stroke", "3")]),
        OptionSample(
            key: "strokeAlign", argument: "outside", json: #""outside""#, property: { $0.strokeAlign = .outside },
            modifier: { $0.stroke(.black, lineWidth: 3, align: .outside) }, others: [("stroke", "3")]),
        OptionSample(
            key: "strokeDash", argument: "4 2", json: #""4,2""#, property: { $0.strokeDash = [4, 2] },
            modifier: { $0.stroke(.black, lineWidth: 3, dash: [4, 2]) }, others: [("stroke", "3")]),
        OptionSample(
            key: "bar", argument: "6px", json: "6", property: { $0.bar = 6 },
            modifier: { $0.bar(.black, width: 6) }),
        OptionSample(
            key: "barColor", argument: "systemOrange", json: #""systemOrange""#,
            property: { $0.barColor = .color(.systemOrange) }, modifier: { $0.bar(.systemOrange, width: 6) },
            others: [("bar", "6")]),
    ]

    /// The look of a title.
    private static let title: RunStyle = {
        var style = RunStyle()
        style.weight = .bold
        style.fontSize = .em(1.4)
        return style
    }()

    /// A picture that the checkout has.
    private static let picture = Goldens.folder + "/thin.png"
}
