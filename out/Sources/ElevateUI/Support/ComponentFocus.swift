#if os(iOS)
import Combine

/// Connects the focus of UIKit's responders with the focus state of SwiftUI.
@available(iOS 15, *)
@MainActor
final class ComponentFocus: ObservableObject {
    /// Whether UIKit wants the component to have the focus.
    @Published private(set) var isRequested = false
    /// Whether the component has it.
    private(set) var isFocused = false
    /// Called when the component has got the focus or lost it.
    var onChange: ((_ isFocused: Bool) -> Void)?

    /// Asks for the focus, for `becomeFirstResponder()`.
    func request() -> Bool {
        isRequested = true
        return true
    }

    /// Removes the focus, for `resignFirstResponder()`.
    func resign() -> Bool {
        isRequested = false
        return true
    }

    /// Takes the focus over from SwiftUI.
    func report(_ isFocused: Bool) {
        guard isFocused != self.isFocused else { return }
        self.isFocused = isFocused
        isRequested = isFocused
        onChange?(isFocused)
    }
}
#endif
