import Foundation
import TestSupport
import Testing

/// The tokens of charm have no prefix and hardly a value: nearly all are `inherit`, for each brand to say. What they are for
/// stands in their names alone.
@Suite("The tokens of charm", .needs("corpus/wider"))
struct CharmTokensTests {
    private let folder = TemporaryFolder()

    @Test("draw its components with the values of a brand, 85 of 100 of those whose component it has")
    func share() async throws {
        let css = try String(contentsOf: Shared.file("corpus/wider/tokens/charm-base-theme.css"), encoding: .utf8)
        let own = css.replacing(#/--([a-z-]+): inherit;/#) { "--\($0.1): \(Self.value(of: String($0.1)));" }
        try folder.write(own, to: "t.css")
        let library = Shared.file("corpus/wider/manifests/charm.json").path
        try folder.write(#"{"inputs": ["\#(library)"], "tokens": ["t.css"]}"#, to: "weblift.json")
        try await folder.run(["generate", "--out", "out"], timeLimit: 120).exits(0)
        let design = folder.url.appending(path: "out/Sources/ChUI/DesignTokens")
        let declared = GeneratedTokens(try GeneratedSwift.files(in: design.appending(path: "Generated")).map(\.text))
        let styles = try GeneratedSwift.files(in: design.appending(path: "Components")).map(\.text).joined()
        let drawn = Set(styles.replacing("`", with: "").matches(of: #/ChAliases\.\w+\.\w+/#).map { String($0.0) })
        // Of the families of names, those whose components charm has: it has no link, heading or form.
        let wanted = declared.members.map(\.path).filter { path in
            ["GroupButton.", "GroupForm.control", "GroupMenu.item"].contains { path.hasPrefix("ChAliases.\($0)") }
        }
        let count = wanted.count(where: drawn.contains)
        #expect(wanted.count == 72)
        #expect(count * 100 >= wanted.count * 85, "\(count) of \(wanted.count)")
    }

    /// A value of the kind that the name speaks of.
    private static func value(of name: String) -> String {
        let words = name.split(separator: "-")
        let values = [
            ("decoration", "underline"), ("shadow", "0 1px 2px #000000"), ("family", "Inter"), ("weight", "600"),
            ("style", "solid"), ("opacity", "0.5"),
            ("color", String(format: "#%06x", 0x101010 + name.utf8.count * 4_099)), ("line", "1.4"),
        ]
        return values.first { words.contains($0.0[...]) }?.1 ?? "8px"
    }
}
