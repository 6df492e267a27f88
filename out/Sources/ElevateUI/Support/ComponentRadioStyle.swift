#if os(iOS)
import SwiftUI

/// Toggles as the options of a group, of which one is chosen.
@available(iOS 15, *)
struct ComponentRadioStyle: ToggleStyle {
    let colors: ComponentColors
    let metrics: ComponentMetrics
    var isLabelFirst = false

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn = true
        } label: {
            HStack(spacing: metrics.spacing) {
                if isLabelFirst { configuration.label }
                ComponentRadioMark(isOn: configuration.isOn, colors: colors, metrics: metrics)
                if !isLabelFirst { configuration.label }
            }
            .touchTarget(metrics)
        }
        .buttonStyle(ComponentPressStyle(isDimmed: colors.parts["box"] == nil))
        // Two options of a group change together: only the new one plays feedback.
        .haptics(of: configuration.isOn) { $0 }
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
}
#endif
