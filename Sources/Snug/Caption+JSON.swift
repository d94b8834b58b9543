public import SnugComposition

extension Caption {
    /// Reads a caption from a spec's JSON: an object with the flags' names in camelCase as keys.
    public init(json: [UInt8], limits: Limits = Limits()) throws(SnugError) {
        do {
            spec = try JSONTreeDecoder().decode(
                CaptionSpec.self, fromJSON: json,
                limits: limits.json)
        } catch {
            throw .spec(error)
        }
    }

    /// The caption as a spec's JSON in its canonical form: the keys in the order of help, values in their shortest words.
    public func json() throws(SnugError) -> [UInt8] {
        do {
            return Array((try JSONTreeEncoder().encode(spec).text(pretty: true) + "\n").utf8)
        } catch {
            throw .spec(error)
        }
    }
}
