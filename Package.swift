// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Tests run these modules so often that debug builds optimize them. `Ingest` and `Render` are none of them: with both, building
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
        // What the system has.
        .systemLibrary(
            name: "CMarkGFM",
            pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]
        ),

        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),

        // The pipeline, in the order of the data.
        .target(name: "SourceText", swiftSettings: often),
        .target(name: "Processes", swiftSettings: strict),
        .target(name: "JSON", dependencies: ["SourceText"], swiftSettings: often),
        .target(name: "WebModel", dependencies: ["SourceText"], swiftSettings: often),
        .target(name: "Markdown", dependencies: ["SourceText", "CMarkGFM"], swiftSettings: often),
        .target(name: "Markup", dependencies: ["SourceText", "CLibXML2"], swiftSettings: often),
        .target(name: "Tokens", dependencies: ["SourceText", "JSON"], swiftSettings: strict),
        .target(
            name: "Ingest",
            dependencies: ["SourceText", "Processes", "JSON", "WebModel", "Markdown", "Tokens"],
            swiftSettings: strict
        ),
        .target(name: "SwiftModel", dependencies: ["SourceText", "WebModel"], swiftSettings: often),
        .target(
            name: "Matrix",
            dependencies: ["SourceText", "Markdown", "WebModel", "SwiftModel"],
            swiftSettings: often
        ),
        .target(name: "Mustache", dependencies: ["SourceText"], swiftSettings: often),
        .target(name: "SwiftOutline", swiftSettings: often),
        .target(
            name: "Workspace",
            dependencies: ["SourceText", "JSON", "WebModel", "SwiftModel", "SwiftOutline"],
            swiftSettings: often
        ),
        .target(
            name: "Icons",
            dependencies: ["SourceText", "JSON", "Markup", "Workspace", "CLibXML2"],
            swiftSettings: strict
        ),
        .target(
            name: "Render",
            dependencies: [
                "SourceText", "JSON", "WebModel", "SwiftModel", "Tokens", "Mustache", "Workspace", "Icons",
            ],
            swiftSettings: strict,
            plugins: ["EmbedFiles"]
        ),
        .target(
            name: "Usage",
            dependencies: ["SourceText", "Markup", "WebModel", "SwiftModel", "Matrix", "Render"],
            swiftSettings: strict
        ),
        .target(
            name: "Docs",
            dependencies: [
                "SourceText", "JSON", "Markdown", "WebModel", "SwiftModel", "Matrix", "Tokens", "Mustache", "Workspace",
                "Render", "Usage", "Changes", "SwiftOutline",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "Changes",
            dependencies: ["SourceText", "WebModel", "SwiftModel", "Matrix", "Tokens", "SwiftOutline"],
            swiftSettings: strict
        ),
        .target(
            name: "Inventory",
            dependencies: ["SourceText", "WebModel", "SwiftModel", "Markup", "Matrix", "Changes"],
            swiftSettings: strict
        ),
        .target(
            name: "Drift",
            dependencies: ["SourceText", "WebModel", "SwiftModel", "Matrix", "SwiftOutline"],
            swiftSettings: strict
        ),
        .target(
            name: "Verify",
            dependencies: ["SourceText", "Processes", "JSON", "SwiftOutline"],
            swiftSettings: strict
        ),
        .target(
            name: "WebliftCLI",
            dependencies: [
                "SourceText", "JSON", "WebModel", "Markdown", "Ingest", "SwiftModel", "Matrix", "Tokens", "Mustache",
                "Markup", "Icons", "Usage", "Render", "Docs", "Changes", "Inventory", "Drift", "Workspace", "Verify",
                "Processes", "SwiftOutline",
            ],
            swiftSettings: strict,
            plugins: ["EmbedFiles"]
        ),
        .executableTarget(
            name: "weblift",
            dependencies: ["WebliftCLI"],
            swiftSettings: strict
        ),

        // The tool of the build. What it uses is compiled once more for it: it uses nothing.
        .executableTarget(name: "embed", swiftSettings: strict),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed"]),

        // Tools for those who change this package: `make matrix`, `make bench`.
        .executableTarget(name: "compile-matrix", dependencies: ["SourceText", "Matrix"], swiftSettings: strict),
        .executableTarget(
            name: "weblift-bench",
            dependencies: ["SourceText", "JSON", "WebModel", "Ingest", "Matrix", "Changes"],
            path: "Benchmarks/weblift-bench",
            swiftSettings: strict
        ),

        // What reads bytes of strangers, for `make fuzz` and for the tests that read again what it found.
        .target(
            name: "FuzzedReaders",
            dependencies: [
                "SourceText", "JSON", "Markup", "WebModel", "Ingest", "Matrix", "Tokens", "Mustache", "SwiftOutline",
                "Workspace", "Icons", "Inventory", "Render", "Changes", "SwiftModel", "WebliftCLI",
            ],
            path: "Fuzzing/FuzzedReaders",
            swiftSettings: strict
        ),

        // What must hold.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        .target(
            name: "TestMarkdown",
            dependencies: ["Markdown", "SourceText"],
            path: "Tests/TestMarkdown",
            swiftSettings: strict
        ),
        .testTarget(name: "CoreTests", dependencies: ["TestSupport", "SourceText", "JSON"], swiftSettings: strict),
        .testTarget(
            name: "DocumentsTests",
            dependencies: ["TestSupport", "TestMarkdown", "Markdown", "Markup", "SourceText"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "WebModelTests",
            dependencies: ["TestSupport", "WebModel", "SourceText"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "IngestTests",
            dependencies: ["TestSupport", "Ingest", "JSON", "Markdown", "WebModel", "SourceText"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SwiftModelTests",
            dependencies: ["TestSupport", "SwiftModel", "WebModel", "SourceText"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "MatrixTests",
            dependencies: ["TestSupport", "Matrix", "SwiftModel", "WebModel", "Ingest", "JSON", "SourceText"],
            swiftSettings: strict
        ),
        .testTarget(name: "TokensTests", dependencies: ["Tokens", "JSON", "SourceText"], swiftSettings: strict),
        .testTarget(
            name: "MustacheTests",
            dependencies: ["TestSupport", "Mustache", "SourceText"],
            swiftSettings: strict
        ),
        .testTarget(name: "SwiftOutlineTests", dependencies: ["TestSupport", "SwiftOutline"], swiftSettings: strict),
        .testTarget(
            name: "WorkspaceTests",
            dependencies: [
                "TestSupport", "Workspace", "SwiftModel", "WebModel", "SwiftOutline", "JSON", "SourceText",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "IconsTests",
            dependencies: ["TestSupport", "Icons", "SourceText"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "AppCodeTests",
            dependencies: [
                "TestSupport", "Usage", "Inventory", "Drift", "Ingest", "Markup", "Matrix", "Render", "SwiftModel",
                "SwiftOutline", "WebModel", "SourceText", "WebliftCLI",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RenderTests",
            dependencies: [
                "TestSupport", "TestMarkdown",
                "Render", "Ingest", "Matrix", "SwiftModel", "Tokens", "WebModel", "Mustache", "Workspace", "SourceText",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ChangesTests",
            dependencies: [
                "TestSupport",
                "Changes", "Ingest", "Matrix", "Render", "Verify", "SwiftModel", "SwiftOutline", "Tokens", "WebModel",
                "Mustache", "Workspace", "SourceText",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "VerifyTests",
            dependencies: [
                // `weblift` is there to be built: the tests run it as a subprocess.
                "TestSupport", "weblift",
                "Verify", "Processes", "Render", "SwiftModel", "SwiftOutline", "WebModel", "Mustache", "Workspace",
                "SourceText",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "WebliftCLITests",
            // `weblift` is there to be built: the tests run it as a subprocess.
            dependencies: [
                "TestSupport", "TestMarkdown",
                "weblift", "WebliftCLI", "Changes", "Docs", "Drift", "Icons", "Ingest", "JSON", "Markdown", "Matrix",
                "SwiftModel", "Usage",
                "WebModel", "Mustache", "Render", "Tokens", "Verify", "Workspace", "SourceText",
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
