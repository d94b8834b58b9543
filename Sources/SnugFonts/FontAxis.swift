internal import CHarfBuzz
internal import SnugText

/// An axis along which a variable face changes.
struct FontAxis: Hashable {
    /// The axis' tag.
    var tag: UInt32
    /// The smallest setting.
    var minimum: Double
    /// The setting that the face has by itself.
    var normal: Double
    /// The largest setting.
    var maximum: Double

    /// A wished-for setting as far as the axis goes.
    func clamped(_ value: Double) -> Double {
        value.isNaN ? normal : max(minimum, min(maximum, value))
    }
}

/// The axes of a face in the order of its `fvar` table.
@unsafe func readAxes(of face: OpaquePointer) -> [FontAxis] {
    var count = unsafe hb_ot_var_get_axis_count(face)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    unsafe hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
        FontAxis(
            tag: $0.tag, minimum: Double($0.min_value), normal: Double($0.default_value),
            maximum: Double($0.max_value))
    }
}

/// The settings of a face's named instances, one number for each axis.
@unsafe func readNamedInstances(of face: OpaquePointer, axisCount: Int) -> [[Double]] {
    let instances = unsafe 0..<hb_ot_var_get_named_instance_count(face)
    return instances.map { instance in
        var count = UInt32(axisCount)
        var settings = [Float](repeating: 0, count: axisCount)
        unsafe hb_ot_var_named_instance_get_design_coords(face, instance, &count, &settings)
        return settings.map { Double($0) }
    }
}

extension FontFace {
    /// Where each axis stands for a description.
    ///
    /// After CSS Fonts 4, section 7: weight, width and slant set `wght`, `wdth`, and `ital` or else `slnt`, as far as
    /// the axes go; explicit settings win. A named instance (counted from 1) stands for weight, width and slant.
    func settings(for description: FontDescription, namedInstance: Int) -> [Double] {
        let hasItalicAxis = axes.contains { $0.tag == openTypeTag("ital") }
        let wished: [Double?]
        if namedInstance > 0, namedInstance <= namedInstances.count {
            wished = namedInstances[namedInstance - 1]
        } else {
            wished = axes.map { axis in
                switch axis.tag {
                case openTypeTag("wght"): description.weight
                case openTypeTag("wdth"): description.width
                case openTypeTag("ital"): description.isItalic ? 1 : 0
                case openTypeTag("slnt"):
                    hasItalicAxis ? nil : description.isItalic ? axis.italicSlant : 0
                default: nil
                }
            }
        }
        return zip(axes, wished).map { axis, wish in
            let explicit = description.variations.last { openTypeTag($0.tag) == axis.tag }?.value
            return axis.clamped(explicit ?? wish ?? axis.normal)
        }
    }

    /// Whether the face leans at these settings, by its axes or by its design.
    func isSlanted(at settings: [Double]) -> Bool {
        traits.slant != .upright
            && (traits.slant != .anySlant
                || zip(axes, settings).contains { axis, setting in
                    (axis.tag == openTypeTag("ital") || axis.tag == openTypeTag("slnt")) && setting != 0
                })
    }
}

extension FontAxis {
    /// How far an italic leans on an axis of slant: CSS' 14 degrees to the right, which `slnt` counts as negative.
    ///
    /// Some faces count the other way round.
    fileprivate var italicSlant: Double { minimum < 0 ? -14 : 14 }
}
