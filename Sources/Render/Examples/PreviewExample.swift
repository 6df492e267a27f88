/// An example that a preview of a component shows.
package struct PreviewExample: Sendable, Hashable {
    /// What its documentation calls it; nil where it has no name.
    package let title: String?
    package let code: SwiftUIExample

    package init(title: String?, code: SwiftUIExample) {
        self.title = title
        self.code = code
    }
}
