/// Declarations that keep callers of a library's former release compiling, and the release that may drop them.
package struct LibraryShims: Sendable, Hashable {
    package static let folder = "Deprecated"

    package let until: String
    /// Shims by the tags that the components have now.
    package let components: [String: ComponentShims]
    /// Code that belongs to no component that there is, and that nothing can keep compiling; one line each.
    package let gaps: [String]
    /// nil where the design tokens of the former release are not known.
    package var tokens: TokenShims?

    package var isEmpty: Bool {
        gaps.isEmpty && tokens?.isEmpty != false && components.values.allSatisfy { $0.isEmpty && $0.isUIKitEmpty }
    }

    package init(
        until: String,
        components: [String: ComponentShims],
        gaps: [String] = [],
        tokens: TokenShims? = nil
    ) {
        self.tokens = tokens
        self.until = until
        self.components = components
        self.gaps = gaps
    }
}
