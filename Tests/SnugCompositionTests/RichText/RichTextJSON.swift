import SnugComposition

/// Reads a value from JSON.
func decoded<Value: Decodable>(_ type: Value.Type, _ json: String) throws(SpecError) -> Value {
    try JSONTreeDecoder().decode(type, fromJSON: Array(json.utf8))
}

/// A value as compact JSON.
func json(_ value: some Encodable) throws(SpecError) -> String {
    try JSONTreeEncoder().encode(value).text()
}

/// A style with what the closure says.
func style(_ change: (inout RunStyle) -> Void) -> RunStyle {
    var style = RunStyle()
    change(&style)
    return style
}
