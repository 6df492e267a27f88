import Testing

/// Document 000, § 7.6 has a list of actions that closes after a choice: `item.action()`, `isPresented = false`. What comes
/// from below with a few of them is the `.confirmationDialog()` of the system.
@Suite("A sheet of actions")
struct ActionSheetTests {
    private static let button =
        "{ text: string, role?: 'cancel' | 'destructive' | 'selected', icon?: string, handler?: () => void }"

    private func json(_ fields: [(String, String)]) -> String { componentJSON(fields, slots: [""]) }

    private static let fields = [
        ("header", "string"), ("subHeader", "string"), ("message", "string"), ("isOpen", "boolean"),
        ("buttons", button + "[]"), ("cancelText", "string"),
    ]

    @Test("shows a title, one text and a button for each item, with its role, and tells which was chosen")
    func data() throws {
        let text = try swiftUI("x-action-sheet", of: Self.fields, slots: [""])
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
                if !(cancelText ?? "").isEmpty {
                    Button(cancelText ?? "", role: .cancel) {}
                }
            } message: {
                Text([subHeader ?? "", message ?? ""].filter { !$0.isEmpty }.joined(separator: "\\n"))
            }
            """
        #expect(has(dialog, in: text), "\(text)")
        #expect(text.contains("`handler` of its items is left out"))
        #expect(has("self.background {\nXActionSheet(", in: text), "any view presents it")
        #expect(!text.contains("TODO"))
    }

    @Test("takes the buttons of its own library as data, each with its action")
    func children() throws {
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

    @Test("has a title where the web has a slot for it, for the system shows texts only")
    func slot() throws {
        let text = try swiftUI("x-action-sheet", slots: ["", "title"])
        #expect(text.contains("Text(title)"))
        #expect(text.contains("isPresented: Binding<Bool>"))
    }
}
