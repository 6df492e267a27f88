#if os(iOS)
import Combine

/// Carries the focus between UIKit's responders, which ask for it, and SwiftUI's state, which decides on it.
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

    /// Gives the focus up, for `resignFirstResponder()`.
    func resign() -> Bool {
        isRequested = false
        return true
    }

    /// Takes over what SwiftUI has made of it.
    func report(_ isFocused: Bool) {
        guard isFocused != self.isFocused else { return }
        self.isFocused = isFocused
        isRequested = isFocused
        onChange?(isFocused)
    }
}
#endif
