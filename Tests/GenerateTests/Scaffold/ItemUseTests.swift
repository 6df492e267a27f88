import Testing

/// An item of a list has no body: what acts on its members is the body of whoever shows the list.
@Suite("The members of an item are in use where some list asks for them, and told otherwise")
struct ItemUseTests {
    private static func part(_ tag: String, _ fields: [(String, String)], slots: [String] = []) -> (String, String) {
        (tag, componentJSON(fields, slots: slots))
    }

    private static let menu = part("x-menu", [], slots: ["", "trigger"])
    private static let item = part(
        "x-menu-item",
        [("zap", "boolean"), ("disabled", "boolean")],
        slots: ["", "submenu"]
    )

    private func told(_ files: RenderedFiles, of name: String = "XMenuItem") -> [String] {
        files.text("SwiftUI/\(name)+SwiftUI.swift").matches(of: /no list acts on `(\w+)` yet\n/)
            .map { String($0.output.1) }
    }

    @Test("what no list asks for is told in the file of the item, and nothing else is")
    func unasked() throws { #expect(told(try SmallLibrary(Self.menu, Self.item).files) == ["zap"]) }

    @Test("what a template of the project leaves out is told as well")
    func ownTemplate() throws {
        let templates = ["parts/item-label": "Text(verbatim: \"\")\n"]
        #expect(told(try SmallLibrary(Self.menu, Self.item, replacing: templates).files).sorted() == ["label", "zap"])
    }

    @Test("without a list nothing acts on any of it")
    func alone() throws {
        let option = Self.part("x-option", [("zap", "boolean"), ("disabled", "boolean")], slots: [""])
        #expect(told(try SmallLibrary(option).files, of: "XOption").sorted() == ["isDisabled", "label", "zap"])
    }

    @Test("an item that holds no others says nothing of them")
    func noSubmenu() throws {
        let text = try SmallLibrary(Self.menu, Self.item).files.text("SwiftUI/XMenuItem+SwiftUI.swift")
        #expect(text.contains("submenu: [XMenuItem] = []"))
        // What a menu shows, it is given.
        let menu = try SmallLibrary(Self.menu, Self.item).files.text("SwiftUI/XMenu+SwiftUI.swift")
        #expect(menu.contains("items: [XMenuItem],"))
    }

    @Test("an item of a menu that is a line is a line where its flag says so")
    func line() throws {
        let item = Self.part("x-menu-item", [("separator", "boolean")], slots: [""])
        let text = try SmallLibrary(Self.menu, item).files.text("SwiftUI/XMenu+SwiftUI.swift")
        #expect(text.contains("if item.isSeparator {"))
        #expect(told(try SmallLibrary(Self.menu, item).files) == [])
    }

    @Test("every second row of a table with data has another background where its flag says so")
    func stripes() throws {
        let striped = Self.part("x-table", [("items", "string[]"), ("striped", "boolean")])
        let text = try SmallLibrary(striped).files.text("SwiftUI/XTable+SwiftUI.swift")
        #expect(text.contains("            isStriped: isStriped,\n"))
        let table = try SmallLibrary(striped).files.text("ComponentTable.swift")
        #expect(table.contains(".listRowBackground(isStriped && $0.offset % 2 == 1 ?"))
    }

    @Test("what an item says to VoiceOver is said in the list")
    func spoken() throws {
        let fields = [("text", "string"), ("accessibleName", "string"), ("tooltip", "string")]
        let item = Self.part("x-tree-item", fields, slots: [""])
        let files = try SmallLibrary(Self.part("x-tree", [], slots: [""]), item).files
        let text = files.text("SwiftUI/XTree+SwiftUI.swift")
        #expect(text.contains(".accessibilityLabel(item.accessibilityText ?? item."))
        #expect(text.contains(#".help(item.help ?? "")"#))
    }
}
