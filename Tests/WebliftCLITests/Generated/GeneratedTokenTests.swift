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
        let words = Self.library + ["--tokens", Self.files.appending(path: name).path]
        let package = try await GeneratedPackage(words, in: folder)
        try await package.expectFormat()
        try package.expectUse()
        try await package.expectTypes()
    }

    /// Two thousand tokens take the compiler about twice as long as the support code alone. Were they elements of one
    /// literal, or literals of several types with operators between them, it would be stopped after minutes.
    @Test("two thousand tokens in two appearances, in a few times the time that none take", .onlyProof)
    func many() async throws {
        try folder.write(Self.css(2_000), to: "many.css")
        try folder.write(Self.css(1), to: "one.css")
        var packages: [GeneratedPackage] = []
        for name in ["one", "many"] {
            let words = Self.library + ["--tokens", "\(name).css", "--emit", "tokens"]
            packages.append(try await GeneratedPackage(words, in: folder, as: name))
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

    /// Values, references, calculations, shadows and borders, in two appearances.
    private static func css(_ count: Int) -> String {
        var light: [String] = []
        var dark: [String] = []
        for number in 0..<count {
            let own = number / 10
            let fill = "var(--elvt-alias-fill-f\(own))"
            switch number % 10 {
            case 0: light.append("--elvt-primitives-color-c\(own): #\(hex(own * 65_793));")
            case 1: light.append("--elvt-primitives-size-s\(own): \(own + 1)px;")
            case 2:
                light.append("--elvt-alias-fill-f\(own): var(--elvt-primitives-color-c\(own));")
                dark.append("--elvt-alias-fill-f\(own): #\(hex(own * 4_369));")
            case 3:
                let size = "var(--elvt-primitives-size-s\(own))"
                light.append("--elvt-alias-space-p\(own): calc(\(size) * 2 + 1px - 3px / 2);")
            case 4: light.append("--elvt-alias-shade-h\(own): 0 1px 2px \(fill), inset 0 2px 4px 1px #000;")
            case 5:
                light.append("--elvt-alias-line-l\(own): 1px solid \(fill);")
                dark.append("--elvt-alias-line-l\(own): 2px dashed \(fill);")
            default:
                light.append("--elvt-component-chip-x\(number): \(fill);")
                if number % 2 == 0 { dark.append("--elvt-component-chip-x\(number): var(--elvt-alias-fill-f0);") }
            }
        }
        return ":root {\n\(light.joined(separator: "\n"))\n}\n.dark {\n\(dark.joined(separator: "\n"))\n}\n"
    }

    private static func hex(_ number: Int) -> String { String(format: "%06x", number % 0xFFFFFF) }
}
