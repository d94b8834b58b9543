import Snug

/// Any flag that the command line knows.
enum Flag {
    case tool(ToolFlag)
    case caption(CaptionOption)

    /// What stands for the argument in help; nil for a switch.
    var placeholder: String? {
        switch self {
        case .tool(let flag): flag.placeholder
        case .caption(let option): option.placeholder
        }
    }

    /// The flag as it is written in full.
    var longForm: String {
        switch self {
        case .tool(let flag): flag.flag
        case .caption(let option): option.flag
        }
    }

    /// The flag that is written so, if there is one.
    static func named(_ text: String) -> Flag? {
        if let flag = ToolFlag.allCases.first(where: { $0.flag == text || $0.short == text }) {
            return .tool(flag)
        }
        return CaptionOption.all.first { $0.flag == text || $0.shortFlag == text }.map { .caption($0) }
    }

    /// Every long form, for suggestions.
    static var names: [String] {
        CaptionOption.all.map(\.flag) + ToolFlag.allCases.map(\.flag)
    }
}
