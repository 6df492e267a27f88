package import Core

/// The appearances that iOS tells apart by itself.
package enum TokenMode: String, CaseIterable, Sendable {
    case light, dark
}

extension TokenMode {
    /// The appearance that the name of a file speaks of: `dark.scss`, `theme-light.css`. Nil where it speaks of none, or of
    /// both.
    package init?(fileName path: SourcePath) {
        let words = SourcePath.lastComponent(of: path.published).lowercased().split { !$0.isLetter }
        let modes = TokenMode.allCases.filter { words.contains(Substring($0.rawValue)) }
        guard modes.count == 1 else { return nil }
        self = modes[0]
    }
}
