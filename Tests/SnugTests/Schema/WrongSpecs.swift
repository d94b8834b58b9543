/// Specs that can be drawn by nobody, each with one mistake.
enum WrongSpecs {
    static let all = [
        // Kinds of values.
        #"[]"#, #""text""#, #"5"#, #"null"#,
        #"{"text": 5}"#, #"{"text": "x", "italic": "yes"}"#, #"{"text": "x", "italic": 1}"#,
        #"{"text": "x", "scale": "2"}"#, #"{"text": "x", "maxLines": 1.5}"#, #"{"text": "x", "font": 12}"#,
        #"{"text": "x", "width": true}"#, #"{"text": "x", "width": null}"#, #"{"text": "x", "width": [5]}"#,
        // Keys.
        #"{"text": "x", "widht": 5}"#, #"{"text": "x", "font-size": 5}"#, #"{"text": "x", "hstack": {"children": []}}"#,
        #"{"text": "x", "markup": "y"}"#, #"{"text": "x", "runs": ["y"]}"#,
        // Lengths and numbers.
        #"{"text": "x", "width": "12pt"}"#, #"{"text": "x", "width": "12 px"}"#, #"{"text": "x", "width": "wide"}"#,
        #"{"text": "x", "width": -5}"#, #"{"text": "x", "radius": "-1em"}"#, #"{"text": "x", "radius": 1e7}"#,
        #"{"text": "x", "padding": "1,2,3"}"#, #"{"text": "x", "padding": "1,-2"}"#,
        #"{"text": "x", "lineHeight": 0}"#, #"{"text": "x", "lineHeight": "50%"}"#, #"{"text": "x", "weight": 1001}"#,
        #"{"text": "x", "weight": "blod"}"#, #"{"text": "x", "scale": 0}"#, #"{"text": "x", "maxLines": 0}"#,
        #"{"text": "x", "size": "100"}"#, #"{"text": "x", "size": "-1x20"}"#, #"{"text": "x", "fontSize": 20000}"#,
        #"{"text": "x", "fit": false}"#, #"{"text": "x", "fontWidth": "narrow"}"#,
        // Colours and words.
        #"{"text": "x", "color": "blurple"}"#, ##"{"text": "x", "color": "#12345"}"##,
        #"{"text": "x", "color": "rgb(1, 2"}"#, #"{"text": "x", "color": "lab(50 20 30)"}"#,
        #"{"text": "x", "background": "auto"}"#, #"{"text": "x", "material": "foggy"}"#,
        #"{"text": "x", "place": "up"}"#, #"{"text": "x", "align": "Left"}"#, #"{"text": "x", "outline": "filet"}"#,
        #"{"text": "x", "debug": ["frame"]}"#, #"{"text": "x", "debug": "frames lines"}"#,
        #"{"text": "x", "font": "Inter,,Arial"}"#, #"{"text": "x", "features": "tn"}"#,
        #"{"text": "x", "textShadow": "red"}"#, #"{"text": "x", "strokeDash": "4 -2"}"#,
        // Runs and highlights.
        #"{"runs": "x"}"#, #"{"runs": ["x", 5]}"#, #"{"runs": [{"weight": 700}]}"#,
        #"{"runs": [{"text": "x", "wrap": "pretty"}]}"#,
        #"{"text": "x", "highlight": [5]}"#, #"{"text": "x", "highlight": [{"style": true}]}"#,
        #"{"text": "x", "highlightRange": "1..2"}"#, #"{"text": "x", "highlightStyle": {"colour": "red"}}"#,
        #"{"text": "x", "highlightStyle": {"mode": "cut"}}"#, #"{"text": "x", "highlightStyle": false}"#,
        // Elements.
        #"{"hstack": {"children": []}, "vstack": {"children": []}}"#, #"{"hstack": {"children": [{}]}}"#,
        #"{"hstack": {"children": [{"modifiers": []}]}}"#, #"{"hstack": {"children": ["x"]}}"#,
        #"{"hstack": {}}"#, #"{"hstack": {"children": {}}}"#, #"{"hstack": []}"#,
        #"{"hstack": {"children": [], "gap": 5}}"#, #"{"hstack": {"children": [], "spacing": -1}}"#,
        #"{"hstack": {"children": [], "alignment": "leading"}}"#, #"{"vstack": {"children": [], "alignment": "top"}}"#,
        #"{"stack": {"children": []}}"#, #"{"text": {}}"#, #"{"text": {"text": "x", "markup": "y"}}"#,
        #"{"caption": {"text": "x", "size": "5x5"}}"#, #"{"hstack": {"children": [{"text": "x", "canvas": "red"}]}}"#,
        #"{"caption": {"text": "x"}, "markup": "y"}"#,
        #"{"circle": {"radius": 5}}"#, #"{"circle": "red"}"#, #"{"roundedRectangle": {}}"#, #"{"image": {}}"#,
        #"{"image": ""}"#,
        #"{"image": {"source": "x.png", "contentMode": "cover"}}"#, #"{"spacer": 5}"#,
        // Modifiers.
        #"{"text": "x", "modifiers": {"padding": 5}}"#, #"{"text": "x", "modifiers": ["padding"]}"#,
        #"{"text": "x", "modifiers": [{}]}"#, #"{"text": "x", "modifiers": [{"padding": 5, "opacity": 1}]}"#,
        #"{"text": "x", "modifiers": [{"margin": 5}]}"#, #"{"text": "x", "modifiers": [{"padding": -5}]}"#,
        #"{"text": "x", "modifiers": [{"opacity": 2}]}"#, #"{"text": "x", "modifiers": [{"shadow": {}}]}"#,
        #"{"text": "x", "modifiers": [{"shadow": {"radius": -1}}]}"#,
        #"{"text": "x", "modifiers": [{"border": {"width": 1}}]}"#,
        #"{"text": "x", "modifiers": [{"frame": {"widht": 1}}]}"#,
        #"{"text": "x", "modifiers": [{"frame": {"minWidth": "infinity"}}]}"#,
        #"{"text": "x", "modifiers": [{"clipShape": "roundedRectangle"}]}"#,
        #"{"text": "x", "modifiers": [{"clipShape": {}}]}"#,
        #"{"text": "x", "modifiers": [{"background": {"alignment": "top"}}]}"#,
        #"{"text": "x", "modifiers": [{"offset": 5}]}"#, #"{"text": "x", "modifiers": [{"frameSize": true}]}"#,
        #"{"rectangle": {}, "modifiers": [{"stroke": {"color": "red", "join": "sharp"}}]}"#,
    ]
}
