import Core
import Generate
import Releases
import SwiftModel
import TestSupport
import Testing
import Tokens

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

    @Test("a change of type carries to those that follow")
    func types() {
        let changes = ComparedTokens.changes(css("--a: #fff; --b: var(--a);"), css("--a: 4px; --b: var(--a);"))
        #expect(changes.summary == ["token.type-changed a"])
        #expect(changes.first?.followers == ["b"])
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

    /// `Tests/Golden/diff-tokens-text` has one that is lost.
    @Test("a contrast that is enough now is told with the color that changed")
    func contrast() {
        let pair = "--surface: var(--white); --on-surface: var(--gray);"
        let (old, new) = (css("--white: #fff; --gray: #888888;" + pair), css("--white: #fff; --gray: #767676;" + pair))
        let gained = ComparedTokens.changes(old, new).filter { $0.rule.id == "token.contrast-gained" }
        #expect(gained.map(\.name) == ["gray"])
    }
}

/// 000, “Theming System Deep Dive”: “CSS Variables Architecture”, whose values an attribute or a class of the page replaces.
@Suite("Tokens that changed in a theme")
struct ThemeChangeTests {
    private static let page = ":root { --base-blue: #0b5cd5; --danger: #b3261e; --button-fill: var(--danger); }"

    private func changes(_ old: String, _ new: String) -> [TokenChange] {
        ComparedTokens.changes(Self.page + old, Self.page + new)
    }

    @Test("are told with their theme, both values in it, and what follows, though the default theme is the same")
    func value() throws {
        let found = changes(
            "[data-theme=\"acme\"] { --danger: #ff0000; } .theme-ocean { --danger: #0a7a3d; }",
            "[data-theme=\"acme\"] { --danger: #00ff00; } .theme-ocean { --danger: #0a7a3d; }"
        )
        #expect(found.summary == ["token.theme-changed danger"])
        let change = try #require(found.first)
        #expect(change.themes.map(\.theme) == ["acme"])
        #expect(change.themes.map(\.before) == ["#ff0000"] && change.themes.map(\.after) == ["#00ff00"])
        #expect(change.themes[0].differences.map(\.text).joined().contains("lighter"))
        #expect(change.followers == ["button-fill"])
        #expect(change.swift.effect == .behavior)
    }

    @Test("are told of each theme, in the order of the files")
    func several() {
        let found = changes(
            ".theme-ocean { --danger: #0a7a3d; } [data-theme=\"acme\"] { --danger: #ff0000; }",
            ".theme-ocean { --danger: #0a7a3e; } [data-theme=\"acme\"] { --danger: #ff0001; }"
        )
        #expect(found.flatMap(\.themes).map(\.theme) == ["ocean", "acme"])
    }

    @Test("are no change of a theme where it only has what the default theme says")
    func inherited() {
        let theme = "[data-theme=\"acme\"] { --base-blue: #0000ff; }"
        let old = ":root { --base-blue: #0b5cd5; --danger: #b3261e; }"
        let new = ":root { --base-blue: #0b5cd5; --danger: #b3261f; }"
        #expect(ComparedTokens.changes(old + theme, new + theme).summary == ["token.value-changed danger"])
    }

    @Test("are told where a theme takes the value of the default one, and its function is gone in Swift")
    func unthemed() throws {
        let other = ".theme-ocean { --base-blue: #0000ff; }"
        let found = changes(
            other + "[data-theme=\"acme\"] { --danger: #ff0000; --base-blue: #0000fe; }",
            other + "[data-theme=\"acme\"] { --base-blue: #0000fe; }"
        )
        let change = try #require(found.first)
        #expect(found.count == 1 && change.name == "danger" && change.themes.map(\.after) == ["#b3261e"])
        #expect(change.swift.effect == .sourceBreaking)
        #expect(change.swift.edits.map(\.before).compactMap(\.self).contains { $0.hasSuffix("(in: theme)") })
    }

    @Test("are told where their theme is gone, for no call that chooses it compiles")
    func lostTheme() throws {
        let kept = ".theme-ocean { --danger: #0a7a3d; }"
        let found = changes(kept + "[data-theme=\"acme\"] { --danger: #ff0000; }", kept)
        let change = try #require(found.first { $0.name == "danger" })
        #expect(change.themes.map(\.theme) == ["acme"] && change.themes.map(\.after) == [nil])
        #expect(change.swift.effect == .sourceBreaking)
    }

    @Test("are none where a theme is new: nobody has chosen it yet")
    func newTheme() { #expect(changes("", "[data-theme=\"acme\"] { --danger: #ff0000; }").isEmpty) }
}

/// The design tokens of two releases, read from what their files say, and what became of them.
enum ComparedTokens {
    /// A file by its name, which says of which appearance it is.
    typealias Files = [(name: String, text: String)]

    static func changes(_ old: String, _ new: String) -> [TokenChange] {
        changes([("tokens.css", old)], [("tokens.css", new)])
    }

