#if os(iOS)
import SwiftUI

/// The track of a switch with its handle.
@available(iOS 15, *)
struct ComponentSwitchMark: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.componentIsPressed) private var isPressed
    // As large as the switch of the system.
    @ScaledMetric private var width: CGFloat = 51
    @ScaledMetric private var height: CGFloat = 31
    @ScaledMetric private var inset: CGFloat = 2
    let isOn: Bool
    let track: ComponentPartColors
    let handle: ComponentPartColors?
    let tint: Color

    var body: some View {
        Capsule()
            .fill(color(of: track.fill) ?? (isOn ? tint : ComponentColors.neutralTrack))
            .overlay { ComponentOutline(Capsule(), color(of: track.border) ?? .clear) }
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle()
                    .fill(color(of: handle?.fill) ?? ComponentColors.neutralHandle)
                    .overlay { ComponentOutline(Circle(), color(of: handle?.border) ?? .clear) }
                    .padding(inset)
            }
            .frame(width: width, height: height)
            .motion(value: isOn)
            .accessibilityHidden(true)
    }

    private func color(of colors: ComponentStateColors?) -> Color? {
        colors?.color(isEnabled: isEnabled, isPressed: isPressed, isSelected: isOn)
    }
}
#endif
