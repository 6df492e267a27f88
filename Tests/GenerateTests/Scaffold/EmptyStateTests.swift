import Foundation
import Generate
import Testing

/// Document 002: “Always use ContentUnavailableView for empty lists/collections.”
@Suite("Empty states")
struct EmptyStateTests {
    private func files(_ tag: String, _ json: String, _ style: TemplateStyle, _ target: Int = 15) throws
        -> RenderedFiles
    {
        try SmallLibrary((tag, json), style: style, target: target).files
    }

    private func field(_ name: String, _ type: String = "string") -> String {
        #"{"kind":"field","name":"\#(name)","type":{"text":"\#(type)"}}"#
    }

    /// The lines of a text, without the spaces before each.
    private func lines(_ text: String) -> [String] {
        text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test(
        "what means nothing to see has a title, a picture, a description and an action, in this order",
        arguments: ["x-empty", "x-empty-state", "x-no-results", "x-blank-slate", "x-result", "x-illustrated-message"]
    )
    func parts(tag: String) throws {
        // “Include: icon (SF Symbol), title, description, and action button if applicable.”
        let members = [field("heading"), field("description"), field("icon"), field("buttonText")]
        let json = #""members":[\#(members.joined(separator: ","))],"events":[{"name":"action"}]"#
        for style in TemplateStyle.allCases {
            let text = try files(tag, json, style).text("+SwiftUI.swift")
            let body = lines(text).drop { !$0.hasPrefix("ComponentEmptyState(") }
            let wanted = ["label", "} icon: {", "ComponentIcon(icon)", "} description: {", "Text(description)"]
            let places = (wanted + ["} actions: {", "Button(buttonText) { action() }"]).map { body.firstIndex(of: $0) }
            #expect(places.allSatisfy { $0 != nil }, "\(text)")
            #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
            #expect(!text.contains("TODO"), "\(text)")
        }
    }

    @Test("without a title of the source there is one", arguments: allStyles)
    func title(style: TemplateStyle) throws {
        let text = try files("x-empty", #""slots":[{"name":"icon"}]"#, style).text("+SwiftUI.swift")
        #expect(text.contains("label: String"))
    }

    @Test("the system's view is used from iOS 17 on, and a stack of the same shape before", arguments: [15, 16, 17])
    func targets(target: Int) throws {
        for style in TemplateStyle.allCases {
            let text = try files("x-empty", #""slots":[]"#, style, target).text("ComponentEmptyState.swift")
            #expect(text.contains("ContentUnavailableView {"))
            #expect(text.contains("#available(iOS 17, *)") == (target < 17))
            let order = lines(text).drop { $0 != "private var stack: some View {" }
                .filter { ["icon", "title", "description", "stackedActions"].contains($0) }
            #expect(order == (target < 17 ? ["icon", "title", "description", "stackedActions"] : []))
        }
    }

    @Test(
        "a list has no button for more where nobody hears it",
        arguments: [
            "", #","members":[{"kind":"field","name":"growing","type":{"text":"'None' | 'Button' | 'Scroll'"}}]"#,
        ]
    )
    func more(members: String) throws {
        for (style, tag) in zip(TemplateStyle.allCases, ["x-list", "x-table"]) {
            let text = try files(tag, #""slots":[{"name":""}],"events":[{"name":"load-more"}]"# + members, style).text(
                "+SwiftUI.swift"
            )
            let body = lines(text)
            let button = try #require(body.firstIndex { $0 == "onLoadMore?()" }, "\(text)")
            #expect(body[..<button].last { $0.hasPrefix("if ") }?.hasPrefix("if onLoadMore != nil") == true, "\(text)")
        }
    }

    @Test("lists, tables and trees show their text for that as an empty state", arguments: allStyles)
    func texts(style: TemplateStyle) throws {
        let json = #""members":[\#(field("emptyText"))],"slots":[{"name":""}]"#
        for tag in ["x-list", "x-data-table"] {
            let text = try files(tag, json, style).text("+SwiftUI.swift")
            #expect(text.contains("if ComponentRows.areMissing(content), let emptyText {"), "\(tag)\n\(text)")
            #expect(text.contains("ComponentEmptyState { Text(emptyText) }"), "\(tag)")
        }
    }

    @Test("a view for that stands in place of the rows, and goes before the text", arguments: ["empty", "no-data"])
    func views(slot: String) throws {
        let json = #""members":[\#(field("emptyText"))],"slots":[{"name":""},{"name":"\#(slot)"}]"#
        for tag in ["x-list", "x-data-table"] {
            let text = try files(tag, json, .elevate).text("+SwiftUI.swift")
            let name = slot == "empty" ? "empty" : "noData"
            #expect(text.contains("if ComponentRows.areMissing(content) {"), "\(text)")
            #expect(text.contains("ComponentRows.areMissing(\(name)), let emptyText {"), "\(text)")
        }
    }

    @Test("values of the app of which there are none count as no rows")
    func rows() throws {
        let text = try files("x-list", #""slots":[{"name":""}]"#, .elevate).text("ComponentRows.swift")
        #expect(text.contains("extension ForEach: ComponentCountedRows where Content: View"))
        #expect(text.contains("data.isEmpty"))
    }

    @Test("a search without a result says so in the list of many options")
    func search() throws {
        // “Never show a blank screen — empty state guides the user to the first action.”
        let text = try files("x-select", #""slots":[]"#, .elevate).text("ComponentOptionList.swift")
        #expect(text.contains("ComponentEmptyState {\n                    Text(strings.noResults)"))
    }
}
