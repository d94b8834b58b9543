extension FontProvider {
    /// The face whose measures lines have: the first of a list that is not there for emoji, or else the first.
    public func primary(of list: [FontID]) -> FontID {
        list.first { !isColorFont($0) } ?? list[0]
    }
}
