/// Names of the first generation: one more component doesn't rename the module and types that callers use.
package struct PackageNames: Sendable, Equatable {
    /// Prefix of the tags, `elvt-`; empty where they had nothing in common.
    package let tags: String
    /// Form of that prefix in Swift, `Elevate`.
    package let prefix: String
    /// `ElevateUI`
    package let module: String

    package init(tags: String, prefix: String, module: String) {
        self.tags = tags
        self.prefix = prefix
        self.module = module
    }
}
