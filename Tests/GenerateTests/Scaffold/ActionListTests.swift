import Testing

@testable import Generate

/// Document 000, § 7.6 has a list of actions that closes after a choice: `item.action()`, `isPresented = false`. What comes
/// from below with a few of them is the `.confirmationDialog()` of the system. “Command Palette (⌘K)” is another.
@Suite("Lists of actions")
struct ActionListTests {
    private static let button =
        "{ text: string, role?: 'cancel' | 'destructive' | 'selected', icon?: string, handler?: () => void }"

    private func json(_ fields: [(String, String)]) -> String { componentJSON(fields, slots: [""]) }

    private static let sheet = [
        ("header", "string"), ("subHeader", "string"), ("message", "string"), ("isOpen", "boolean"),
        ("buttons", button + "[]"), ("cancelText", "string"),
    ]

    @Test("a sheet shows a title, one text and a button for each item, with its role, and tells which was chosen")
    func data() throws {
        let text = try swiftUI("x-action-sheet", of: Self.sheet, slots: [""])
        let dialog = """
            .confirmationDialog(
                Text(header ?? ""),
                isPresented: $isPresented.onDismissal { onDismiss?() },
                titleVisibility: (header ?? "").isEmpty ? .hidden : .visible
            ) {
                ForEach(buttons) { item in
                    Button(
                        item.text,
                        role: item.role == .destructive ? .destructive : item.role == .cancel ? .cancel : nil
                    ) {
                        onSelect?(item)
                    }
                }
                content
                if !(cancelText ?? "").isEmpty { Button(cancelText ?? "", role: .cancel) {} }
            } message: {
                Text([subHeader ?? "", message ?? ""].filter { !$0.isEmpty }.joined(separator: "\\n"))
            }
            """
        #expect(has(dialog, in: text), "\(text)")
        #expect(text.contains("`handler` of its items is left out"))
        #expect(has("self.background {\nXActionSheet(", in: text), "any view presents it")
        #expect(!text.contains("TODO"))
    }

    @Test("a sheet takes the buttons of its own library as data, each with its action")
    func buttons() throws {
        let text = try SmallLibrary(
            ("x-action-sheet", json([("open", "boolean"), ("label", "string")])),
            (
                "x-action-sheet-button",
                json([("label", "string"), ("variant", "'default' | 'danger'"), ("disabled", "boolean")])
            )
        ).files.text("XActionSheet+SwiftUI.swift")
        #expect(text.contains("items: [XActionSheetButton]"))
        let button = """
            role: item.variant == .danger ? .destructive : nil
            ) {
                chooseItem(item)
            }
            .disabled(item.isDisabled)
            """
        #expect(has(button, in: text), "\(text)")
        #expect(has("{\nitem.action?()\nonSelect?(item)\n}", in: text))
    }

    @Test("a sheet has a title where the web has a slot for it, for the system shows texts only")
    func slot() throws {
        let text = try swiftUI("x-action-sheet", slots: ["", "title"])
        #expect(text.contains("Text(title)"))
        #expect(text.contains("isPresented: Binding<Bool>"))
    }

    // MARK: A palette of commands

    private static let palette = [
        ("open", "boolean"), ("placeholder", "string"), ("emptyText", "string"), ("hotkey", "string"),
    ]
    private static let command = [
        ("label", "string"), ("icon", "string"), ("shortcut", "string"), ("disabled", "boolean"),
    ]

    private func children() throws -> RenderedFiles {
        try SmallLibrary(
            ("x-command-palette", json(Self.palette)),
            ("x-command-group", json([("heading", "string")])),
            ("x-command-item", json(Self.command))
        ).files
    }

    @Test("a palette takes commands as data: “item.action()”, and then “isPresented = false”")
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

    @Test(
        "a palette is presented from any view, and by a shortcut that belongs to a button: “.keyboardShortcut(\"k\", …)”"
    )
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

    @Test("a palette takes objects, which are found by their keywords and descriptions as well")
    func objects() throws {
        let action = "{ title: string, description?: string, group?: string, keywords?: string, run: () => void }"
        let text = try swiftUI("x-spotlight", ("opened", "boolean"), ("query", "string"), ("actions", action + "[]"))
        #expect(has("texts: { item in\n[item.title, item.description, item.keywords,]\n}", in: text), "\(text)")
        #expect(text.contains("query: $text"))
        #expect(has("choose: { item in\nonSelect?(item)\nisPresented = false\n}", in: text))
    }

    @Test("a palette says that views can't be searched, where its commands are views")
    func views() throws {
        let text = try swiftUI("x-kbar", ("open", "boolean"), slots: [""])
        #expect(text.contains("// TODO(weblift): commands that are views can't be searched"))
    }
}
