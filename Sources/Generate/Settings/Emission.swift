/// A kind of files that a person can ask for.
package enum Emission: String, Sendable, Hashable, CaseIterable {
    case swiftui, uikit, tokens, tests
    /// A list of all components with examples, for an app to show.
    case catalog
    /// The colors that follow the appearance as an asset catalog.
    case assets
    /// The documentation of the translation, which is no part of the package's code.
    case docs

    /// Emissions of a run that names none.
    package static let standard = Set(allCases).subtracting([.catalog, .assets])
}
