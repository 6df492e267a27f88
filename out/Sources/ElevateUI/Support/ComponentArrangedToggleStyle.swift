#if os(iOS)
import SwiftUI

/// Gives a toggle of any style a label at another place than the style has it.
@available(iOS 15, *)
struct ComponentArrangedToggleStyle<Base: ToggleStyle>: ToggleStyle {
    let base: Base
    let arrangement: ComponentToggleArrangement
    let metrics: ComponentMetrics

    func makeBody(configuration: Configuration) -> some View {
        ComponentStack(arrangement.direction, alignment: .leading, spacing: metrics.spacing) {
            if showsLabel && arrangement.isLabelFirst { label(configuration) }
            Toggle(isOn: configuration.$isOn) { EmptyView() }
                .labelsHidden()
                .toggleStyle(base)
            if showsLabel && !arrangement.isLabelFirst { label(configuration) }
        }
        .accessibilityRepresentation {
            Toggle(isOn: configuration.$isOn) { configuration.label }
        }
    }

    private var showsLabel: Bool { !arrangement.hidesLabel }

    private func label(_ configuration: Configuration) -> some View {
        configuration.label.font(metrics.font)
    }
}
#endif
