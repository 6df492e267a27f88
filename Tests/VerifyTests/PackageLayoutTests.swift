import Core
import Foundation
import TestSupport
import Testing

@testable import Verify

/// Files of each target, as SwiftPM says it of the same folder.
@Suite("The targets of a package")
struct PackageLayoutTests {
    /// Kind and files of a module by its name.
    private typealias Modules = [String: [String]]

    private static func ours(_ folder: String) throws -> Modules {
        let modules = try PackageSources(in: folder).modules.map { module in
            let files = module.files.map { $0.path.replacing(folder + "/", with: "") }.sorted()
            return (module.name, [module.isTest ? "test" : "library"] + files)
        }
        return Dictionary(uniqueKeysWithValues: modules)
    }

    private static func swiftPM(_ folder: String) async throws -> Modules {
        let targets = try #require(try await SwiftPM.description(of: folder)?["targets"] as? [[String: Any]])
        var modules: Modules = [:]
        for target in targets {
            let name = try #require(target["c99name"] as? String)
            let kind = try #require(target["type"] as? String)
            let path = try #require(target["path"] as? String)
            let files = try #require(target["sources"] as? [String])
            guard ["library", "executable", "test"].contains(kind) else { continue }
            let prefix = path == "." || path.isEmpty ? "" : path + "/"
            modules[name] = [kind == "test" ? "test" : "library"] + files.map { prefix + $0 }.sorted()
        }
        return modules
    }

