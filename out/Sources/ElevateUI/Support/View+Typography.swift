#if os(iOS)
import SwiftUI

/// Sets the text of a view as design tokens tell it. All of it grows with Dynamic Type.
@available(iOS 15, *)
private struct ComponentTypographyModifier: ViewModifier {
    @ScaledMetric private var size: CGFloat
    private let typography: ComponentTypography

    init(_ typography: ComponentTypography) {
        self.typography = typography
        _size = ScaledMetric(wrappedValue: typography.size, relativeTo: typography.textStyle)
    }

    func body(content: Content) -> some View {
        tracked(content)
            .font(typography.font(fixedAt: size))
            .textCase(typography.textCase)
            .lineSpacing(max(leading, 0))
            // What CSS puts above and below each line is there above the first and below the last one, too.
            .padding(.vertical, leading / 2)
    }

    /// What the line height says beyond that of the font.
    private var leading: CGFloat {
        guard let height = length(typography.lineHeight) else { return 0 }
        return height - typography.naturalLineHeight(at: size)
    }

    /// Lengths that are told in points grow with the text, too.
    private func length(_ measure: ComponentMeasure?) -> CGFloat? {
        guard let measure, typography.size > 0 else { return nil }
        return measure.length(at: typography.size) * size / typography.size
    }

    /// Before iOS 16, only a `Text` by itself has a tracking.
    @ViewBuilder
    private func tracked(_ content: Content) -> some View {
        if #available(iOS 16, *), let spacing = length(typography.letterSpacing) {
            content.tracking(spacing)
        } else {
            content
        }
    }
}

@available(iOS 15, *)
extension View {
    /// Sets the text of the view in a font, a line height and a letter spacing.
    ///
    /// The letter spacing needs iOS 16.
    public func typography(_ typography: ComponentTypography) -> some View {
        modifier(ComponentTypographyModifier(typography))
    }
}
#endif
