#if os(iOS)
import SwiftUI

/// Ties the focus of a view to the wishes of the UIKit component around it, and tells that what has come of them.
@available(iOS 15, *)
struct ComponentFocusHost: ViewModifier {
    @ObservedObject private var focus: ComponentFocus
    @FocusState private var isFocused: Bool

    init(_ focus: ComponentFocus) {
        _focus = ObservedObject(wrappedValue: focus)
    }

    func body(content: Content) -> some View {
        content
            .focused($isFocused)
            .onAppear {
                if focus.isRequested { isFocused = true }
            }
            .onValueChange(of: focus.isRequested) { isFocused = $0 }
            .onValueChange(of: isFocused) { focus.report($0) }
    }
}
#endif
