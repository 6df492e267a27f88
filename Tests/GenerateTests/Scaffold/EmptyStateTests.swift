import Generate
import Testing

/// Document 002: “Always use ContentUnavailableView for empty lists/collections.”
@Suite("Empty states")
struct EmptyStateTests {
    @Test(
        "what means nothing to see has a title, a picture, a description and an action, in this order",
        arguments: ["x-empty", "x-empty-state", "x-no-results", "x-blank-slate", "x-result", "x-illustrated-message"]
    )
    func parts(tag: String) throws {
        // “Include: icon (SF Symbol), title, description, and action button if applicable.”
        let fields = ["heading", "description", "icon", "buttonText"].map { ($0, "string") }
        for style in TemplateStyle.allCases {
            let text = try swiftUI(tag, of: fields, events: ["action"], style: style)
            let body = trimmedLines(text).drop { !$0.hasPrefix("ComponentEmptyState(") }
            let icon = ["label", "} icon: {", "if let icon { ComponentIcon(icon) }"]
            let description = ["} description: {", "if let description { Text(description) }"]
            let places = try (icon + description + ["} actions: {", "ComponentTextButton(buttonText, action: action)"])
                .map { line in try #require(body.firstIndex { $0.contains(line) }, "\(line) in \(text)") }
            #expect(places == places.sorted())
            #expect(!text.contains("TODO"), "\(text)")
        }
    }

    @Test("without a title of the source there is one", arguments: allStyles)
    func title(style: TemplateStyle) throws {
        #expect(try swiftUI("x-empty", slots: ["icon"], style: style).contains("label: String"))
    }

    @Test("the system's view is used from iOS 17 on, and a stack of the same shape before", arguments: [15, 16, 17])
    func targets(target: Int) throws {
        for style in TemplateStyle.allCases {
            let files = try SmallLibrary(("x-empty", componentJSON([])), style: style, target: target).files
            let text = files.text("ComponentEmptyState.swift")
            #expect(text.contains("ContentUnavailableView {"))
            #expect(text.contains("#available(iOS 17, *)") == (target < 17))
            let order = trimmedLines(text).drop { $0 != "private var stack: some View {" }
                .filter { ["icon", "title", "description", "stackedActions"].contains($0) }
            #expect(order == (target < 17 ? ["icon", "title", "description", "stackedActions"] : []))
        }
    }

    @Test(
        "a list has no button for more where nobody hears it",
        arguments: [[], [("growing", "'None' | 'Button' | 'Scroll'")]]
    )
    func more(fields: [(String, String)]) throws {
        for (style, tag) in zip(TemplateStyle.allCases, ["x-list", "x-table"]) {
            let text = try swiftUI(tag, of: fields, slots: [""], events: ["load-more"], style: style)
            #expect(text.contains("action: onLoadMore") || text.contains("onLoadMore: onLoadMore"), "\(text)")
        }
    }

    @Test("lists, tables and trees show their text for that as an empty state", arguments: allStyles)
    func texts(style: TemplateStyle) throws {
        for tag in ["x-list", "x-data-table"] {
            let text = try swiftUI(tag, ("emptyText", "string"), slots: [""], style: style)
            #expect(text.contains("message: { if let emptyText { Text(emptyText) } }"), "\(tag)\n\(text)")
            #expect(text.contains("if ComponentRows.areMissing(content) {") == (tag == "x-list"), "\(tag)")
        }
    }

    @Test("a view for that stands in place of the rows, and goes before the text", arguments: ["empty", "no-data"])
    func views(slot: String) throws {
        for tag in ["x-list", "x-data-table"] {
            let text = try swiftUI(tag, ("emptyText", "string"), slots: ["", slot])
            let name = slot == "empty" ? "empty" : "noData"
            #expect(has("empty: { \(name) },\nmessage: { if let emptyText { Text(emptyText) } }", in: text), "\(text)")
        }
    }
}
