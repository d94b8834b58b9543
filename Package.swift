// swift-tools-version: 6.2

import PackageDescription

// Every target is built with the same strictness; a target adds nothing of its own.
let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + ["SnugTestSupport"], resources: resources,
        swiftSettings: strict)
}

// The built-in looks, compiled into the library as they are.
let styles: [Resource] = [
    "badge", "classic-dark", "classic", "glass", "lower-third", "neon", "outline", "player", "quote", "social", "soft",
    "strong", "subtitle", "typewriter",
].map { .embedInCode("Styles/\($0).json") }

let package = Package(
    name: "Snug",
    products: [
        .library(name: "Snug", targets: ["Snug"]),
        .library(name: "SnugGeometry", targets: ["SnugGeometry"]),
        .executable(name: "snug", targets: ["SnugCLI"]),
    ],
    targets: [
        // C libraries: a module map and a shim header each, nothing else.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CICULibrary", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
        .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
        .systemLibrary(name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CSPNG", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
        .systemLibrary(name: "CJPEGLibrary", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
        // ICU, whose own headers must not meet those inside Foundation.
        .target(name: "CICU", dependencies: ["CICULibrary"]),
        // libjpeg-turbo, whose errors are long jumps that must not cross Swift.
        .target(name: "CJPEG", dependencies: ["CJPEGLibrary"]),
        // The font that is compiled into the library.
        .target(name: "CBuiltInFont"),

        // Values and arithmetic.
        library("SnugGeometry"),
        library("SnugPixels"),
        library("SnugText", ["SnugGeometry"]),
        library("SnugScene", ["SnugGeometry", "SnugPixels"]),
        library("SnugComposition", ["SnugGeometry", "SnugPixels", "SnugText", "SnugScene"]),

        // The outside world, one library each.
        library("SnugUnicode", ["SnugText", "CICU", "CFriBidi", "CPCRE2"]),
        library("SnugFonts", ["SnugGeometry", "SnugPixels", "SnugText", "CCairo", "CHarfBuzz", "CBuiltInFont"]),
        library("SnugImages", ["SnugPixels", "CDeflate", "CSPNG", "CJPEG"]),
        library("SnugCairo", ["SnugGeometry", "SnugPixels", "SnugScene", "CCairo"]),
        library("SnugSVG", ["SnugGeometry", "SnugPixels", "SnugScene"]),
        library("SnugFiles"),

        // The library and the tool.
        .target(
            name: "Snug",
            dependencies: [
                "SnugGeometry", "SnugPixels", "SnugText", "SnugScene", "SnugComposition",
                "SnugUnicode", "SnugFonts", "SnugImages", "SnugCairo", "SnugSVG", "SnugFiles",
            ],
            resources: styles, swiftSettings: strict),
        .executableTarget(
            name: "SnugCLI", dependencies: ["Snug", "SnugFiles"], swiftSettings: strict),

        // What Examples/*.json draw, in Swift.
        .target(
            name: "Examples", dependencies: ["Snug"], path: "Examples/Swift", swiftSettings: strict),

        // Tests.
        .target(name: "SnugTestSupport", path: "Tests/SnugTestSupport", swiftSettings: strict),
        // Prints the times of the stages.
        .executableTarget(
            name: "StageTimes",
            dependencies: ["Snug", "SnugComposition", "SnugCairo", "SnugFonts", "SnugImages", "SnugUnicode"],
            path: "Benchmarks/Stages", swiftSettings: strict),
        // Prints the time of a blur.
        .executableTarget(
            name: "BlurTime", dependencies: ["SnugCairo", "SnugScene", "SnugGeometry", "SnugPixels"],
            path: "Benchmarks/Blur", swiftSettings: strict),
        // Draws Tests/Goldens/sheet.png.
        .executableTarget(
            name: "GoldenSheet", dependencies: ["Snug", "SnugImages", "SnugTestSupport"], path: "Tests/GoldenSheet",
            swiftSettings: strict),
        tests("SnugGeometryTests", ["SnugGeometry"], resources: [.copy("OutlineCases")]),
        tests("SnugPixelsTests", ["SnugPixels"]),
        tests("SnugTextTests", ["SnugText", "SnugGeometry"]),
        tests("SnugUnicodeTests", ["SnugUnicode", "SnugText"]),
        tests("SnugFontsTests", ["SnugFonts", "SnugText", "SnugGeometry", "SnugPixels"]),
        // What the tests of files start as a process of its own.
        .executableTarget(
            name: "SnugFilesHelper", dependencies: ["SnugFiles"], path: "Tests/SnugFilesHelper",
            swiftSettings: strict),
        tests("SnugFilesTests", ["SnugFiles", "SnugFilesHelper"]),
        tests("SnugImagesTests", ["SnugImages", "SnugPixels"], resources: [.copy("Pictures")]),
        tests("SnugCairoTests", ["SnugCairo", "SnugScene", "SnugGeometry", "SnugPixels"]),
        tests(
            "SnugSVGTests",
            ["SnugSVG", "Snug", "SnugCairo", "SnugImages", "SnugScene", "SnugGeometry", "SnugPixels"]),
        tests("SnugCompositionTests", ["SnugComposition", "SnugGeometry", "SnugPixels", "SnugText", "SnugScene"]),
        tests("SnugTests", ["Snug", "SnugImages", "SnugScene", "Examples"]),
        tests("SnugCLITests", ["SnugCLI", "Snug", "SnugImages", "SnugFiles"]),
        tests("ArchitectureTests", []),
        // What `make conformance` runs.
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["Snug", "SnugGeometry", "SnugText", "SnugUnicode", "SnugFonts", "SnugTestSupport"],
            path: "Tests/Conformance",
            exclude: [
                "README.md", "line-break-differences.txt", "pango-wraps.py", "paragraphs", "width-samples.tsv",
                "wrap-differences.txt",
            ],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
