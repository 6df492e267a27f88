#if os(iOS)
import SwiftUI

/// Draws what components have in common around their content: text style, padding, background and border by state.
@available(iOS 15, *)
struct ComponentSurface: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.componentPlace) private var place
    @Environment(\.componentStates) private var states
    @State private var isHovered = false
    @ScaledMetric private var scale: CGFloat = 1
    private let ownColors: ComponentColors
    private let ownMetrics: ComponentMetrics
    private let name: String
    private let shape: ComponentShape
    private let isPressed: Bool
    private let isSelected: Bool
    private let isCompact: Bool

    /// The name is what the tokens of a component around may call it. What is compact is as small as its content.
    init(
        _ name: String = "tag",
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape,
        isPressed: Bool = false,
        isSelected: Bool = false,
        isCompact: Bool = false
    ) {
        self.name = name
        ownColors = colors
        ownMetrics = metrics
        self.shape = shape
        self.isPressed = isPressed
        self.isSelected = isSelected
        self.isCompact = isCompact
        _scale = ScaledMetric(wrappedValue: 1, relativeTo: metrics.textStyle)
    }

    func body(content: Content) -> some View {
        content
            .environment(\.componentIsPressed, isPressed)
            .font(metrics.font)
            .foregroundStyle(colors.text(isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected, in: all))
            .padding(metrics.padding)
            .frame(minWidth: minimumSize, minHeight: minimumSize)
            .backgroundPreferenceValue(ComponentPress.self) { isPressed in
                shape.fill(background(isPressed: isPressed))
            }
            .overlayPreferenceValue(ComponentPress.self) { isPressed in
                ComponentOutline(shape, border(isPressed: isPressed), width: metrics.borderWidth)
            }
            .transformPreference(ComponentPress.self) { $0 = false }
            .onHover { isHovered = $0 }
            .part(place.style(of: name)?.outer, shape: shape)
    }

    private var colors: ComponentColors { ownColors.adding(place.style(of: name)) }

    private var metrics: ComponentMetrics { ownMetrics.adding(place.style(of: name)) }

    private var all: ComponentState { states.union(isHovered ? .hovered : .normal) }

    private var minimumSize: CGFloat? { isCompact ? nil : metrics.minimumHeight * scale }

    /// A button in it may be pressed, too.
    private func background(isPressed: Bool) -> Color {
        let isPressed = isPressed || self.isPressed
        return colors.background(isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected, in: all)
    }

    private func border(isPressed: Bool) -> Color {
        let isPressed = isPressed || self.isPressed
        return colors.border(isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected, in: all)
    }
}
#endif
