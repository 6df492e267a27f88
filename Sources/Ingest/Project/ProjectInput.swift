package struct ProjectInput: Sendable, Equatable {
    /// Path below the project, as a configuration names it.
    package let path: String
    /// Description in a few words: `package @acme/ui 2.1.0`, `docs`.
    package let what: String
    package let fileCount: Int
    package let tags: [String]
    /// Name that inputs of the same sort have in common: of the package, or of the format.
    let kind: String
    let version: String?
}
