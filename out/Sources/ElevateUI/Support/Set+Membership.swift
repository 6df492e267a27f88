#if os(iOS)
import SwiftUI

@available(iOS 15, *)
nonisolated extension Set {
    /// Whether an element is part of the set, as something that can be switched on and off by a binding.
    ///
    /// With `isKept`, an element is not switched off.
    subscript(contains element: Element, isKept isKept: Bool = false) -> Bool {
        get { contains(element) }
        set {
            if newValue { insert(element) } else if !isKept { remove(element) }
        }
    }

    /// The set, which has no more than one element where several are not allowed: one that was not in it before, if
    /// there is any.
    subscript(allowingSeveral allowsSeveral: Bool) -> Set {
        get { self }
        set {
            let added = newValue.subtracting(self)
            self = allowsSeveral ? newValue : Set((added.isEmpty ? newValue : added).prefix(1))
        }
    }

    /// The only element, where one choice among several options is kept in a set.
    var single: Element? {
        get { count == 1 ? first : nil }
        set { self = newValue.map { [$0] } ?? [] }
    }

    /// The same set, which keeps one element where it is limited: of several, one that was not there before.
    subscript(limitedToOne isLimited: Bool) -> Self {
        get { self }
        set {
            let added = newValue.subtracting(self)
            self = isLimited && newValue.count > 1 ? Set((added.isEmpty ? newValue : added).prefix(1)) : newValue
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

@available(iOS 15, *)
nonisolated extension Array where Element: Hashable {
    /// The elements as a set. What is added to it stands at the end.
    var asSet: Set<Element> {
        get { Set(self) }
        set { self = filter(newValue.contains) + newValue.subtracting(self) }
    }
}
#endif
