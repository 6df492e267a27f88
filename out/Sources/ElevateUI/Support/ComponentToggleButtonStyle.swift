#if os(iOS)
import SwiftUI

/// Toggles that look like buttons and stay selected while they are on.
@available(iOS 15, *)
struct ComponentToggleButtonStyle: ToggleStyle {
    let colors: ComponentColors
    let metrics: ComponentMetrics
    let shape: ComponentShape

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(
            ComponentButtonStyle(colors: colors, metrics: metrics, shape: shape, isSelected: configuration.isOn)
        )
        .haptics(of: configuration.isOn)
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
}
#endif
