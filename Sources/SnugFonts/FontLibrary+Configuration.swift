public import SnugText

extension FontLibrary {
    /// Where a library takes its fonts from.
    public struct Configuration: Hashable, Sendable {
        /// Fonts that join the front of every list.
        public var extraFiles: [FontReference]
        /// Folders whose fonts, and those in folders below, are found by family and tried for missing characters.
        public var directories: [String]
        /// Whether the system's fonts are looked for; they differ from machine to machine.
        public var usesSystemFonts: Bool
        /// The largest font file that is opened, in bytes, packed or unpacked.
        public var maximumFileSize: Int

        /// Makes a configuration; by default the built-in font and the system's, and files of at most 64 MB.
        public init(
            extraFiles: [FontReference] = [], directories: [String] = [], usesSystemFonts: Bool = true,
            maximumFileSize: Int = 64 << 20
        ) {
            self.extraFiles = extraFiles
            self.directories = directories
            self.usesSystemFonts = usesSystemFonts
            self.maximumFileSize = maximumFileSize
        }
    }
}
