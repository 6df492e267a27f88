#if os(iOS)
import Foundation

@available(iOS 15, *)
nonisolated extension Optional where Wrapped: Hashable {
    /// The set of the value, or of none: what can choose several chooses one. What is added to it takes the place of what
    /// was there.
    var asSet: Set<Wrapped> {
        get { map { [$0] } ?? [] }
        set { self = newValue.first { $0 != self } ?? newValue.first }
    }
}
#endif