    private static let packages: [(manifest: String, files: [String])] = [
        (
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit",
                targets: [
                    .target(name: "Kit-UI", dependencies: ["Core", .target(name: "Deep")], path: "KitUI/Sources"),
                    .target(name: "Core", path: "./Modules/Core/", exclude: ["Old", "notes.swift"], sources: nil),
                    .target(name: "Deep", path: "Modules/Deep", sources: ["one", "two/b.swift"]),
                    .executableTarget(name: "Tool"),
                    Target.target(
                        name: "Rich",
                        dependencies: ["Core"],
                        resources: [.process("Resources"), .copy("Templates/swift"), .embedInCode("raw.txt")]
                    ),
                    .testTarget(name: "CoreTests", dependencies: [.byName(name: "Core")]),
                    .testTarget(name: "Others", dependencies: [], path: "KitUI/Tests"),
                ]
            )
            """,
            [
                "KitUI/Sources/a.swift", "KitUI/Sources/Inner/b.swift", "KitUI/Tests/t.swift", "Modules/Core/a.swift",
                "Modules/Core/Old/b.swift", "Modules/Core/notes.swift", "Modules/Core/New/Old/c.swift",
                "Modules/Deep/one/a.swift", "Modules/Deep/one/in/c.swift", "Modules/Deep/two/a.swift",
                "Modules/Deep/two/b.swift", "Modules/Deep/d.swift", "Sources/Tool/main.swift", "Sources/Rich/a.swift",
                "Sources/Rich/Resources/data.json", "Sources/Rich/Templates/swift/c.swift",
                "Sources/Rich/Templates/d.swift", "Sources/Rich/raw.txt", "Tests/CoreTests/t.swift",
                "Sources/Rich/Guide.docc/code.swift", "Sources/Rich/Play.playground/Contents.swift",
            ]
        ),
        (
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "One", targets: [.target(name: "One"), .testTarget(name: "OneTests", dependencies: ["One"])])
            """,
            ["Sources/a.swift", "Sources/Views/b.swift", "Tests/t.swift"]
        ),
        (
            """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(name: "Root", targets: [.target(name: "Root", path: ".", exclude: ["Tests"])])
            package.targets.append(.testTarget(name: "RootTests", dependencies: [.target(name: "Root")]))
            package.targets += [.target(name: "Elsewhere", path: "src/Elsewhere")]
            package.targets[0].exclude.append("src")
            """,
            ["a.swift", "Views/b.swift", "Tests/RootTests/t.swift", "src/Elsewhere/e.swift"]
        ),
        (
            "// swift-tools-version:5.5\nimport PackageDescription\nlet package = Package(name: \"S\", targets: [.target(name: \"S\"), .testTarget(name: \"T\", dependencies: [\"S\"])])",
            ["src/S/a.swift", "Sources.md", "src/T/t.swift"]
        ),
    ]

    @Test("have the files that SwiftPM finds", .startsCompiler, arguments: packages.indices)
    func files(_ index: Int) async throws {
        let (manifest, paths) = Self.packages[index]
        try await PackageFolder.with(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })) { folder in
            try folder.write(manifest, to: "Package.swift")
            let ours = try Self.ours(folder.path)
            #expect(ours == (try await Self.swiftPM(folder.path)))
            #expect(try PackageSources(in: folder.path).messages.isEmpty)
        }
    }

    /// A manifest with targets, as people write them.
    private static func manifest(_ targets: String) -> String {
        "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\n\(targets)\n])"
    }

    @Test("with resources have a bundle, whatever these are")
    func resources() throws {
        let targets = """
            .target(name: "A", resources: [.process("Icons")]), .target(name: "B", resources: []), .target(name: "C"),
            .target(name: "D", resources: computed), .target(name: "E"), .target(name: "F", exclude: ["en.lproj"])
            """
        let files = [
            "Sources/A/a.swift", "Sources/B/a.swift", "Sources/C/a.swift", "Sources/C/Words.xcstrings",
            "Sources/D/a.swift",
            "Sources/E/a.swift", "Sources/E/en.lproj/a.strings", "Sources/F/a.swift", "Sources/F/en.lproj/a.strings",
        ]
        try PackageFolder.with(Dictionary(uniqueKeysWithValues: files.map { ($0, "") })) { folder in
            try folder.write(Self.manifest(targets), to: "Package.swift")
            let modules = try PackageSources(in: folder.path).modules
            #expect(modules.filter(\.hasResources).map(\.name) == ["A", "C", "D", "E"])
        }
    }

    @Test("that are nowhere, lead out of the package or are computed are told with their place")
    func places() throws {
        let targets = """
            .target(name: "Here"),
            .target(name: "Gone"),
              .target(name: "Out", path: "../Out"), .target(name: "Root", path: "/etc"),
            .target(name: "Computed", path: base + "/Computed"),
            .plugin(name: "Lint", capability: .buildTool()), .binaryTarget(name: "Bin", path: "Bin.xcframework"),
            """
        let files = [
            "Sources/Here/a.swift", "Sources/Beside/a.swift", "Plugins/Lint/a.swift", "Tests/HereTests/a.swift",
        ]
        try PackageFolder.with(Dictionary(uniqueKeysWithValues: files.map { ($0, "") })) { folder in
            try folder.write(Self.manifest(targets), to: "Package.swift")
            let sources = try PackageSources(in: folder.path)
            let told = sources.messages.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.severity)" }
            #expect(told == ["7:2 warning", "5:2 error", "6:4 error", "6:42 error"])
            // Files that no target names are checked as they were before there was a manifest.
            #expect(sources.modules.map(\.name) == ["Beside", "Here", "HereTests"])
            #expect(sources.skipped == [folder.path + "/Plugins/Lint"])
        }
    }

    @Test("behind a link are not followed")
    func links() throws {
        try PackageFolder.with(["real/a.swift": ""]) { folder in
            try folder.write(Self.manifest(".target(name: \"A\", path: \"link/in\")"), to: "Package.swift")
            try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "/etc")
            let sources = try PackageSources(in: folder.path)
            #expect(sources.modules.isEmpty && sources.skipped == [folder.path + "/link"])
        }
    }

    @Test("of a manifest that is cut anywhere are read without a fault")
    func beginnings() {
        let manifest = Array(Self.packages[0].manifest.utf8)
        for end in manifest.indices { _ = PackageManifest(Array(manifest[..<end])) }
    }
}