    static func changes(_ old: Files, _ new: Files) -> [TokenChange] {
        TokenComparison(release(old), release(new)).changes
    }

    static func release(_ files: Files) -> TokenRelease {
        let library = design(files)
        return TokenRelease(library.graph, members: library.members, tags: [:])
    }

    static func design(_ files: Files) -> DesignTokenLibrary {
        var diagnostics = DiagnosticBag()
        let declarations = TokenReader.read(
            files.map { file in
                let path = SourcePath(file.name)
                return TokenFile(SourceFile(path: path, text: file.text), mode: TokenMode(fileName: path))
            },
            into: &diagnostics
        )
        let builder = TokenGraphBuilder(TokenSettings())
        let resolved = builder.resolved(declarations, into: &diagnostics)
        let graph = builder.graph(of: resolved, components: [], into: &diagnostics)
        return DesignTokenLibrary(graph, in: SwiftLibrary(), into: &diagnostics)
    }

    /// Declarations for the whole page.
    static func css(_ declarations: String) -> String { ":root { \(declarations) }" }
}

extension [TokenChange] {
    /// What changed of what, without the values: `token.renamed a → b`.
    var summary: [String] {
        map { change in
            let names = [change.before?.name, change.after?.name].compactMap(\.self)
            return "\(change.rule.id) " + (Set(names).count == 1 ? names[0] : names.joined(separator: " → "))
        }
    }
}

/// What a release said of tokens, what the next one says, and what that is.
struct TokenExample: Sendable, CustomTestStringConvertible {
    let id: String
    let effect: SwiftEffect
    let before, after: String

    init(_ id: String, _ effect: SwiftEffect, _ before: String, _ after: String) {
        self.id = "token." + id
        self.effect = effect
        self.before = ComparedTokens.css(before)
        self.after = ComparedTokens.css(after)
    }

    var testDescription: String { id }
    var changes: [TokenChange] { ComparedTokens.changes(before, after) }
    var mirrored: [TokenChange] { ComparedTokens.changes(after, before) }

    static let all = [
        TokenExample("added", .additive, "", "--a: 1px;"),
        TokenExample("removed", .sourceBreaking, "--a: 1px;", ""),
        TokenExample("renamed", .sourceBreaking, "--old-red: #ce0101; --b: 1px;", "--new-red: #ce0101; --b: 1px;"),
        TokenExample("value-changed", .behavior, "--a: 16px;", "--a: 14px;"),
        TokenExample(
            "theme-changed",
            .behavior,
            "--a: 1px; } .theme-acme { --a: 2px;",
            "--a: 1px; } .theme-acme { --a: 3px;"
        ),
        TokenExample("target-changed", .none, "--a: red; --b: var(--a);", "--a: red; --b: #f00;"),
        TokenExample("type-changed", .sourceBreaking, "--a: #fff;", "--a: 4px;"),
        TokenExample("deprecated", .none, "--a: 1px;", "/** @deprecated too thin */ --a: 1px;"),
        TokenExample("no-longer-deprecated", .none, "/** @deprecated too thin */ --a: 1px;", "--a: 1px;"),
        TokenExample(
            "deprecation-message",
            .none,
            "/** @deprecated too thin */ --a: 1px;",
            "/** @deprecated too thick */ --a: 1px;"
        ),
        TokenExample("docs-changed", .none, "/** A line. */ --a: 1px;", "/** A thin line. */ --a: 1px;"),
    ]
}

@Suite("The rules of design tokens")
struct TokenRuleTests {
    /// Those that never come alone: a contrast changes with a color, and a name in Swift with the name of another token.
    private static let accompanying: Set = ["token.contrast-lost", "token.contrast-gained", "token.swift-changed"]

    @Test("every rule has an example, and every example has a rule")
    func examples() {
        let ids = TokenExample.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(Set(ids).union(Self.accompanying) == Set(ChangeRule.all.filter(\.isOfTokens).map(\.id)))
    }

    @Test("what an example changed is found, and nothing else is", arguments: TokenExample.all)
    func isFound(example: TokenExample) throws {
        #expect(example.changes.map(\.rule.id) == [example.id])
        #expect(example.changes.map(\.swift.effect) == [example.effect])
        #expect(try #require(ChangeRule.named(example.id)).usualEffect == example.effect)
    }

    @Test("the other way round it is the mirrored rule, with the sides exchanged", arguments: TokenExample.all)
    func isMirrored(example: TokenExample) throws {
        let change = try #require(example.changes.first)
        let mirrored = try #require(example.mirrored.first)
        #expect(mirrored.rule == change.rule.mirror)
        #expect(mirrored.before?.name == change.after?.name && mirrored.after?.name == change.before?.name)
        #expect(mirrored.before?.values == change.after?.values && mirrored.after?.values == change.before?.values)
        #expect(mirrored.evidence == change.evidence)
    }
}
