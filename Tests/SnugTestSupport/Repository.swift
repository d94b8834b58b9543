public import Foundation

/// The folders of the checkout that the tests stand in.
public enum Repository {
    /// The top folder.
    public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Specs of pictures and the pictures that they must give.
    public static let goldens = root.appending(path: "Tests/Goldens")

    /// Example programs, the specs that tell the same, and the pictures that they must give.
    public static let examples = root.appending(path: "Examples")

    /// Small fonts for tests.
    public static let fonts = root.appending(path: "Tests/Fonts")
}
