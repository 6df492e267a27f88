#if os(iOS)
import SwiftUI

/// How a line is drawn, as design tokens tell it.
@available(iOS 15, *)
nonisolated public enum ComponentLineStyle: Hashable, Sendable {
    /// There is no line at all.
    case hidden
    case solid
    case dashed
    case dotted
    /// Dashes and gaps by turns, in points, and how the dashes end.
    case pattern(dashes: [CGFloat], cap: CGLineCap)

    /// The stroke of a line so wide; dashes and dots are as long as the width makes them.
    public func stroke(width: CGFloat) -> StrokeStyle {
        switch self {
        case .hidden: StrokeStyle(lineWidth: 0)
        case .solid: StrokeStyle(lineWidth: width)
        case .dashed: StrokeStyle(lineWidth: width, dash: [width * 3, width * 2])
        case .dotted: StrokeStyle(lineWidth: width, lineCap: .round, dash: [0, width * 2])
        case .pattern(let dashes, let cap): StrokeStyle(lineWidth: width, lineCap: cap, dash: dashes)
        }
    }
}
#endif
