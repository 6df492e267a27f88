#if os(iOS)
import SwiftUI

/// Draws the shadow of a shape, as CSS draws that of a box: only where the box is not.
@available(iOS 15, *)
private struct ComponentOuterShadow<Outline: InsettableShape>: View {
    let layer: ComponentShadow
    let shape: Outline

    var body: some View {
        // What CSS calls the blur is twice the radius of SwiftUI.
        shape.inset(by: -layer.spread)
            .fill(layer.color)
            .offset(x: layer.x, y: layer.y)
            .blur(radius: layer.blur / 2)
            .mask { surroundings }
    }

    private var surroundings: some View {
        Rectangle()
            .padding(-reach)
            .overlay { shape.blendMode(.destinationOut) }
            .compositingGroup()
    }

    /// How far the shadow may fall.
    private var reach: CGFloat { max(abs(layer.x), abs(layer.y)) + max(layer.spread, 0) + layer.blur * 2 }
}

/// Draws a shadow that falls into a shape from its edge.
@available(iOS 15, *)
private struct ComponentInnerShadow<Outline: InsettableShape>: View {
    let layer: ComponentShadow
    let shape: Outline

    var body: some View {
        Rectangle()
            .fill(layer.color)
            .padding(-reach)
            .overlay {
                shape.inset(by: layer.spread)
                    .offset(x: layer.x, y: layer.y)
                    .blendMode(.destinationOut)
            }
            .compositingGroup()
            .blur(radius: layer.blur / 2)
            .clipShape(shape)
    }

    private var reach: CGFloat { max(abs(layer.x), abs(layer.y)) + abs(layer.spread) + layer.blur * 2 }
}

@available(iOS 15, *)
nonisolated extension [ComponentShadow] {
    /// Those that fall into a shape or behind it, the lowest one first.
    fileprivate func drawn(isInset: Bool) -> [ComponentNumbered<ComponentShadow>] {
        filter { $0.isInset == isInset }.reversed().numbered
    }
}

@available(iOS 15, *)
extension View {
    /// Casts all layers of a shadow, the first one uppermost: those that fall behind a shape, and those that fall into it.
    public func shadows<Outline: InsettableShape>(_ layers: [ComponentShadow], in shape: Outline) -> some View {
        overlay {
            ForEach(layers.drawn(isInset: true)) { layer in
                ComponentInnerShadow(layer: layer.value, shape: shape)
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
        .background {
            ForEach(layers.drawn(isInset: false)) { layer in
                ComponentOuterShadow(layer: layer.value, shape: shape)
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    /// Casts all layers of a shadow around the frame of the view, and into it.
    public func shadows(_ layers: [ComponentShadow]) -> some View {
        shadows(layers, in: Rectangle())
    }
}
#endif
