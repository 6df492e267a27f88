/// An example that a preview of a component shows.
package struct PreviewExample: Sendable, Hashable {
    /// Name of the example in its documentation; nil where it has none.
    package let title: String?
    package let code: SwiftUIExample

    package init(title: String?, code: SwiftUIExample) {
        self.title = title
        self.code = code
    }
}
