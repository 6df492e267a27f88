#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension Binding {
    /// The same value, which nobody can set while the condition holds.
    ///
    /// The control stays as it is: it is read and looked at, and not dimmed as one that is disabled.
    func readOnly(_ isReadOnly: Bool) -> Binding<Value> {
        isReadOnly ? .constant(wrappedValue) : self
    }
}
#endif
