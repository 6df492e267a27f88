/// What keeps callers of a library's former release compiling, and the release that need not do so any more.
package struct LibraryShims: Sendable, Hashable {
    /// The release that may drop them, as a person gave it.
    package let until: String
    /// By the tags that the components have now.
    package let components: [String: ComponentShims]

    package init(until: String, components: [String: ComponentShims]) {
        self.until = until
        self.components = components
    }
}
