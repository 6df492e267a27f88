#if os(iOS)
import SwiftUI

/// The state of a caller, for tests of what a component does with it.
@available(iOS 15, *)
@MainActor
final class ComponentTestState<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }

    var binding: Binding<Value> {
        Binding(get: { self.value }, set: { self.value = $0 })
    }
}
#endif
