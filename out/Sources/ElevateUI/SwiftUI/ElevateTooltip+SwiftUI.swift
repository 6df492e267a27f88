#if os(iOS)
import SwiftUI

/// A short explanation that appears when the user points at something or moves the focus to it.
///
/// **Web Component:** `<elvt-tooltip>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Overlays/tooltip.md`
///
/// **Adapted:**
/// - `open`: `$isPresented: Bool`.
/// - `trigger`: left out. Hover and focus open nothing on a touch screen; the Binding does.
/// - `showDelay`: left out. Delays keep a tooltip from following the mouse. On a touch screen it is opened on purpose.
/// - `hideDelay`: left out. Delays keep a tooltip from following the mouse. On a touch screen it is opened on purpose.
/// - `distance`: left out. Moves an overlay away from its anchor. The system keeps its own distance.
/// - `hoist`: left out. The system places what it opens where there is space.
/// - `#content`: combined with `content`.
/// - `@elvt-show`: combined with `open`.
/// - `@elvt-hide`: combined with `open`.
/// - `show()`: combined with `open`.
/// - `hide()`: combined with `open`.
@available(iOS 15, *)
public struct ElevateTooltip<Target: View, Content: View>: View {
    // MARK: - Properties

    @ComponentKept private var isPresented: Bool
    private let placement: TooltipTokens.Placement
    private let isDisabled: Bool

    // MARK: - Content

    private let target: Target
    private let content: Content

    // MARK: - Initializers

    /// - Parameters:
    ///   - placement: The side on which the tooltip opens, where there is room: `top`, `right`, `bottom` or `left`.
    ///   - isDisabled: Keeps the tooltip from opening.
    ///   - isPresented: Whether the tooltip is shown. Without a Binding, the view keeps it.
    ///   - target: The element that is explained.
    ///   - content: The text. Use the slot for more than text.
    public init(
        placement: TooltipTokens.Placement = .top,
        isDisabled: Bool = false,
        isPresented: Binding<Bool>? = nil,
        @ViewBuilder target: () -> Target = { EmptyView() },
        @ViewBuilder content: () -> Content = { EmptyView() }
    ) {
        self.placement = placement
        self.isDisabled = isDisabled
        self._isPresented = ComponentKept(isPresented, own: false)
        self.target = target()
        self.content = content()
    }

    // MARK: - Body

    public var body: some View {
        target
            .componentTooltip(
                isPresented: $isPresented,
                isDisabled: isDisabled,
                edge: edge,
                colors: colors,
                metrics: metrics,
                shape: outline,
                hint: content as? Text
            ) {
                VStack(alignment: .leading, spacing: metrics.spacing) {
                    content
                }
            }
            .accessibilityElement(children: .contain)
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        TooltipTokens.colors
    }

    private var metrics: ComponentMetrics {
        TooltipTokens.metrics
    }

    private var outline: ComponentShape {
        ComponentShape(TooltipTokens.shape, radius: metrics.cornerRadius)
    }

    private var edge: Edge {
        TooltipTokens.edge(for: placement)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateTooltip where Content == Text {
    /// - Parameters:
    ///   - content: The text. Use the slot for more than text.
    ///   - placement: The side on which the tooltip opens, where there is room: `top`, `right`, `bottom` or `left`.
    ///   - isDisabled: Keeps the tooltip from opening.
    ///   - isPresented: Whether the tooltip is shown. Without a Binding, the view keeps it.
    ///   - target: The element that is explained.
    public init(
        _ content: String,
        placement: TooltipTokens.Placement = .top,
        isDisabled: Bool = false,
        isPresented: Binding<Bool>? = nil,
        @ViewBuilder target: () -> Target = { EmptyView() }
    ) {
        self.init(
            placement: placement,
            isDisabled: isDisabled,
            isPresented: isPresented,
            target: target,
            content: { Text(content) }
        )
    }
}

// MARK: - Presentation

@available(iOS 15, *)
extension View {
    /// Explains the view, after a long press as well.
    ///
    /// - Parameters:
    ///   - placement: The side on which the tooltip opens, where there is room: `top`, `right`, `bottom` or `left`.
    ///   - isDisabled: Keeps the tooltip from opening.
    ///   - isPresented: Whether the tooltip is shown. Without a Binding, the view keeps it.
    ///   - content: The text. Use the slot for more than text.
    /// - Returns: The view with its explanation.
    public func elevateTooltip<Content: View>(
        placement: TooltipTokens.Placement = .top,
        isDisabled: Bool = false,
        isPresented: Binding<Bool>? = nil,
        @ViewBuilder content: @escaping () -> Content = { EmptyView() }
    ) -> some View {
        ElevateTooltip(
            placement: placement,
            isDisabled: isDisabled,
            isPresented: isPresented,
            target: { self },
            content: content
        )
    }

    /// Explains the view, after a long press as well.
    ///
    /// - Parameters:
    ///   - content: The text. Use the slot for more than text.
    ///   - placement: The side on which the tooltip opens, where there is room: `top`, `right`, `bottom` or `left`.
    ///   - isDisabled: Keeps the tooltip from opening.
    ///   - isPresented: Whether the tooltip is shown. Without a Binding, the view keeps it.
    /// - Returns: The view with its explanation.
    public func elevateTooltip(
        _ content: String,
        placement: TooltipTokens.Placement = .top,
        isDisabled: Bool = false,
        isPresented: Binding<Bool>? = nil
    ) -> some View {
        ElevateTooltip(
            content,
            placement: placement,
            isDisabled: isDisabled,
            isPresented: isPresented,
            target: { self }
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateTooltipPreviews: PreviewProvider {
    static var previews: some View {
        ComponentShownExample { $state in
            ElevateTooltip(
                isPresented: $state,
                content: { Text("Content") }
            )
        }
    }
}
#endif
#endif
