import Releases
import Testing

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
