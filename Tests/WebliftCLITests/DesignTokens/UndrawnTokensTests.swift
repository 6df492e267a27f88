import Foundation
import TestSupport
import Testing

@Suite("Tokens that no style draws")
struct UndrawnTokensTests {
    private let folder = TemporaryFolder()
    private static let library = """
        {"schemaVersion": "1.0.0", "modules": [{"kind": "javascript-module", "path": "tag.js", "declarations": [
          {"kind": "class", "name": "Tag", "customElement": true, "tagName": "elvt-tag", "slots": [{"name": ""}]},
          {"kind": "class", "name": "Row", "customElement": true, "tagName": "elvt-row", "slots": [{"name": ""}]}
        ]}]}
        """

    @Test("are told once for a component, all of them; what a press stands for on iOS is not among them")
    func told() async throws {
        try folder.write(Self.library, to: "lib.json")
        try folder.write(
            """
            :root {
              --elvt-component-tag-fill-default: #ffffff; --elvt-component-tag-fill-active: #eeeeee;
              --elvt-component-tag-fill-hover: #dddddd; --elvt-component-tag-fill-selected-hover: #cccccc;
              --elvt-component-tag-text-default: #000000; --elvt-component-tag-text-selected-hover: #111111;
              --elvt-component-tag-footer-fill: #222222; --elvt-component-tag-height: 44px;
              --elvt-component-row-text-hover: #111111; --elvt-component-row-z-index: 3;
            }
            """,
            to: "t.css"
        )
        let run = try await folder.run(["generate", "lib.json", "--tokens", "t.css", "--diagnostics", "json"]).exits(0)
        let told = run.errorText.split(separator: "\n").filter { $0.contains("tokens.undrawn") }
        #expect(told.count == 2)
        #expect(
            told.contains {
                $0.contains(
                    "3 tokens of <elvt-tag> no style draws: `fill-selected-hover`, `footer-fill`, "
                        + "`text-selected-hover`"
                )
            }
        )
        #expect(told.contains { $0.contains("a token of <elvt-row> no style draws: `z-index`") })
    }

    /// However the name of the component is spelled.
    private static func isOne(_ name: String, _ other: String) -> Bool {
        name.replacing("-", with: "") == other.replacing("-", with: "")
    }

    /// Read from the written Swift alone: a member of a component's tokens is named somewhere else, or it is told.
    @Test("are all those of the sample that no other file names")
    func sample() async throws {
        let run = try await BuiltProgram.run(
            ["generate", "weblift:sample", "--diagnostics", "json", "--dry-run"],
            in: Shared.project.path
        )
        var told: [String: Set<String>] = [:]
        for line in run.errorText.split(separator: "\n") where line.contains("\"tokens.undrawn\"") {
            let parts = line.split(separator: "`")
            let tag = try #require(line.firstMatch(of: #/<([a-z0-9-]+)>/#)).1
            told[String(tag), default: []].formUnion(parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) })
        }
        let root = Shared.project.appending(path: "out/Sources/ElevateUI")
        var generated: [String] = []
        var others = ""
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        where path.hasSuffix(".swift") {
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            if path.hasPrefix("DesignTokens/Generated/") { generated.append(text) } else { others += text }
        }
        let named = Set(others.matches(of: #/\w+ComponentTokens\.\w+/#).map { String($0.0) })
        var counts = (drawn: 0, undrawn: 0, replaced: 0)
        for member in GeneratedTokens(generated).members where member.token.hasPrefix("elvt-component-") {
            guard !named.contains(member.path) else {
                counts.drawn += 1
                continue
            }
            let words = member.token.dropFirst("elvt-component-".count).lowercased()
            let isTold = told.contains { tag, tokens in
                let start = tag.dropFirst("elvt-".count)
                return tokens.contains { Self.isOne(words, "\(start)-\($0.lowercased())") }
            }
            if isTold {
                counts.undrawn += 1
            } else {
                #expect(words.contains("fill") && words.hasSuffix("-hover"), "\(member.token)")
                counts.replaced += 1
            }
        }
        #expect(counts.undrawn == told.values.reduce(0) { $0 + $1.count })
        // Where a control shows the pointer, the token for hovering is drawn: few are replaced by one for a press.
        #expect(counts.drawn > 700 && counts.undrawn > 30 && counts.replaced < 20)
    }
}
