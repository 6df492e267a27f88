#if os(iOS)
import CoreGraphics

/// A length that design tokens tell in points, or by the size of the font.
@available(iOS 15, *)
nonisolated public enum ComponentMeasure: Hashable, Sendable {
    case points(CGFloat)
    /// Of the font size.
    case multiple(CGFloat)

    /// How long it is at a font size.
    public func length(at fontSize: CGFloat) -> CGFloat {
        switch self {
        case .points(let points): points
        case .multiple(let factor): factor * fontSize
        }
    }
}
#endif
