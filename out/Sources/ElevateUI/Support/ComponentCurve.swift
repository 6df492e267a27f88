#if os(iOS)
import SwiftUI

/// The timing curve of an animation: two control points of a curve from (0, 0) to (1, 1).
@available(iOS 15, *)
nonisolated public struct ComponentCurve: Hashable, Sendable {
    public let x1: Double
    public let y1: Double
    public let x2: Double
    public let y2: Double

    public static let linear = ComponentCurve(x1: 0, y1: 0, x2: 1, y2: 1)

    public init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    /// The animation that takes so many seconds.
    public func animation(duration: Double) -> Animation {
        .timingCurve(x1, y1, x2, y2, duration: duration)
    }
}
#endif
