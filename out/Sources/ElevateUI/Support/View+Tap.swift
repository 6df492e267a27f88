#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Makes a button of the view where there is something to do.
    @ViewBuilder
    func asButton(_ action: (() -> Void)?) -> some View {
        if let action {
            Button(action: action) { self }.buttonStyle(.plain)
        } else {
            self
        }
    }

    @ViewBuilder
    func asButton(_ action: (() -> Void)?, style: some ButtonStyle) -> some View {
        if let action {
            Button(action: action) { self }.buttonStyle(style)
        } else {
            self
        }
    }

    /// Calls an action beside what the controls in the view do with a tap.
    @ViewBuilder
    func onTap(_ action: (() -> Void)?) -> some View {
        if let action {
            simultaneousGesture(TapGesture().onEnded(action)).accessibilityAction(.default, action)
        } else {
            self
        }
    }
}
#endif
