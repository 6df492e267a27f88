#if os(iOS)
import SwiftUI

/// The label of a control that stands beside it, marked where the control has to be used.
@available(iOS 15, *)
struct ComponentRequiredLabel<Content: View>: View {
    private let isRequired: Bool
    private let colors: ComponentColors
    private let content: Content

    init(isRequired: Bool, colors: ComponentColors, @ViewBuilder content: () -> Content) {
        self.isRequired = isRequired
        self.colors = colors
        self.content = content()
    }

    var body: some View {
        HStack {
            content
            if isRequired {
                Text(verbatim: "*")
                    .foregroundStyle(colors.borderInvalid.readable())
                    .accessibilityHidden(true)
            }
        }
    }
}
#endif
