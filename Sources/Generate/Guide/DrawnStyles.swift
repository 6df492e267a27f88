package import Tokens

/// Look of a component by tone, size and state: colors and sizes that are read from the generated Swift and resolved.
package struct DrawnStyles: Sendable, Hashable {
    package enum State: String, Sendable, Hashable, CaseIterable {
        case normal, pressed, selected, focused, invalid, disabled
        case selectedDisabled = "selected and disabled"

        package var isSelected: Bool { self == .selected || self == .selectedDisabled }
        package var isDisabled: Bool { self == .disabled || self == .selectedDisabled }
    }

    /// Colored places of a component. The raw values are short, for they stand in pages by the hundred.
    package enum Paint: String, Sendable, Hashable, CaseIterable {
        case background = "bg"
        case text = "fg"
        case border = "bd"
        /// Mark of a value: the filled part of a bar, the line below a tab.
        case tint = "ti"
        /// Element that is chosen among several in the same component.
        case chosenBackground = "cb"
        case chosenText = "cf"
        case chosenBorder = "cd"
        case box = "bx"
        case boxBorder = "be"
        case mark = "mk"
        case chosenBox = "cx"
        case chosenBoxBorder = "ce"
        case chosenMark = "cm"
        case track = "tr"
        case trackBorder = "te"
        case handle = "hd"
        case handleBorder = "he"
        case scrim = "sc"
    }

    package struct Ink: Sendable, Hashable {
        package let light: TokenColor
        package let dark: TokenColor
        /// Whether a design token says it, and not the system.
        let isOfToken: Bool

        package subscript(mode: TokenMode) -> TokenColor { mode == .light ? light : dark }
    }

    package typealias Colors = [Paint: Ink]

    /// A value of the API; without a name the look that counts for all of them.
    package struct Tone: Sendable, Hashable {
        package let name: String?
        /// Colors, one element for each of `states`.
        package let colors: [Colors]
    }

    /// Sizes in points.
    package struct Metrics: Sendable, Hashable {
        package var height = 44.0
        package var top = 8.0
        package var leading = 14.0
        package var bottom = 8.0
        package var trailing = 14.0
        package var spacing = 8.0
        package var radius = 8.0
        package var borderWidth = 1.0
        package var iconSize = 20.0
        package var fontSize = 17.0
        package var fontWeight = 400
    }

    package struct Size: Sendable, Hashable {
        package let name: String?
        package let metrics: Metrics
    }

    /// States that tokens speak of, the normal one first.
    package let states: [State]
    package let tones: [Tone]
    package let sizes: [Size]
}
