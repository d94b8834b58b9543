internal import CHarfBuzz
internal import SnugText

/// Turns items of text into glyphs, with one buffer for all of them.
@safe final class Shaper {
    private var buffer: OpaquePointer
    private var lastLanguage: (tag: String, value: hb_language_t?) = ("", nil)

    init() {
        unsafe buffer = hb_buffer_create()
    }

    deinit {
        unsafe hb_buffer_destroy(buffer)
    }

    /// The glyphs of an item in visual order; linear in the item's length, whatever the text's.
    func shape(_ item: ShapingItem, in text: [UInt8], with font: FontInstance) -> [ShapedGlyph] {
        guard !item.range.isEmpty else { return [] }
        fillBuffer(with: item, of: text)
        let features = item.features.map {
            hb_feature_t(
                tag: openTypeTag($0.tag), value: UInt32(clamping: $0.value), start: 0, end: UInt32.max)
        }
        // Named, so that no variable of the environment puts another shaper in its place.
        _ = unsafe "ot".withCString { name in
            let shapers = unsafe [name, nil]
            return unsafe hb_shape_full(font.pointer, buffer, features, UInt32(features.count), shapers)
        }
        precondition(unsafe hb_buffer_allocation_successful(buffer) != 0, "out of memory while shaping")
        return glyphs(from: context(of: item.range, in: text).lowerBound)
    }

    private func fillBuffer(with item: ShapingItem, of text: [UInt8]) {
        recycleBuffer()
        let context = context(of: item.range, in: text)
        var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
        if startsParagraph(context, in: text) { flags |= HB_BUFFER_FLAG_BOT.rawValue }
        if endsParagraph(context, in: text) { flags |= HB_BUFFER_FLAG_EOT.rawValue }
        unsafe hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
        unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        unsafe hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(item.script.tag))
        unsafe hb_buffer_set_language(buffer, language(item.language))
        unsafe text.withUnsafeBytes { bytes in
            let start = unsafe bytes.baseAddress?.advanced(by: context.lowerBound)
            unsafe hb_buffer_add_utf8(
                buffer, start?.assumingMemoryBound(to: CChar.self), Int32(context.count),
                UInt32(item.range.lowerBound - context.lowerBound), Int32(item.range.count))
        }
    }

    private func glyphs(from start: Int) -> [ShapedGlyph] {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            let info = unsafe infos[index]
            let position = unsafe positions[index]
            return ShapedGlyph(
                id: info.codepoint, cluster: start + Int(info.cluster), advance: position.x_advance,
                xOffset: position.x_offset, yOffset: position.y_offset,
                isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
        }
    }

    /// Empties the buffer, and gives its memory back after a very long item.
    private func recycleBuffer() {
        if unsafe hb_buffer_get_length(buffer) > 65_536 {
            unsafe hb_buffer_destroy(buffer)
            unsafe buffer = hb_buffer_create()
        } else {
            unsafe hb_buffer_clear_contents(buffer)
        }
    }

    private func language(_ tag: String) -> hb_language_t? {
        if unsafe lastLanguage.tag != tag {
            unsafe lastLanguage = (tag, tag.isEmpty ? nil : hb_language_from_string(tag, -1))
        }
        return unsafe lastLanguage.value
    }
}
