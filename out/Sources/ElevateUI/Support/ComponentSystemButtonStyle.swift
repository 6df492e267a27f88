#if os(iOS)
import SwiftUI

/// The system's own button for each emphasis: prominent, bordered or without a border.
///
/// One style instead of three, so that a button can change its emphasis where only one style fits the type.
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
            .tint(colors.tint)
            .touchTarget(metrics)
    }

    @ViewBuilder private func button(_ configuration: Configuration) -> some View {
        switch isSelected ? .filled : colors.emphasis {
        case .filled: Button(configuration).buttonStyle(.borderedProminent)
        case .outlined: Button(configuration).buttonStyle(.bordered)
        case .plain: Button(configuration).buttonStyle(.borderless)
        }
    }
}
#endif
