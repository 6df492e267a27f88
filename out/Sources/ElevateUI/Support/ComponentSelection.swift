#if os(iOS)
import SwiftUI

/// What is chosen of some options, one value or several, whatever keeps it.
@available(iOS 15, *)
@MainActor
struct ComponentSelection<Value: Hashable> {
    /// Where no more than one value may be chosen, a new one takes the place of the one before.
    let all: Binding<Set<Value>>
    /// Whether it is kept as a set or a list, which may be empty.
    let isSet: Bool
    let allowsSeveral: Bool
    /// What stands for no choice; nil where there always is one.
    private let none: Set<Value>?
    let isReadOnly: Bool

    init(_ value: Binding<Value>, isReadOnly: Bool = false) {
        all = Binding<Value?>(value).asSet.readOnly(isReadOnly)
        (isSet, allowsSeveral, none) = (false, false, ("" as? Value).map { [$0] })
        self.isReadOnly = isReadOnly
    }

    init(_ value: Binding<Value?>, isReadOnly: Bool = false) {
        all = value.asSet.readOnly(isReadOnly)
        (isSet, allowsSeveral, none) = (false, false, [])
        self.isReadOnly = isReadOnly
    }

    init(_ values: Binding<Set<Value>>, allowsSeveral: Bool = true, isReadOnly: Bool = false) {
        all = values[allowingSeveral: allowsSeveral].readOnly(isReadOnly)
        (isSet, none) = (true, [])
        self.allowsSeveral = allowsSeveral
        self.isReadOnly = isReadOnly
    }

    init(_ values: Binding<Set<Value>?>, allowsSeveral: Bool = true, isReadOnly: Bool = false) {
        self.init(values[replacingNil: []], allowsSeveral: allowsSeveral, isReadOnly: isReadOnly)
    }

    init(_ values: Binding<[Value]>, allowsSeveral: Bool = true, isReadOnly: Bool = false) {
        self.init(values.asSet, allowsSeveral: allowsSeveral, isReadOnly: isReadOnly)
    }

    init(_ values: Binding<[Value]?>, allowsSeveral: Bool = true, isReadOnly: Bool = false) {
        self.init(values[replacingNil: []].asSet, allowsSeveral: allowsSeveral, isReadOnly: isReadOnly)
    }

    var values: Set<Value> { all.wrappedValue }

    /// The one value that is chosen, for a picker of the system.
    var one: Binding<Value?> { all.single }

    /// Whether there may be no value at all.
    var allowsNone: Bool { none == [] }

    var canBeCleared: Bool { none != nil && values != none && !isReadOnly }

    func clear() {
        if let none { all.wrappedValue = none }
    }

    /// Whether a value is chosen. One value is not given up by switching it off.
    func contains(_ value: Value) -> Binding<Bool> {
        all[contains: value, isKept: !isSet]
    }

    /// Chooses a text that is no option, where the values are texts.
    func choose(_ text: String, if allowsCustomValues: Bool) {
        guard allowsCustomValues, !text.isEmpty, let value = text as? Value else { return }
        contains(value).wrappedValue = true
    }
}
#endif
