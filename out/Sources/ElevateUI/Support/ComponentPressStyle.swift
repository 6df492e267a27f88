#if os(iOS)
import SwiftUI

/// Tells what is in a button, and what is around it, whether it is pressed: they are drawn otherwise then.
@available(iOS 15, *)
struct ComponentPressStyle: ButtonStyle {
    /// Whether the whole button says it too, where no design token has a color for it.
    let isDimmed: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .environment(\.componentIsPressed, configuration.isPressed)
            .preference(key: ComponentPress.self, value: configuration.isPressed)
            .opacity(isDimmed && configuration.isPressed ? Self.pressedOpacity : 1)
    }

    private static let pressedOpacity = 0.6
}
#endif
