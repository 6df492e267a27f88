import Foundation
import TestSupport
import Testing

/// The tokens of charm have no prefix and hardly a value: nearly all are `inherit`, for each brand to say. What they are for
/// stands in their names alone.
@Suite("The tokens of charm", .needs("corpus/wider"))
struct CharmTokensTests {
    private let folder = TemporaryFolder()

    private static var library: String { Shared.file("corpus/wider/manifests/charm.json").path }
    private static var tokens: URL { Shared.file("corpus/wider/tokens/charm-base-theme.css") }

    /// Of the families of names, those whose components charm has: it has no link, heading or form.
    private static let families = [
        (container: "GroupButton", begins: ""), (container: "GroupForm", begins: "control"),
        (container: "GroupMenu", begins: "item"),
    ]

    @Test("draw its components with the values of a brand, 85 of 100 of those whose component it has")
    func share() async throws {
        let css = try String(contentsOf: Self.tokens, encoding: .utf8)
        let own = css.replacing(#/--([a-z-]+): inherit;/#) { "--\($0.1): \(Self.value(of: String($0.1)));" }
        try folder.write(own, to: "t.css")
        try folder.write(#"{"inputs": ["\#(Self.library)"], "tokens": ["t.css"]}"#, to: "weblift.json")
        try await folder.run(["generate", "--out", "out"], timeLimit: 120).exits(0)
        let design = folder.url.appending(path: "out/Sources/ChUI/DesignTokens")
        let declared = try Self.members(
            of: String(contentsOf: design.appending(path: "Generated/ChAliases.swift"), encoding: .utf8)
        )
        let drawn = try Self.references(in: design.appending(path: "Components"))
        let wanted = declared.filter { member in
            Self.families.contains { member.container == $0.container && member.name.hasPrefix($0.begins) }
        }
        let count = wanted.count { drawn.contains("\($0.container).\($0.name)") }
        #expect(wanted.count == 72)
        #expect(count * 100 >= wanted.count * 85, "\(count) of \(wanted.count)")
    }

    /// A value of the kind that the name speaks of.
    private static func value(of name: String) -> String {
        let words = Set(name.split(separator: "-"))
        if words.contains("decoration") { return "underline" }
        if words.contains("shadow") { return "0 1px 2px #000000" }
        if words.contains("family") { return "Inter" }
        if words.contains("weight") { return "600" }
        if words.contains("style") { return "solid" }
        if words.contains("opacity") { return "0.5" }
        if words.contains("color") { return String(format: "#%06x", 0x101010 + name.utf8.count * 4_099) }
        return words.contains("line") ? "1.4" : "8px"
    }

    private static func members(of text: String) -> [(container: String, name: String)] {
        var container = ""
        return text.split(separator: "\n").compactMap { line in
            if let found = line.firstMatch(of: #/public enum `?(\w+)/#) { container = String(found.1) }
            return line.firstMatch(of: #/static (?:let|var) `?(\w+)/#).map { (container, String($0.1)) }
        }
    }

    private static func references(in folder: URL) throws -> Set<String> {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let texts = try names.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        return Set(texts.flatMap { $0.matches(of: #/ChAliases\.(\w+)\.`?(\w+)/#).map { "\($0.1).\($0.2)" } })
    }
}
