#if os(iOS)
import SwiftUI

@available(iOS 15, *)
nonisolated extension Set {
    /// Whether an element is part of the set, as something that can be switched on and off by a binding.
    ///
    /// With `replacing`, there is never more than one.
    subscript(contains element: Element, replacing replacing: Bool = false) -> Bool {
        get { contains(element) }
        set {
            if newValue && replacing { removeAll() }
            if newValue { insert(element) } else { remove(element) }
        }
    }

    /// The only element, where one choice among several options is kept in a set.
    var single: Element? {
        get { count == 1 ? first : nil }
        set { self = newValue.map { [$0] } ?? [] }
    }

    /// Whether all of some elements are part of the set.
    subscript(containsAll elements: [Element]) -> Bool {
        get { isSuperset(of: elements) }
        set {
            if newValue { formUnion(elements) } else { subtract(elements) }
        }
    }
}
#endif
