import Core
import Foundation
import TestSupport
import Testing

@testable import Verify

/// Messages about a manifest beside what SwiftPM does with it.
@Suite("A manifest is checked as SwiftPM loads it", .startsCompiler, .needsSurface)
struct ManifestCompilerTests {
    private static func messages(_ folder: String) async throws -> [CompilerMessage] {
        let setup = try await SharedSurface.surface.setup(for: .standard)
        return try await Waiting.forCompiler {
            let verdicts = Verdicts(in: setup.verdicts, isRead: true)
            return try setup.manifests?.messages(in: folder, setup, verdicts) ?? []
        }
    }

    private static func manifest(_ version: String, _ platforms: String) -> String {
        """
        // swift-tools-version: \(version)
        import PackageDescription

        let package = Package(
            name: "Kit",
            platforms: [\(platforms)],
            targets: [.target(name: "Kit")]
        )
        """
    }

    private static let few = [
        ("6.0", ".iOS(.v26)"), ("6.2", ".iOS(.v26)"), ("6.0", ".iOS(\"26.0\")"), ("6.0", ".iOS(\"27\")"),
        ("6.0", ".macOS(\"x\")"),
    ]

    private static var all: [(String, String)] {
        let versions = ["5.5", "5.7", "5.9", "5.10", "6.0", "6.1", "6.2"]
        let platforms = [
            ".iOS(.v13)", ".iOS(.v16)", ".iOS(.v17), .macOS(.v14)", ".iOS(.v18)", ".iOS(.v26)", ".iOS(.v27)",
            ".iOS(.v99)", ".visionOS(.v1)", ".iOS(26)",
        ]
        let texts =
            ["15", "16.4", "26.0", "27.0.1", "27.0.1.2", "27.0.1.x", "27.0.1.", "27.x", "27.-1", "1.9", "", "v26"]
            .map { ".iOS(\"\($0)\")" } + [".macOS(\"9.9\")", ".watchOS(\"2\")", ".tvOS(\"8\")"]
        return few + versions.flatMap { version in (platforms + texts).map { (version, $0) } }
    }

    @Test("each version of the tools with each of a system", arguments: Loop.tries(few, of: all))
    func pairs(version: String, platforms: String) async throws {
        try await PackageFolder.with(["Package.swift": Self.manifest(version, platforms)]) { folder in
            let messages = try await Self.messages(folder.path)
            let isLoaded = try await SwiftPM.manifest(in: folder.path) != nil
            #expect(isLoaded == !messages.contains { $0.severity == .error }, "\(messages)")
            #expect(messages.allSatisfy { $0.location?.line == 6 }, "\(messages)")
            #expect(messages.allSatisfy { $0.location?.file.typed == folder.path + "/Package.swift" })
        }
    }

    @Test("what else SwiftPM refuses is told, and what it takes is not")
    func others() async throws {
        let right = Self.manifest("6.0", ".iOS(.v16)")
        let texts = [
            right.replacing("import PackageDescription", with: "import PackageDescription\nimport Foundation"),
            right.replacing("// swift-tools-version: 6.0\n", with: ""),
            right.replacing("name: \"Kit\",", with: "nome: 1,"),
            "\n" + right, right.replacing("swift-tools-version: 6.0", with: "SWIFT-TOOLS-VERSION:6.0;x"),
            right.replacing(".target(name: \"Kit\")", with: "Nowhere.target"),
        ]
        for text in texts {
            try await PackageFolder.with(["Package.swift": text]) { folder in
                let isWrong = try await Self.messages(folder.path).contains { $0.severity == .error }
                #expect(isWrong == (try await SwiftPM.manifest(in: folder.path) == nil), "\(text)")
            }
        }
    }

    @Test("one for a newer SwiftPM is not known, and a folder without one is no fault")
    func newer() async throws {
        try await PackageFolder.with(["Package.swift": Self.manifest("99.0", ".iOS(.v99)")]) { folder in
            #expect(try await Self.messages(folder.path).map(\.severity) == [.warning])
            try folder.remove("Package.swift")
            #expect(try await Self.messages(folder.path) == [])
        }
    }

    @Test("a package is not well whose manifest is not loaded")
    func package() async throws {
        let files = ["Package.swift": Self.manifest("6.0", ".iOS(.v26)"), "Sources/Kit/a.swift": "let a = 1"]
        try await PackageFolder.with(files) { folder in
            let result = try await SharedSurface.check(folder.path)
            #expect(result.messages.isEmpty && result.manifest.map(\.severity) == [.error])
        }
    }
}

@Suite("The oldest iOS of a package")
struct ManifestTargetTests {
    @Test(
        "is read in its manifest, where that names one from 13 on",
        arguments: [
            ("platforms: [.macOS(.v12), .iOS(.v16)]", "16"), ("platforms: [.iOS(\"16.4\"), .tvOS(.v15)]", "16.4"),
            ("platforms: [\n  .iOS( .v15_4 ) // .iOS(.v17)\n]", "15.4"), ("platforms: [.iOS(.v12)]", nil),
            ("// .iOS(.v16)", nil),
            ("\".iOS(.v16)\"", nil), (".iOS(", nil), (".iOS(.v16", nil), ("", nil),
        ] as [(String, String?)]
    )
    func target(manifest: String, target: String?) throws {
        try PackageFolder.with([:]) { folder in
            #expect(ManifestTarget.of(folder.path) == nil)
            try folder.write(manifest, to: "Package.swift")
            #expect(ManifestTarget.of(folder.path)?.description == target)
        }
    }
}
