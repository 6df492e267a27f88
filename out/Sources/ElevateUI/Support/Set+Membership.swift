#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension Set {
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

    /// Whether all of some elements are part of the set.
    subscript(containsAll elements: [Element]) -> Bool {
        get { isSuperset(of: elements) }
        set {
            if newValue { formUnion(elements) } else { subtract(elements) }
        }
    }
}
#endif
