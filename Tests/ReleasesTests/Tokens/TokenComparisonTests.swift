import Releases
import Testing

@Suite("Comparing design tokens")
struct TokenComparisonTests {
    private func css(_ text: String) -> String { ComparedTokens.css(text) }

    @Test(
        "another spelling of a value is no change",
        arguments: [
            ("#fff", "white"), ("#fff", "rgb(255 255 255)"), ("#ffffffff", "hsl(0 0% 100%)"), ("0", "0px"),
            ("1rem", "16px"), ("200ms", ".2s"), ("calc(2px * 4)", "8px"), ("\"Inter\", serif", "Inter, serif"),
            ("1px solid red", "solid 1px #f00"),
        ]
    )
    func spelling(one: String, other: String) {
        #expect(ComparedTokens.changes(css("--a: \(one);"), css("--a: \(other);")).summary == [])
    }

    @Test("what only light or only dark changed is told of that appearance")
    func appearances() throws {
        let dark = "@media (prefers-color-scheme: dark) { :root { --a: #000; } }"
        let changes = ComparedTokens.changes(css("--a: #fff;"), css("--a: #fff;") + dark)
        #expect(changes.summary == ["token.value-changed a"])
        let change = try #require(changes.first)
        #expect(change.before?.text == "#ffffff")
        #expect(change.after?.text == "#ffffff in light, #000000 in dark")
        #expect(change.differences.map(\.text) == ["100 % darker in dark"])
    }

    @Test("one change of a primitive is one entry, and all that follow stand below it")
    func followers() throws {
        let aliases = (1...40).map { "--alias-\($0): var(--red);" }.joined()
        let rest = aliases + "--line: 1px solid var(--alias-7); --half: color-mix(in srgb, var(--red), white);"
        let changes = ComparedTokens.changes(css("--red: #ce0101;" + rest), css("--red: #e00000;" + rest))
        #expect(changes.summary == ["token.value-changed red"])
        let change = try #require(changes.first)
        #expect(change.followers == ((1...40).map { "alias-\($0)" } + ["half", "line"]).sorted())
        #expect(change.swift.effect == .behavior)
    }

    @Test("a token follows whatever its file is written in")
    func spelledFollowers() throws {
        let css = css("--red: #ce0101; --line: 1px solid var(--red);")
        let json = """
            {"red": {"$type": "color", "$value": "#e00000"},
             "line": {"$type": "border", "$value": {"color": "{red}", "width": "1px", "style": "solid"}}}
            """
        let changes = ComparedTokens.changes([("a.css", css)], [("a.json", json)])
        #expect(changes.summary == ["token.value-changed red"])
        #expect(changes.first?.followers == ["line"])
    }

    @Test("what has another reference as well has a change of its own")
    func ownChange() {
        let old = css("--red: #ce0101; --blue: #0000ff; --a: var(--red); --b: var(--red);")
        let new = css("--red: #e00000; --blue: #0000ff; --a: var(--blue); --b: var(--red);")
        let changes = ComparedTokens.changes(old, new)
        #expect(changes.summary == ["token.value-changed a", "token.value-changed red"])
        #expect(changes.last?.followers == ["b"])
    }

    @Test("a change of type carries to those that follow, in Swift too")
    func types() throws {
        let changes = ComparedTokens.changes(css("--a: #fff; --b: var(--a);"), css("--a: 4px; --b: var(--a);"))
        #expect(changes.summary == ["token.type-changed a"])
        let change = try #require(changes.first)
        #expect(change.followers == ["b"])
        #expect(change.swift.effect == .sourceBreaking)
        #expect(change.swift.edits.map(\.before) == ["let a: Color = Aliases.a"])
        #expect(change.swift.edits.map(\.after) == ["let a: CGFloat = Aliases.a"])
    }

    @Test("a length that gets another value in dark has another type in Swift, and breaks its callers")
    func adaptive() throws {
        let dark = "@media (prefers-color-scheme: dark) { :root { --a: 2px; } }"
        let change = try #require(ComparedTokens.changes(css("--a: 1px;"), css("--a: 1px;") + dark).first)
        #expect(change.rule.id == "token.value-changed")
        #expect(change.severity == .breaking)
        #expect(change.swift.edits.compactMap(\.after) == ["let a: ComponentAdaptive<CGFloat> = Aliases.a"])
    }

