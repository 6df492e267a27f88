#if os(iOS)
import SwiftUI

/// A border, as design tokens tell it.
@available(iOS 15, *)
nonisolated public struct ComponentBorder: Hashable, Sendable {
    /// That of the text around, where there is none.
    public let color: Color?
    public let width: CGFloat
    public let style: ComponentLineStyle

    public init(color: Color? = nil, width: CGFloat, style: ComponentLineStyle) {
        self.color = color
        self.width = width
        self.style = style
    }
}
#endif
