#if os(iOS)
import SwiftUI

/// Value that a Binding of the app holds, or else the view itself: whether something is open, or which page is shown.
@available(iOS 15, *)
@MainActor
@propertyWrapper
struct ComponentKept<Value>: DynamicProperty {
    /// nil until it is changed.
    @State private var own: Value?
    private let given: Binding<Value>?
    private let initial: Value

    /// `own` is what it begins with where no Binding is given.
    init(_ given: Binding<Value>?, own: Value) {
        self.given = given
        initial = own
    }

    var wrappedValue: Value {
        get { given?.wrappedValue ?? own ?? initial }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    var projectedValue: Binding<Value> {
        given ?? Binding(get: { own ?? initial }, set: { own = $0 })
    }

    /// Whether the view keeps it.
    var isKept: Bool { given == nil }
}
#endif
