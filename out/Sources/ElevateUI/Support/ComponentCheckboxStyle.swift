#if os(iOS)
import SwiftUI

/// Toggles as checkboxes, with a third state for a selection that is only partly made.
@available(iOS 15, *)
struct ComponentCheckboxStyle: ToggleStyle {
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let isMixed: Bool
    private let isInvalid: Bool

    init(colors: ComponentColors, metrics: ComponentMetrics, isMixed: Bool = false, isInvalid: Bool = false) {
        self.colors = colors
        self.metrics = metrics
        self.isMixed = isMixed
        self.isInvalid = isInvalid
    }

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: metrics.spacing) {
                ComponentCheckboxMark(
                    isOn: configuration.isOn,
                    isMixed: isMixed,
                    isInvalid: isInvalid,
                    colors: colors,
                    metrics: metrics
                )
                configuration.label
            }
            .touchTarget(metrics)
        }
        .buttonStyle(ComponentPressStyle(isDimmed: colors.parts["box"] == nil))
        .haptics(of: configuration.isOn)
        .modifier(ComponentToggleAccessibility(isOn: configuration.isOn, isMixed: isMixed))
    }
}
#endif
