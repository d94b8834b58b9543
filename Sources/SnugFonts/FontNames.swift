internal import CHarfBuzz

/// The names that a face gives under some numbers of its `name` table, the first number's first, each once.
///
/// English names go before those in other languages.
@unsafe func readNames(of face: OpaquePointer, ids: [Int]) -> [String] {
    var count: UInt32 = 0
    guard let entries = unsafe hb_ot_name_list_names(face, &count) else { return [] }
    let list = unsafe UnsafeBufferPointer(start: entries, count: Int(count))
    var names: [String] = []
    for id in ids {
        var others: [String] = []
        for index in list.indices {
            let entry = unsafe list[index]
            guard unsafe Int(entry.name_id) == id,
                let name = unsafe readName(of: face, id: entry.name_id, language: entry.language)
            else { continue }
            let language = unsafe hb_language_to_string(entry.language).map { unsafe String(cString: $0) } ?? ""
            if language.hasPrefix("en") { names.append(name) } else { others.append(name) }
        }
        names += others
    }
    return names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
}

@unsafe private func readName(of face: OpaquePointer, id: hb_ot_name_id_t, language: hb_language_t?) -> String? {
    let length = unsafe hb_ot_name_get_utf8(face, id, language, nil, nil)
    guard length > 0 else { return nil }
    var size = UInt32(length) + 1
    var text = [CChar](repeating: 0, count: Int(size))
    unsafe hb_ot_name_get_utf8(face, id, language, &size, &text)
    return String(decoding: text.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
