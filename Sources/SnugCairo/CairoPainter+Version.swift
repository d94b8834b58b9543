internal import CCairo

extension CairoPainter {
    /// The version of the cairo library in use, such as `1.16.0`.
    public static var cairoVersion: String {
        unsafe String(cString: cairo_version_string())
    }
}
