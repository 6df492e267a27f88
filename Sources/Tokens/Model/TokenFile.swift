package import Core

package struct TokenFile: Sendable {
    package let file: SourceFile
    package let layer: TokenLayer
    /// The appearance that all of the file is for, where the file itself can't say so, as in SCSS.
    package let mode: TokenMode?
    /// The theme that it is for where it doesn't name one itself, as the file of one brand.
    package let theme: TokenTheme?
    /// Whether somebody asked for this very file. A file that only lies in a folder may be something else.
    package let isNamed: Bool

    package init(
        _ file: SourceFile,
        layer: TokenLayer = .base,
        mode: TokenMode? = nil,
        theme: TokenTheme? = nil,
        isNamed: Bool = true
    ) {
        self.file = file
        self.layer = layer
        self.mode = mode
        self.theme = theme
        self.isNamed = isNamed
    }

    var hold: ThemeHold { ThemeHold(theme: theme?.name, mode: mode) }
}
