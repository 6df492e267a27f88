#if os(iOS)
import SwiftUI

/// Shows a short explanation beside a view, after a long press as well. VoiceOver says it as the hint of the view, whether
/// it is shown or not.
@available(iOS 15, *)
struct ComponentTooltip<Tip: View>: ViewModifier {
    @Environment(\.componentStrings) private var strings
    @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverEnabled
    @Binding private var isPresented: Bool
    @State private var isOpenedByTouch = false
    private let isDisabled: Bool
    private let edge: Edge
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let shape: ComponentShape
    private let hint: Text?
    private let tip: Tip

    init(
        isPresented: Binding<Bool>,
        isDisabled: Bool,
        edge: Edge,
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape,
        hint: Text?,
        tip: Tip
    ) {
        _isPresented = isPresented
        self.isDisabled = isDisabled
        self.edge = edge
        self.colors = colors
        self.metrics = metrics
        self.shape = shape
        self.hint = hint
        self.tip = tip
    }

    func body(content: Content) -> some View {
        explained(content)
            .simultaneousGesture(
                LongPressGesture().onEnded { _ in toggle() },
                including: isDisabled ? .subviews : .all
            )
            .overlay(alignment: alignment) {
                if isShown { bubble }
            }
            .motion(value: isShown)
            .task(id: isShown) { await closeInTime() }
    }

    /// A tip that is no text can't be a hint: an accessibility action shows it.
    @ViewBuilder private func explained(_ content: Content) -> some View {
        if let hint {
            content.accessibilityHint(isDisabled ? Text(verbatim: "") : hint)
        } else if isDisabled {
            content
        } else {
            content.accessibilityAction(named: strings.details, toggle)
        }
    }

    private var isShown: Bool { isPresented && !isDisabled }

    private func toggle() {
        isOpenedByTouch = !isPresented
        isPresented.toggle()
    }

    /// A tip that a long press has opened closes by itself. With VoiceOver it stays open, so that there is time to listen.
    private func closeInTime() async {
        guard isShown, isOpenedByTouch, !isVoiceOverEnabled else { return }
        do {
            try await Task.sleep(nanoseconds: Self.duration)
            isPresented = false
        } catch {
            // It was closed in the meantime, or the view is gone.
        }
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

    /// Five seconds, in nanoseconds.
    private static var duration: UInt64 { 5_000_000_000 }
}

@available(iOS 15, *)
extension View {
    /// Shows a tip beside the view while the binding is true. A long press sets it as well.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the tip is shown.
    ///   - isDisabled: Whether it is never shown.
    ///   - edge: The side of the view that it is shown at.
    ///   - colors: The colors of the tip.
    ///   - metrics: The sizes of the tip.
    ///   - shape: The outline of the tip.
    ///   - hint: What VoiceOver says instead.
    ///   - tip: What is shown.
    /// - Returns: The view with the tip beside it.
    func componentTooltip<Tip: View>(
        isPresented: Binding<Bool>,
        isDisabled: Bool = false,
        edge: Edge = .top,
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape,
        hint: Text? = nil,
        @ViewBuilder tip: () -> Tip
    ) -> some View {
        modifier(
            ComponentTooltip(
                isPresented: isPresented,
                isDisabled: isDisabled,
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
