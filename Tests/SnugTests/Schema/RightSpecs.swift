/// Specs that have values in all of their forms.
enum RightSpecs {
    static let all = captions + values + elements + modifiers

    private static let captions = [
        #"{"markup": "**x** [y]{.highlight radius=3}"}"#, #"{"runs": ["x", {"text": "y"}]}"#,
        #"{"runs": [{"text": "x", "fontSize": "1.5em", "weight": 700, "italic": true, "color": "auto", "underline": false}]}"#,
        #"{"runs": [{"text": "x", "baselineShift": "super"}, {"text": "y", "baselineShift": -3}]}"#,
        #"{"runs": [{"text": "x", "highlight": true}, {"text": "y", "highlight": [{"color": "red"}, "blue,radius=2"]}]}"#,
        #"{"text": "x", "modifiers": []}"#, #"{"text": "x", "modifiers": null}"#,
        #"{"text": "xyz", "highlight": "x", "highlightRange": ["0..<1", {"part": " 1 ..< 2 ", "style": {"mode": "cling"}}]}"#,
        #"{"text": "xyz", "highlight": {"part": "y", "style": null}, "highlightMatch": ["[xz]", {"part": "y"}]}"#,
        #"{"text": "x", "highlightStyle": "yellow, radius = 5, padding=1,2"}"#, #"{"text": "x", "highlightStyle": {}}"#,
    ]

    private static let values: [String] = [
        #""width": "+300.", "radius": ".5em", "snap": "1E1px", "bridge": "-0", "innerRadius": " 3 ""#,
        #""padding": "1, 2em ,3,4px", "margin": " 0 ""#, #""padding": "0.1em,0.35em""#,
        #""weight": "SemiBold""#, #""weight": " 650.5 ""#, #""fontWidth": "87.5%""#, #""fontWidth": "Extra-Condensed""#,
        #""lineHeight": "normal""#, #""lineHeight": "60px""#, #""lineHeight": " 1.4 ""#, #""lineHeight": "1.5em""#,
        #""size": "300.5x200", "fit": true"#, #""size": "300x200", "fit": "10 .. 40.5""#,
        #""size": " 300x200 ", "fit": """#,
        #""color": "SystemPINK""#, ##""color": " #0008 ""##, #""color": "HSLA(120deg, 50%, 50%, 0.5)""#,
        #""color": " auto ""#,
        #""color": "linear-gradient(90deg, red, #0000 80%)""#,
        #""background": "Radial-Gradient(circle at 30% 20%, #fff, #000)""#, #""background": " material(thin) ""#,
        #""background": "url(none.png) contain", "backdrop": "none.png""#, #""material": " ultraThin-dark ""#,
        #""debug": "frames, lines""#, #""debug": ["outline"]"#, #""debug": []"#,
        #""font": " Inter , Inter ""#, #""fontFile": "none.ttf""#, #""fontFile": ["none.ttc#1"]"#, #""fontDir": []"#,
        #""features": "tnum, -kern,ss01=2""#, #""variations": "wght=650, slnt=-1e0""#,
        #""textShadow": "0 1""#, #""textShadow": ["0 2px 6px #0008", "-1 .1em red"]"#,
        #""strokeDash": "4 2", "stroke": 2"#, #""strokeDash": "4,2 1", "stroke": 2"#, #""strokeDash": 4"#,
        #""maxLines": 2.0, "maxPixels": 1e6, "ellipsis": "", "lang": "ja", "transform": "upper", "noMetadata": true"#,
    ].map { #"{"text": "x", \#($0)}"# }

    private static let elements = [
        #"{"text": {"text": "x"}, "fontSize": 30, "canvas": "red"}"#, #"{"caption": {"runs": ["x"]}, "size": "90x90"}"#,
        #"{"hstack": {"children": [{"text": "x", "modifiers": [{"padding": 2}]}, {"spacer": {}}, {"circle": {}}]}, "width": 90}"#,
        #"{"vstack": {"alignment": "leading", "spacing": "1em", "children": [{"text": {"markup": "x"}}, {"spacer": {"minLength": 3}}]}}"#,
        #"{"hstack": {"alignment": null, "spacing": null, "children": []}, "size": "9x9"}"#,
        #"{"zstack": {"alignment": "topTrailing", "children": [{"ellipse": {}}, {"capsule": {}}, {"rectangle": {}}]}}"#,
        #"{"roundedRectangle": {"cornerRadius": "10%"}, "size": "90x90"}"#,
        #"{"image": "none.png"}"#, #"{"image": {"source": "none.png", "contentMode": "fit"}}"#,
    ]

    private static let modifiers =
        [
            #"{"padding": "1,2"}"#,
            #"{"frame": {"width": 50, "minHeight": 3, "maxHeight": "infinity", "alignment": "top"}}"#,
            #"{"frame": {"maxWidth": 5, "minWidth": null}}"#,
            #"{"background": "red"}"#, #"{"background": {"circle": {}}}"#,
            #"{"background": {"content": "red", "alignment": "top"}}"#,
            #"{"overlay": {"content": {"text": "y"}, "alignment": "bottomTrailing"}}"#, #"{"overlay": {"text": "y"}}"#,
            #"{"border": "red"}"#, #"{"border": {"color": "red", "width": 2}}"#,
            #"{"shadow": {"radius": 3}}"#, #"{"shadow": {"radius": 0, "x": -1, "y": "1em", "color": "Black"}}"#,
            #"{"opacity": 0.5}"#, #"{"clipShape": "circle"}"#,
            #"{"clipShape": {"roundedRectangle": {"cornerRadius": 2}}}"#,
            #"{"clipShape": {"circle": {}}}"#, #"{"offset": {}}"#, #"{"offset": {"x": -5}}"#, #"{"frameSize": {}}"#,
            #"{"frameSize": {"color": "red"}}"#,
        ].map { #"{"text": "x", "modifiers": [\#($0)]}"# } + [
            #"{"circle": {}, "modifiers": [{"fill": "red"}, {"stroke": "blue"}, {"frame": {"width": 9}}]}"#,
            #"{"circle": {}, "modifiers": [{"strokeBorder": {"color": "red", "width": 2, "dash": [4, "2px"], "join": "round", "cap": "butt"}}]}"#,
        ]
}
