import Testing

@Suite("Lists and rows that a finger pulls")
struct RefreshTests {
    private func text(_ tag: String, _ events: String...) throws -> String {
        let events = events.map { #"{"name":"\#($0)","type":{"text":"CustomEvent"}}"# }.joined(separator: ",")
        return try SmallLibrary((tag, #""slots":[{"name":""}],"events":[\#(events)]"#)).files.text("+SwiftUI.swift")
    }

    @Test(
        "a list is pulled down for what its web component calls refreshing, and waits for the app",
        arguments: ["refresh", "x-refresh", "reload", "pull"]
    )
    func refresh(event: String) throws {
        for tag in ["x-list", "x-table"] {
            let text = try text(tag, event)
            #expect(text.contains("        onRefresh: ComponentRefresh? = nil"), "\(tag)\n\(text)")
            #expect(text.contains(".refreshes(onRefresh)"), "\(tag)")
        }
        let files = try SmallLibrary(("x-list", #""slots":[]"#)).files
        let support = files.text("View+Refresh.swift")
        #expect(support.contains("public typealias ComponentRefresh = @MainActor @Sendable () async -> Void"))
        #expect(support.contains("refreshable { await action() }"))
    }

    @Test("a list of whose refreshing nothing is told can't be pulled")
    func none() throws { #expect(!(try text("x-list", "scroll")).contains("refreshes")) }

    @Test(
        "a row is deleted with a swipe, where somebody listens",
        arguments: ["delete", "remove", "x-delete", "dismiss"]
    )
    func swipe(event: String) throws {
        let text = try text("x-list-item", event)
        #expect(text.contains("onDelete: (() -> Void)? = nil"), "\(text)")
        #expect(text.contains(".swipeToDelete(componentStrings.delete, action: onDelete)"), "\(text)")
        let files = try SmallLibrary(("x-list-item", #""slots":[]"#)).files
        let support = files.text("View+Refresh.swift")
        #expect(support.contains("if let action {\n                Button(label, role: .destructive, action: action)"))
    }
}
