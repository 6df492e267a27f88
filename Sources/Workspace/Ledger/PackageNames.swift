/// What a package was named after when it was generated first: a component more doesn't rename what callers import.
package struct PackageNames: Sendable, Equatable {
    /// What the tags began with, `elvt-`; empty where they had nothing in common.
    package let tags: String
    /// What Swift made of it, `Elevate`.
    package let prefix: String
    /// `ElevateUI`
    package let module: String

    package init(tags: String, prefix: String, module: String) {
        self.tags = tags
        self.prefix = prefix
        self.module = module
    }
}
