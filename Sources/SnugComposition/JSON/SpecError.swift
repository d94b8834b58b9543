/// What is wrong with a spec, and where.
public struct SpecError: Error, Hashable, Sendable {
    /// The value as a JSON path such as `$.runs[2].color`; `$` is the whole document.
    ///
    /// Of an unknown key it ends in that key; of a missing key or item it names the object or array that lacks it.
    public var path: String
    /// Where the value, or the unknown key, starts; nil if the node was made rather than read.
    public var position: JSONPosition?
    /// What is wrong.
    public var fault: SpecFault

    /// Makes an error.
    public init(path: String, position: JSONPosition?, fault: SpecFault) {
        self.path = path
        self.position = position
        self.fault = fault
    }

    /// The error of a document that is no JSON.
    public init(_ error: JSONError) {
        self.init(path: "$", position: error.position, fault: .syntax(error.fault))
    }
}
