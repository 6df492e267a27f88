/// The state of a view, and its body.
package struct SwiftUIExample: Sendable, Hashable {
    package let state: [String]
    package let body: [String]

    package init(state: [String], body: [String]) {
        self.state = state
        self.body = body
    }

    /// State and body, as a page shows them.
    package var lines: [String] { state + (state.isEmpty ? [] : [""]) + body }

    /// Whether it speaks of data that a caller would bring.
    var needsItem: Bool { (state + body).contains { $0.contains("ExampleItem()") } }
}
