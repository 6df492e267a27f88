import Testing

@Suite("The page that a link opens")
struct OpenedPageTests {
    private static let address = ("href", "string | undefined")

    private func text(_ tag: String, _ fields: [(String, String)] = [address]) throws -> String {
        try swiftUI(tag, of: fields, slots: [""])
    }

    @Test(
        "is a URL that may be left out, of all that is tapped as a whole",
        arguments: ["x-button", "x-icon-button", "x-link", "x-card", "x-list-item", "x-chip"]
    )
    func name(_ tag: String) throws {
        let text = try text(tag)
        #expect(text.contains("private let url: URL?\n"))
        #expect(text.contains("url: URL? = nil"))
        #expect(text.contains(#"@Environment(\.openURL) private var openURL"#))
        #expect(text.contains("openURL.follow(url") || text.contains(".asButton(openURL.following(url"))
        #expect(!text.contains("acts on `url`"))
    }

    @Test(
        "is meant by whatever a library calls its address",
        arguments: ["url", "to", "link", "link-url", "targetUrl"]
    )
    func synonyms(_ name: String) throws { #expect(try text("x-link", [(name, "string")]).contains("url: URL? = nil")) }

    @Test("is not meant by a flag that is called like it")
    func flag() throws {
        let text = try text("x-button", [("link", "boolean")])
        #expect(!text.contains("URL") && text.contains("action: @escaping () -> Void"))
    }

    @Test("a card is a button where it has an address")
    func card() throws {
        let text = try text("x-card")
        #expect(text.contains(".asButton(openURL.following(url, unless: action), style: "))
    }

    @Test("the items of a menu open theirs")
    func items() throws {
        let item = ("x-menu-item", componentJSON([Self.address], slots: [""]))
        let text = try SmallLibrary(("x-menu", componentJSON([], slots: [""])), item).files.text("XMenu+SwiftUI.swift")
        #expect(text.contains("openURL.follow(item.url, unless: item.action)"))
        #expect(text.contains(#"@Environment(\.openURL) private var openURL"#))
    }

    @Test("a member that is called openURL keeps its name")
    func ownName() throws {
        let text = try text("x-link", [Self.address, ("openURL", "boolean = false")])
        #expect(text.contains(#"@Environment(\.openURL) private var ownOpenURL"#))
        #expect(text.contains("ownOpenURL.follow(url, unless: action)"))
    }
}
