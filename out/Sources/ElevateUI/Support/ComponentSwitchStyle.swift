#if os(iOS)
import SwiftUI

/// The system's switch in the color of the component, or one that is drawn as design tokens say.
@available(iOS 15, *)
struct ComponentSwitchStyle: ToggleStyle {
    let colors: ComponentColors
    let metrics: ComponentMetrics
    let shape: ComponentShape

    func makeBody(configuration: Configuration) -> some View {
        if let track = colors.parts["track"] {
            Toggle(configuration)
                .toggleStyle(ComponentDrawnSwitchStyle(track: track, handle: colors.parts["handle"], colors: colors))
        } else {
            Toggle(configuration)
                .toggleStyle(.switch)
                .tint(colors.mark)
                .modifier(ComponentInvalidOutline(colors: colors, metrics: metrics, shape: shape))
        }
    }
}
#endif
