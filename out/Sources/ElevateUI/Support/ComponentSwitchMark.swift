#if os(iOS)
import SwiftUI

/// The track of a switch with its handle.
@available(iOS 15, *)
struct ComponentSwitchMark: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.componentIsPressed) private var isPressed
    @Environment(\.componentStates) private var states
    @Environment(\.componentIsInvalid) private var isInvalid
    // As large as the switch of the system.
    @ScaledMetric private var width: CGFloat = 51
    @ScaledMetric private var height: CGFloat = 31
    @ScaledMetric private var inset: CGFloat = 2
    let isOn: Bool
    let track: ComponentPartStyle
    let handle: ComponentPartStyle?
    let colors: ComponentColors

    var body: some View {
        Capsule()
            .fill(track.background.value(in: all) ?? (isOn ? colors.mark : ComponentColors.neutralTrack))
            .overlay { ComponentOutline(Capsule(), trackBorder, width: borderWidth(track)) }
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle()
                    .fill(handle?.background.value(in: all) ?? ComponentColors.neutralHandle)
                    .overlay {
                        ComponentOutline(
                            Circle(),
                            handle?.border.value(in: all) ?? .clear,
                            width: borderWidth(handle)
                        )
                    }
                    .shadows(handle?.shadow.value(in: all) ?? [], in: Circle())
                    .frame(width: handle?.size.value(in: all), height: handle?.size.value(in: all))
                    .padding(inset)
            }
            .frame(width: track.width.value(in: all) ?? width, height: track.height.value(in: all) ?? height)
            .shadows(track.shadow.value(in: all) ?? [], in: Capsule())
            .motion(value: isOn)
            .accessibilityHidden(true)
    }

    private var all: ComponentState { states.union(.of(isEnabled, isPressed, isOn, isInvalid: isInvalid)) }

    private var trackBorder: Color {
        isInvalid ? colors.borderInvalid : track.border.value(in: all) ?? .clear
    }

    private func borderWidth(_ part: ComponentPartStyle?) -> CGFloat { part?.borderWidth.value(in: all) ?? 1 }
}
#endif
