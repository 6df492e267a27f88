#if os(iOS)
import SwiftUI

/// One layer of a shadow, as design tokens tell it.
@available(iOS 15, *)
nonisolated public struct ComponentShadow: Hashable, Sendable {
    public let color: Color
    public let x: CGFloat
    public let y: CGFloat
    public let blur: CGFloat
    /// How much larger the shadow is than what casts it. SwiftUI's own shadows have none.
    public let spread: CGFloat
    /// Whether the shadow falls into what casts it. SwiftUI's own shadows fall behind it.
    public let isInset: Bool

    /// Where no design token says one.
    static let neutral = ComponentShadow(color: .black.opacity(0.2), x: 0, y: 2, blur: 8)

    public init(color: Color, x: CGFloat, y: CGFloat, blur: CGFloat = 0, spread: CGFloat = 0, isInset: Bool = false) {
        self.color = color
        self.x = x
        self.y = y
        self.blur = blur
        self.spread = spread
        self.isInset = isInset
    }
}
#endif