    @Test("a value that Swift can't have any more takes the member with it")
    func lostMember() throws {
        let change = try #require(ComparedTokens.changes(css("--a: 1px;"), css("--a: {};")).first)
        #expect(change.swift.effect == .sourceBreaking)
        #expect(change.swift.edits.map(\.before) == ["Aliases.a"] && change.swift.edits.map(\.after) == [nil])
    }

    @Test("a name that another token took compiles, and is another value")
    func takenName() throws {
        // Both were called alike in Swift, and the second got a number.
        let changes = ComparedTokens.changes(
            css("--a--b: #111; --a-b: #eee; --c-d: 1px;"),
            css("--a-b: #eee; --c-d: 1px;")
        )
        let removed = try #require(changes.first { $0.rule.id == "token.removed" })
        #expect(removed.swift.effect == .behavior)
        #expect(changes.contains { $0.rule.id == "token.swift-changed" && $0.swift.effect == .sourceBreaking })
    }

    @Test("a plain value alone makes no rename, and a color that no other token has does")
    func plainValues() {
        for value in ["1px", "200ms", "#fff", "1", "none"] {
            let changes = ComparedTokens.changes(css("--gone: \(value);"), css("--fresh-gap: \(value);"))
            #expect(changes.summary == ["token.added fresh-gap", "token.removed gone"], "\(value)")
        }
        let changes = ComparedTokens.changes(css("--gone: #ce0101;"), css("--fresh-gap: #ce0101;"))
        #expect(changes.summary == ["token.renamed gone → fresh-gap"])
        let two = ComparedTokens.changes(css("--gone: #ce0101;"), css("--one: #ce0101; --two: #ce0101;"))
        #expect(two.summary == ["token.removed gone", "token.added one", "token.added two"])
    }

    @Test("the words of a deprecation name what to use instead of what is gone")
    func replacement() throws {
        let old = css("--a: #123456; /** @deprecated use `--a` */ --b: #654321;")
        let change = try #require(ComparedTokens.changes(old, css("--a: #123456;")).first)
        #expect(change.rule.id == "token.removed")
        #expect(change.replacement == "a")
        #expect(change.swift.edits.map(\.after) == ["Aliases.a"])
    }

    @Test(
        "says in words how a value differs",
        arguments: [
            ("16px", "14px", "12.5 % smaller"), ("200ms", "300ms", "50 % longer"), ("#000", "#777", "50 % lighter"),
            ("#ff000080", "#ff0000", "opacity 50 % → 100 %"), ("20%", "30%", "10 percentage points more"),
        ]
    )
    func words(one: String, other: String, words: String) throws {
        let change = try #require(ComparedTokens.changes(css("--a: \(one);"), css("--a: \(other);")).first)
        #expect(change.differences.map(\.text) == [words])
    }

    @Test("a contrast that is no longer enough is told with the color that changed, both ratios and both tokens")
    func contrast() throws {
        let pair = "--surface: var(--white); --on-surface: var(--gray);"
        let old = css("--white: #fff; --gray: #767676;" + pair)
        let new = css("--white: #fff; --gray: #888888;" + pair)
        let lost = try #require(ComparedTokens.changes(old, new).first { $0.rule.id == "token.contrast-lost" })
        #expect(lost.name == "gray")
        let contrast = try #require(lost.contrasts.first)
        #expect(lost.contrasts.count == 2 && contrast.text == "on-surface" && contrast.fill == "surface")
        // By the calculator of WebAIM: 4.54:1 and 3.54:1.
        #expect(abs(contrast.before - 4.54) < 0.005 && abs(contrast.after - 3.54) < 0.005)
        #expect(contrast.required == 4.5)
        let gained = ComparedTokens.changes(new, old).filter { $0.rule.id == "token.contrast-gained" }
        #expect(gained.map(\.name) == ["gray"])
    }
}
