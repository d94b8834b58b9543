public import SnugComposition

extension Picture {
    /// Reads a picture from a spec's JSON: an element's object, or a caption's with the flags' names in camelCase as keys.
    public init(json: [UInt8], limits: Limits = Limits()) throws(SnugError) {
        do {
            self = try JSONTreeDecoder().decode(Picture.self, fromJSON: json, limits: limits.json)
        } catch {
            throw .spec(error)
        }
    }

    /// The picture as a spec's JSON in its canonical form.
    public func json() throws(SnugError) -> [UInt8] {
        do {
            return Array((try JSONTreeEncoder().encode(self).text(pretty: true) + "\n").utf8)
        } catch {
            throw .spec(error)
        }
    }
}
