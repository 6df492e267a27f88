#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Casts the two uppermost layers that fall behind the view; design systems rarely have more.
    public func shadows(_ layers: [ComponentShadow]) -> some View {
        let outer = layers.filter { !$0.isInset }
        return shadow(outer.first).shadow(outer.dropFirst().first)
    }

    /// What CSS calls the blur is twice the radius of SwiftUI.
    private func shadow(_ layer: ComponentShadow?) -> some View {
        shadow(color: layer?.color ?? .clear, radius: (layer?.blur ?? 0) / 2, x: layer?.x ?? 0, y: layer?.y ?? 0)
    }
}
#endif
