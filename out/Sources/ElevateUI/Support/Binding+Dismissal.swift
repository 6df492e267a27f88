#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension Binding where Value == Bool {
    /// The same value, with an action for when the system turns it off: when the user has swiped a sheet away.
    @MainActor
    func onDismissal(perform action: @escaping @MainActor () -> Void) -> Binding<Bool> {
        Binding(
            get: { @MainActor in wrappedValue },
            set: { @MainActor newValue in
                if !newValue, wrappedValue { action() }
                wrappedValue = newValue
            }
        )
    }
}
#endif
