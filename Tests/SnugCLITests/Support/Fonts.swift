import Foundation
import SnugTestSupport

/// The fonts for tests.
enum Fonts {
    static let folder = Repository.fonts.path
    static let hebrew = folder + "/NotoSansHebrew-Subset.ttf"
    static let thai = folder + "/NotoSansThai-Subset.ttf"
    static let collection = folder + "/NotoSansHebrewThai.ttc"
    static let truncated = folder + "/truncated.ttf"
    static let noFont = folder + "/not-a-font.ttf"
}

/// The specs of pictures on record.
enum Goldens {
    static let folder = Repository.goldens.path
}
