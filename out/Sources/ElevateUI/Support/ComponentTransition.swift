#if os(iOS)
import SwiftUI

/// How something changes, as design tokens tell it.
@available(iOS 15, *)
nonisolated public struct ComponentTransition: Hashable, Sendable {
    /// What changes, as CSS calls it; anything, where there is none.
    public let property: String?
    /// In seconds, as is the delay.
    public let duration: Double
    public let delay: Double
    public let curve: ComponentCurve

    public init(property: String? = nil, duration: Double, delay: Double = 0, curve: ComponentCurve) {
        self.property = property
        self.duration = duration
        self.delay = delay
        self.curve = curve
    }

    public var animation: Animation {
        curve.animation(duration: duration).delay(delay)
    }
}
#endif
