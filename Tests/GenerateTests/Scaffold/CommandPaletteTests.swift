import Testing

@testable import Generate

/// Document 000, § 7.6: “Command Palette (⌘K)”.
@Suite("A palette of commands")
struct CommandPaletteTests {
    private func json(_ fields: [(String, String)]) -> String { componentJSON(fields, slots: [""]) }

    private static let fields = [
        ("open", "boolean"), ("placeholder", "string"), ("emptyText", "string"), ("hotkey", "string"),
    ]
    private static let command = [
        ("label", "string"), ("icon", "string"), ("shortcut", "string"), ("disabled", "boolean"),
    ]

    private func children() throws -> RenderedFiles {
        try SmallLibrary(
            ("x-command-palette", json(Self.fields)),
            ("x-command-group", json([("heading", "string")])),
            ("x-command-item", json(Self.command))
        ).files
    }

    @Test("takes commands as data: “item.action()”, and then “isPresented = false”")
    func commands() throws {
        let text = try children().text("XCommandPalette+SwiftUI.swift")
        #expect(text.contains("items: [XCommandItem]"))
        let choice = """
            group: { item in item.group },
            isDisabled: { item in item.isDisabled },
            choose: { item in
                item.action?()
                onSelect?(item)
                isPresented = false
            },
            close: close
            """
        #expect(has(choice, in: text), "\(text)")
        #expect(has("private func close() {\nisPresented = false\nonDismiss?()\n}", in: text))
        #expect(text.contains("noResults: emptyText ?? \"\""), "“No results found.” is the component's own text")
        #expect(text.contains("ComponentShortcutLabel(item.shortcut, metrics: metrics)"))
        #expect(!text.contains("TODO"))
    }

    @Test("is presented from any view, and by a shortcut that belongs to a button: “.keyboardShortcut(\"k\", …)”")
    func presentation() throws {
        let files = try children()
        let text = files.text("XCommandPalette+SwiftUI.swift")
        let call = "self.componentCommandPalette(\nisPresented: isPresented.onDismissal { onDismiss?() },"
        #expect(has(call, in: text))
        #expect(has("hotkey: hotkey ?? \"\",", in: text))
        let presenter = files.text("ComponentCommandPresenter.swift")
        #expect(has("isPresented.toggle()\n}\n.keyboardShortcut(shortcut)\n.opacity(0)", in: presenter))
        #expect(presenter.contains("isHosted || horizontalSizeClass == .compact"), "a sheet in little space")
        #expect(presenter.contains("reducesMotion ? .opacity"))
        #expect(presenter.contains(".accessibilityAction(.escape, dismiss)"))
        let panel = files.text("ComponentCommandPanel.swift")
        #expect(panel.contains(".onAppear { isSearching = true }"), "“.onAppear { isSearchFocused = true }”")
        #expect(panel.contains("localizedStandardContains(query)"))
        #expect(has("ComponentCloseButton(action: close)\n.keyboardShortcut(.cancelAction)", in: panel))
        #expect(panel.contains(".accessibilityAddTraits(.isHeader)"))
    }

    @Test("takes objects, which are found by their keywords and descriptions as well")
    func objects() throws {
        let action = "{ title: string, description?: string, group?: string, keywords?: string, run: () => void }"
        let text = try swiftUI("x-spotlight", ("opened", "boolean"), ("query", "string"), ("actions", action + "[]"))
        #expect(has("texts: { item in\n[item.title, item.description, item.keywords]\n}", in: text), "\(text)")
        #expect(text.contains("query: $text"))
        #expect(has("choose: { item in\nonSelect?(item)\nisPresented = false\n}", in: text))
    }

    @Test("says that views can't be searched, where its commands are views")
    func views() throws {
        let text = try swiftUI("x-kbar", ("open", "boolean"), slots: [""])
        #expect(text.contains("// TODO(weblift): commands that are views can't be searched"))
    }
}
