#if os(iOS)
import SwiftUI

/// Whether something is open: a Binding of the app says it, or else the view keeps it.
@available(iOS 15, *)
@MainActor
@propertyWrapper
struct ComponentKept: DynamicProperty {
    /// nil until it is changed.
    @State private var own: Bool?
    private let given: Binding<Bool>?
    private let initial: Bool

    /// `own` is what it begins with where no Binding is given.
    init(_ given: Binding<Bool>?, own: Bool) {
        self.given = given
        initial = own
    }

    var wrappedValue: Bool {
        get { given?.wrappedValue ?? own ?? initial }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    var projectedValue: Binding<Bool> {
        given ?? Binding(get: { own ?? initial }, set: { own = $0 })
    }

    /// Whether the view keeps it.
    var isKept: Bool { given == nil }
}
#endif
