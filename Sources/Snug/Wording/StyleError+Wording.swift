extension StyleError {
    var wording: Wording {
        switch self {
        case .unknownName(let name, let suggestion):
            Wording(
                "there is no style \(quoted(name))",
                Wording.suggestion(
                    suggestion,
                    otherwise: "give one of \(BuiltInStyle.all.map(\.name).joined(separator: ", ")), or a JSON file"))
        case .unreadable(let path, let reason):
            Wording(
                "the style \(quoted(path, most: 4096)) cannot be read: \(reason)", "check its path and its permissions")
        case .tooManyBytes(let path, let limit):
            Wording("the style \(quoted(path, most: 4096)) has more than \(limit) bytes", "use a smaller file")
        case .damaged(let path, let error):
            Wording("\(path): \(error.wording.problem)", error.wording.remedy)
        case .loop(let names):
            Wording("a style starts from itself: \(names.joined(separator: ", then "))", "take one of these out")
        case .tooDeep(let limit):
            Wording("more than \(limit) styles start from one another", "put some of them together")
        }
    }
}
