/// A kind of files that a person can ask for.
package enum Emission: String, Sendable, Hashable, CaseIterable {
    case swiftui, uikit, tokens, tests
    /// The documentation of the translation, which is no part of the package's code.
    case docs
}
