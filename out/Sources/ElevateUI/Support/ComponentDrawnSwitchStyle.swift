#if os(iOS)
import SwiftUI

/// A switch with a track and a handle in colors of their own, as large as that of the system.
@available(iOS 15, *)
struct ComponentDrawnSwitchStyle: ToggleStyle {
    let track: ComponentPartStyle
    let handle: ComponentPartStyle?
    let colors: ComponentColors

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                configuration.label
                Spacer(minLength: 0)
                ComponentSwitchMark(isOn: configuration.isOn, track: track, handle: handle, colors: colors)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(ComponentPressStyle(isDimmed: false))
        .haptics(of: configuration.isOn)
        .modifier(ComponentToggleAccessibility(isOn: configuration.isOn, isMixed: false))
    }
}
#endif
