package import Core

/// The appearances that iOS tells apart by itself.
package enum TokenMode: String, CaseIterable, Sendable {
    case light, dark
}

extension TokenMode {
    /// `dark.scss`, `theme-light.css`; nil for a name that speaks of no appearance, or of both.
    package init?(fileName path: SourcePath) {
        let words = SourcePath.lastComponent(of: path.published).lowercased().split { !$0.isLetter }
        let modes = TokenMode.allCases.filter { words.contains(Substring($0.rawValue)) }
        guard modes.count == 1 else { return nil }
        self = modes[0]
    }
}
