#if os(iOS)
import SwiftUI

/// Shows a short explanation beside a view. VoiceOver says it as the hint of the view, whether it is shown or not.
@available(iOS 15, *)
struct ComponentTooltip<Tip: View>: ViewModifier {
    let isPresented: Bool
    let edge: Edge
    let colors: ComponentColors
    let metrics: ComponentMetrics
    let shape: ComponentShape
    let hint: String?
    let tip: Tip

    func body(content: Content) -> some View {
        content
            .accessibilityHint(hint ?? "")
            .overlay(alignment: alignment) {
                if isPresented { bubble }
            }
            .animation(.default, value: isPresented)
    }

    /// The guides of the edges are turned round, so that the bubble begins where the view ends.
    private var bubble: some View {
        tip
            .modifier(ComponentSurface(colors: colors, metrics: metrics, shape: shape))
            .fixedSize()
            .alignmentGuide(.top) { [edge, gap] in edge == .top ? $0[.bottom] + gap : $0[.top] }
            .alignmentGuide(.bottom) { [edge, gap] in edge == .bottom ? $0[.top] - gap : $0[.bottom] }
            .alignmentGuide(.leading) { [edge, gap] in edge == .leading ? $0[.trailing] + gap : $0[.leading] }
            .alignmentGuide(.trailing) { [edge, gap] in edge == .trailing ? $0[.leading] - gap : $0[.trailing] }
            .accessibilityHidden(hint != nil)
            .allowsHitTesting(false)
            .transition(.opacity)
    }

    private var gap: CGFloat { metrics.spacing }

    private var alignment: Alignment {
        switch edge {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

@available(iOS 15, *)
extension View {
    /// Shows a tip beside the view while the condition holds.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the tip is shown.
    ///   - edge: The side of the view that it is shown at.
    ///   - colors: The colors of the tip.
    ///   - metrics: The sizes of the tip.
    ///   - shape: The outline of the tip.
    ///   - hint: What VoiceOver says instead.
    ///   - tip: What is shown.
    /// - Returns: The view with the tip beside it.
    func componentTooltip<Tip: View>(
        isPresented: Bool,
        edge: Edge = .top,
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape,
        hint: String? = nil,
        @ViewBuilder tip: () -> Tip
    ) -> some View {
        modifier(
            ComponentTooltip(
                isPresented: isPresented,
                edge: edge,
                colors: colors,
                metrics: metrics,
                shape: shape,
                hint: hint,
                tip: tip()
            )
        )
    }
}
#endif
