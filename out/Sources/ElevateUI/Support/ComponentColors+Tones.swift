#if os(iOS)
import SwiftUI

/// Colors of the system for each tone, where no design tokens say otherwise. They follow dark mode and contrast.
@available(iOS 15, *)
nonisolated extension ComponentColors {
    static let neutral = ComponentColors(
        background: Color(uiColor: .secondarySystemFill),
        backgroundPressed: Color(uiColor: .systemFill),
        backgroundSelected: Color(uiColor: .label),
        backgroundSelectedPressed: Color(uiColor: .systemFill),
        backgroundDisabled: Color(uiColor: .quaternarySystemFill),
        text: Color(uiColor: .label),
        textSelected: Color(uiColor: .systemBackground),
        textDisabled: mutedText,
        border: Color(uiColor: .separator),
        borderSelected: Color(uiColor: .separator),
        borderDisabled: Color(uiColor: .quaternarySystemFill),
        borderFocused: .accentColor,
        borderInvalid: Color(uiColor: .systemRed),
        tint: Color(uiColor: .label),
        outline: Color(uiColor: .separator),
        link: .accentColor
    )
    /// What is behind the second of two buttons, lighter than what is behind the first one.
    static let secondaryFill = Color(uiColor: .tertiarySystemFill)
    /// A text that stands back, and that can be read all the same: what the system calls tertiary can't.
    static let mutedText = Color(uiColor: .label).opacity(0.6)
    static let primary = toned(.accentColor).emphasized(.filled)
    static let success = toned(Color(uiColor: .systemGreen))
    static let warning = toned(Color(uiColor: .systemOrange))
    static let danger = toned(Color(uiColor: .systemRed))
    static let info = toned(Color(uiColor: .systemTeal))

    /// Where no design token says what is laid over the rest of the screen.
    static let neutralScrim = Color.black.opacity(0.4)

    /// Where no design token says how a switch is drawn that is off, and its handle.
    static let neutralTrack = Color(uiColor: .systemFill)
    static let neutralHandle = Color(uiColor: .systemBackground)

    private static func toned(_ tone: Color) -> ComponentColors {
        ComponentColors(
            background: tone,
            backgroundPressed: tone.opacity(0.9),
            backgroundSelected: tone.opacity(0.85),
            backgroundSelectedPressed: tone.opacity(0.75),
            backgroundDisabled: Color(uiColor: .quaternarySystemFill),
            text: Color(uiColor: .systemBackground),
            textSelected: Color(uiColor: .systemBackground),
            textDisabled: mutedText,
            border: tone,
            borderSelected: Color(uiColor: .label),
            borderDisabled: Color(uiColor: .quaternarySystemFill),
            borderFocused: .accentColor,
            borderInvalid: Color(uiColor: .systemRed),
            tint: tone
        )
    }
}
#endif
