import Foundation
import TestSupport
import Testing

@Suite("The manifest of a generated package", .startsCompiler)
struct ManifestTests {
    private let folder = TemporaryFolder()
    private static let targets = [15, 16, 17, 18, 26, 27]

    @Test("is loaded by the package manager for each iOS, and is the same in both sets", arguments: targets)
    func loads(_ target: Int) async throws {
        var manifests: Set<[UInt8]> = []
        for templateSet in GeneratedOutputTests.templateSets {
            let package = try await GeneratedPackage(
                ["weblift:sample", "--only", "elvt-divider"],
                templateSet: templateSet,
                target: target,
                in: folder,
                as: templateSet
            )
            manifests.insert(try #require(try package.bytes()["Package.swift"]))
        }
        #expect(manifests.count == 1)
        #expect(try await platform(of: "elevate") == "\(target).0")
    }

    @Test("of another iOS, or of version 0.1, becomes that of today and keeps what a team added")
    func updated() async throws {
        let words = ["generate", "weblift:sample", "--only", "elvt-divider", "--out", "out"]
        func generate(_ target: Int, _ more: [String] = []) async throws -> ProgramRun {
            try folder.write(#"{"deploymentTarget": \#(target)}"#, to: "weblift.json")
            return try await folder.run(words + more)
        }
        #expect(try await generate(26).ending == .exit(0))
        let manifest = try self.manifest()
        try folder.write(
            manifest.replacing(".iOS(\"26.0\")]", with: ".iOS(\"26.0\"), .macOS(.v15)]"),
            to: "out/Package.swift"
        )
        #expect(try await generate(27).ending == .exit(0))
        #expect(try self.manifest().contains("platforms: [.iOS(\"27.0\"), .macOS(.v15)]"))
        #expect(try await platform(of: "out") == "27.0")
        // What can't be brought in is told, and does not make the run fail.
        let theirs = try self.manifest().replacing(".iOS(\"27.0\")", with: ".iOS(.v17)")
        try folder.write(theirs, to: "out/Package.swift")
        let run = try await generate(18, ["--diagnostics", "all"]).exits(0)
        #expect(run.errorText.contains("out/Package.swift:6:1") && run.errorText.contains("generated today: "))
        #expect(try self.manifest() == theirs)
    }

    private func manifest() throws -> String { try folder.text("out/Package.swift") }

    /// The version of iOS that the package manager reads.
    private func platform(of package: String) async throws -> String? {
        let run = try await folder.run(
            ["swift", "package", "--package-path", package, "dump-package"],
            program: "/usr/bin/env",
            environment: GeneratedPackage.environment,
            timeLimit: 600
        ).exits(0)
        let dump = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
        let platforms = dump?["platforms"] as? [[String: Any]] ?? []
        return platforms.first { $0["platformName"] as? String == "ios" }?["version"] as? String
    }
}
