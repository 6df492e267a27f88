/// Part of the package that a file is. The ledger remembers it, so that these words stay as they are. A file of a part
/// that has several has its own name behind the word: see `LibraryRendering`.
enum FilePart: String, CaseIterable {
    case swiftui, uikit, tokens, tests
    case support
    case tokenSupport = "token-support"
    case designTokens = "design-tokens"
    case theme
    case colorAssets = "color-assets"
    case sharedTypes = "shared-types"
    case sharedTests = "shared-tests"
    case testSupport = "test-support"
    case deprecated
    case deprecatedUIKit = "deprecated-uikit"
    case gone
    case deprecatedTokens = "deprecated-tokens"
    case catalog
    case catalogExamples = "catalog-examples"
    /// Pages made elsewhere, of the same components.
    case docs
    /// Icons, which a command of its own writes.
    case icons
    case package
    case swiftFormat = "swift-format"

    func named(_ name: String) -> String { "\(rawValue)/\(name)" }

    /// Kinds of files with which it comes; nil for a file that always comes.
    var emissions: Set<Emission>? {
        switch self {
        // The types of a component's API belong to its view.
        case .swiftui, .tokens, .deprecated, .gone: [.swiftui]
        case .uikit, .deprecatedUIKit: [.uikit]
        case .tests, .sharedTests, .testSupport: [.tests]
        case .docs: [.docs]
        case .catalog, .catalogExamples: [.catalog]
        case .colorAssets: [.assets]
        case .icons: []
        // The components are drawn with them, so that they come with these, too.
        case .tokenSupport, .designTokens, .theme, .deprecatedTokens: [.tokens, .swiftui]
        case .support, .sharedTypes, .package, .swiftFormat: nil
        }
    }

    func isWritten(with chosen: Set<Emission>) -> Bool { emissions?.isDisjoint(with: chosen) != true }
}
