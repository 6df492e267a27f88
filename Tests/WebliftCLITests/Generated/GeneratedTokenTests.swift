import Foundation
import TestSupport
import Testing

@Suite("Design tokens of all formats compile, however many they are", .startsCompiler)
struct GeneratedTokenTests {
    private let folder = TemporaryFolder()
    private static let files = Shared.project.appending(path: "Tests/TokenFiles")
    private static let library = [
        GeneratedInputs.sample.appending(path: "custom-elements.json").path, "--only", "elvt-chip,elvt-breadcrumb",
    ]

    @Test(
        "the hand-made files of each format",
        arguments: ["css", "scss", "dtcg", "studio", "style-dictionary", "shadcn"].map { "whole-\($0)" }
    )
    func formats(_ name: String) async throws {
        let package = try await GeneratedPackage(
            Self.library + ["--tokens", Self.files.appending(path: name).path],
            in: folder
        )
        try await package.expectFormat()
        try package.expectUse()
        try await package.expectTypes()
    }

    /// Two thousand tokens take the compiler about twice as long as the support code alone. Were they elements of one
    /// literal, or literals of several types with operators between them, it would be stopped after minutes.
    @Test("two thousand tokens in two appearances, in a few times the time that none take", .onlyProof)
    func many() async throws {
        try folder.write(ManyTokens.css(2_000), to: "many.css")
        try folder.write(ManyTokens.css(1), to: "one.css")
        var packages: [GeneratedPackage] = []
        for name in ["one", "many"] {
            packages.append(
                try await GeneratedPackage(
                    Self.library + ["--tokens", folder.path("\(name).css"), "--emit", "tokens"],
                    in: folder,
                    as: name
                )
            )
        }
        // Once before, so that the modules of the system are there for both.
        try await packages[0].expectTypes()
        var times = [Duration.seconds(600), .seconds(600)]
        for _ in 0..<2 {
            for (index, package) in packages.enumerated() {
                // What is remembered would take no time at all.
                times[index] = min(times[index], try await package.expectTypes(isFresh: true))
            }
        }
        let declarations = try packages[1].bytes().filter { $0.key.hasSuffix(".swift") }.values.map { bytes in
            String(decoding: bytes, as: UTF8.self).split(separator: "\n")
                .count { $0.contains("public static let ") && $0.hasPrefix("    ") }
        }
        #expect(declarations.reduce(0, +) >= 2_000)
        #expect(times[1] < times[0] * 6, "\(times[1]) for two thousand, \(times[0]) for one")
    }
}
