#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Shows that the pointer of an iPad is over a control: as the tokens say it, or else as the system does. A finger does not
    /// hover, and changes nothing.
    @ViewBuilder
    func pointed(_ colors: ComponentColors, in shape: ComponentShape) -> some View {
        if colors.tellsHover {
            self
        } else {
            contentShape(.hoverEffect, shape).hoverEffect()
        }
    }
}
#endif
