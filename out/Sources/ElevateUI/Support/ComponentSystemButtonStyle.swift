#if os(iOS)
import SwiftUI

/// The system's own button for each emphasis: prominent, bordered or without a border.
///
/// One style instead of several, so that a button can change its emphasis where only one style fits the type. The system has no
/// button with an outline and none whose padding can be changed: these are drawn in its colors.
@available(iOS 15, *)
struct ComponentSystemButtonStyle: PrimitiveButtonStyle {
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let shape: ComponentShape
    private let isSelected: Bool

    init(colors: ComponentColors, metrics: ComponentMetrics, shape: ComponentShape, isSelected: Bool = false) {
        self.colors = colors
        self.metrics = metrics
        self.shape = shape
        self.isSelected = isSelected
    }

    func makeBody(configuration: Configuration) -> some View {
        button(configuration)
            .buttonBorderShape(shape.buttonBorderShape)
            .controlSize(metrics.controlSize)
            .tint(emphasis == .link ? colors.text : colors.tint)
            .touchTarget(metrics)
    }

    private var emphasis: ComponentEmphasis { isSelected ? .filled : colors.emphasis }

    @ViewBuilder private func button(_ configuration: Configuration) -> some View {
        if metrics.ownPadding != nil {
            drawn(configuration)
        } else {
            switch emphasis {
            case .filled: Button(configuration).buttonStyle(.borderedProminent)
            case .secondary, .soft: Button(configuration).buttonStyle(.bordered)
            case .outlined: drawn(configuration)
            case .plain: Button(configuration).buttonStyle(.borderless)
            case .link:
                Button(configuration)
                    .buttonStyle(.borderless)
                    .modifier(ComponentUnderline(isShown: true, color: colors.text))
            }
        }
    }

    private func drawn(_ configuration: Configuration) -> some View {
        Button(configuration)
            .buttonStyle(
                ComponentButtonStyle(colors: colors, metrics: metrics, shape: shape, isSelected: isSelected)
            )
    }
}
#endif
