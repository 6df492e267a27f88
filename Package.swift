// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Tests run these modules so often that debug builds optimize them. `Ingest` and `Generate` are none of them: with both, building
/// everything took 234 seconds longer on two cores, and a run of the tests about one minute less.
/// `WEBLIFT_UNOPTIMIZED=1 swift build` is for debuggers, and for `make demo`.
let often: [SwiftSetting] =
    Context.environment["WEBLIFT_UNOPTIMIZED"] == nil
    ? strict + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
    : strict

let package = Package(
    name: "weblift",
    // The first that has clocks and durations, and Foundation's URL as it is used here.
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "weblift", targets: ["weblift"])
    ],
    targets: [
        // Libraries of the system.
        .systemLibrary(
            name: "CMarkGFM",
            path: "System/CMarkGFM",
            pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]
        ),
        .systemLibrary(
            name: "CLibXML2",
            path: "System/CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),

        // The pipeline, in the order of the data.
        .target(name: "Core", swiftSettings: often),
        .target(name: "Documents", dependencies: ["Core", "CMarkGFM", "CLibXML2"], swiftSettings: often),
        .target(name: "WebModel", dependencies: ["Core"], swiftSettings: often),
        .target(name: "Tokens", dependencies: ["Core"], swiftSettings: strict),
        .target(name: "Ingest", dependencies: ["Core", "Documents", "WebModel", "Tokens"], swiftSettings: strict),
        .target(name: "SwiftModel", dependencies: ["Core", "WebModel"], swiftSettings: often),
        .target(
            name: "Translate",
            dependencies: ["Core", "Documents", "WebModel", "SwiftModel"],
            swiftSettings: often
        ),
        .target(
            name: "Releases",
            dependencies: ["Core", "WebModel", "SwiftModel", "Translate", "Tokens"],
            swiftSettings: strict
        ),
        .target(name: "Package", dependencies: ["Core", "WebModel", "SwiftModel"], swiftSettings: often),
        .target(
            name: "Generate",
            dependencies: [
                "Core", "Documents", "WebModel", "SwiftModel", "Tokens", "Releases", "Package", "CLibXML2",
            ],
            swiftSettings: strict,
            plugins: ["EmbedFiles"]
        ),
        .target(
            name: "AppCode",
            dependencies: ["Core", "Documents", "WebModel", "SwiftModel", "Translate", "Generate", "Releases"],
            swiftSettings: strict
        ),
        .target(
            name: "Reports",
            dependencies: [
                "Core", "Documents", "WebModel", "SwiftModel", "Translate", "Tokens", "Package", "Generate", "Releases",
                "AppCode",
            ],
            swiftSettings: strict
        ),
        .target(name: "Verify", dependencies: ["Core", "SwiftModel"], swiftSettings: strict),
        .target(
            name: "WebliftCLI",
            dependencies: [
                "Core", "Documents", "WebModel", "Tokens", "Ingest", "SwiftModel", "Translate", "Package", "Generate",
                "Releases", "AppCode", "Reports", "Verify",
            ],
            swiftSettings: strict,
            plugins: ["EmbedFiles"]
        ),
        .executableTarget(
            name: "weblift",
            dependencies: ["Core", "WebliftCLI"],
            swiftSettings: strict
        ),

        // The tool of the build. What it uses is compiled once more for it: it uses nothing.
        .executableTarget(name: "embed", swiftSettings: strict),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed"]),

        // A tool of those who change this package: `make bench`.
        .executableTarget(
            name: "weblift-bench",
            dependencies: ["Core", "WebModel", "Ingest", "Translate", "Releases"],
            path: "Benchmarks/weblift-bench",
            swiftSettings: strict
        ),

        // Readers of bytes that strangers wrote, for `make fuzz` and for the tests that read again what it found.
        .target(
            name: "FuzzedReaders",
            dependencies: [
                "Core", "Documents", "WebModel", "Tokens", "Ingest", "SwiftModel", "Translate", "Package", "Generate",
                "Releases", "AppCode", "WebliftCLI",
            ],
            path: "Fuzzing/FuzzedReaders",
            swiftSettings: strict
        ),

        // Promises, module by module.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        .target(
            name: "TestMarkdown",
            dependencies: ["Core", "Documents"],
            path: "Tests/TestMarkdown",
            swiftSettings: strict
        ),
        .testTarget(name: "CoreTests", dependencies: ["TestSupport", "Core"], swiftSettings: strict),
        .testTarget(
            name: "DocumentsTests",
            dependencies: ["TestSupport", "TestMarkdown", "Core", "Documents"],
            swiftSettings: strict
        ),
        .testTarget(name: "WebModelTests", dependencies: ["TestSupport", "Core", "WebModel"], swiftSettings: strict),
        .testTarget(
            name: "IngestTests",
            dependencies: ["TestSupport", "Core", "Documents", "WebModel", "Ingest"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SwiftModelTests",
            dependencies: ["TestSupport", "Core", "WebModel", "SwiftModel"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "TranslateTests",
            dependencies: ["TestSupport", "Core", "WebModel", "Ingest", "SwiftModel", "Translate"],
            swiftSettings: strict
        ),
        .testTarget(name: "TokensTests", dependencies: ["TestSupport", "Core", "Tokens"], swiftSettings: strict),
        .testTarget(
            name: "PackageTests",
            dependencies: ["TestSupport", "Core", "WebModel", "SwiftModel", "Package"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "AppCodeTests",
            dependencies: [
                "TestSupport", "Core", "Documents", "WebModel", "Ingest", "SwiftModel", "Translate", "Generate",
                "AppCode", "WebliftCLI",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "GenerateTests",
            dependencies: [
                "TestSupport", "TestMarkdown", "Core", "Documents", "WebModel", "Tokens", "Ingest", "SwiftModel",
                "Translate", "Package", "Generate",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ReleasesTests",
            dependencies: [
                "TestSupport", "Core", "Documents", "WebModel", "Tokens", "Ingest", "SwiftModel", "Translate",
                "Package",
                "Generate", "Releases", "Verify",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "VerifyTests",
            // `weblift` is there to be built: the tests run it as a subprocess.
            dependencies: [
                "TestSupport", "weblift", "Core", "Documents", "WebModel", "SwiftModel", "Package", "Generate",
                "Verify",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "WebliftCLITests",
            // `weblift` is there to be built: the tests run it as a subprocess.
            dependencies: [
                "TestSupport", "TestMarkdown", "weblift", "Core", "Documents", "WebModel", "Tokens", "Ingest",
                "SwiftModel", "Translate", "Package", "Generate", "Releases", "AppCode", "Reports", "Verify",
                "WebliftCLI",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "FuzzTests",
            dependencies: ["TestSupport", "FuzzedReaders"],
            exclude: ["Seeds", "Findings"],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)

// It is linked with a library that only the script finds.
if Context.environment["WEBLIFT_FUZZ"] != nil {
    package.targets += [
        .systemLibrary(name: "CFuzzer", path: "Fuzzing/CFuzzer"),
        .executableTarget(
            name: "weblift-fuzz",
            dependencies: ["CFuzzer", "FuzzedReaders"],
            path: "Fuzzing/weblift-fuzz",
            swiftSettings: strict
        ),
    ]
}
