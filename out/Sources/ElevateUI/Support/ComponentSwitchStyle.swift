#if os(iOS)
import SwiftUI

/// The system's switch in the color of the component.
@available(iOS 15, *)
struct ComponentSwitchStyle: ToggleStyle {
    let colors: ComponentColors

    func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration)
            .toggleStyle(.switch)
            .tint(colors.tint)
    }
}
#endif
