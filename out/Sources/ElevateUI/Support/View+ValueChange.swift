#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Calls a function with each new value, in the form that the oldest supported system has.
    func onValueChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
        onChange(of: value, perform: action)
    }
}
#endif
