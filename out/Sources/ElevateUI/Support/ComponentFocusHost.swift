#if os(iOS)
import SwiftUI

/// Connects the focus of a view with the UIKit component around it.
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
