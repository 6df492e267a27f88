#if os(iOS)
import SwiftUI
import UIKit

/// The letters of a text, as design tokens tell them, at the standard text size.
@available(iOS 15, *)
nonisolated public struct ComponentTypography: Hashable, Sendable {
    /// The first that the app or the system has is used, and that of the system where there is none.
    public let families: [String]
    public let size: CGFloat
    public let weight: Font.Weight
    public let isItalic: Bool
    /// That of the font, where there is none.
    public let lineHeight: ComponentMeasure?
    public let letterSpacing: ComponentMeasure?
    public let textCase: Text.Case?
    /// The text style that the font scales with.
    public let textStyle: Font.TextStyle

    public init(
        families: [String] = [],
        size: CGFloat,
        weight: Font.Weight = .regular,
        isItalic: Bool = false,
        lineHeight: ComponentMeasure? = nil,
        letterSpacing: ComponentMeasure? = nil,
        textCase: Text.Case? = nil,
        textStyle: Font.TextStyle = .body
    ) {
        self.families = families
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.lineHeight = lineHeight
        self.letterSpacing = letterSpacing
        self.textCase = textCase
        self.textStyle = textStyle
    }

    /// The font, which grows with the text style. That of the system has the size of the style; `typography(_:)` of a view
    /// gives it its own.
    public var font: Font {
        styled(family.map { .custom($0, size: size, relativeTo: textStyle) } ?? .system(textStyle, design: design))
    }

    /// The font at just this size.
    func font(fixedAt scaledSize: CGFloat) -> Font {
        styled(family.map { .custom($0, fixedSize: scaledSize) } ?? .system(size: scaledSize, design: design))
    }

    /// The height of a line of the font that nothing is said of.
    func naturalLineHeight(at scaledSize: CGFloat) -> CGFloat {
        (family.flatMap { UIFont(name: $0, size: scaledSize) } ?? .systemFont(ofSize: scaledSize)).lineHeight
    }

    private func styled(_ font: Font) -> Font {
        isItalic ? font.weight(weight).italic() : font.weight(weight)
    }

    /// The first of the families that is there, if none of the system's comes before it.
    private var family: String? {
        for name in families {
            if Self.design(of: name) != nil { return nil }
            if UIFont(name: name, size: size) != nil { return name }
        }
        return nil
    }

    private var design: Font.Design {
        families.lazy.compactMap(Self.design).first ?? .default
    }

    /// What the words of CSS for fonts of the system mean.
    private static func design(of family: String) -> Font.Design? {
        switch family.lowercased() {
        case "sans-serif", "system-ui", "ui-sans-serif", "-apple-system", "blinkmacsystemfont": .default
        case "serif", "ui-serif": .serif
        case "monospace", "ui-monospace": .monospaced
        case "ui-rounded": .rounded
        default: nil
        }
    }
}
#endif
