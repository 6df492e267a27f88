package import SwiftModel

/// A row of a contract: a role that a native primitive knows, the types that it knows it with, further items that fill
/// it, and the results that are made where no item does.
package struct ContractPlace: Sendable, Hashable {
    package enum Need: Sendable, Hashable {
        case optional
        /// The primitive does nothing without it.
        case essential
        /// Essential beside another role: a selection beside the tabs.
        case beside(String)
        /// Essential where nothing plays another role: content where there are no tabs.
        case without(String)
        /// Essential where the library has components that are items of this one, nothing takes them, and nothing plays another
        /// role: heads of columns, unless columns are given as values.
        case besideItems(without: String?)
        /// Essential, and offered where only another role plays its part: views beside the items that are data.
        case always
        /// The component offers it although no item of its source plays it: made with a default, so that nobody has to give it.
        case offered
    }

    /// None where the row is for all of them.
    package let primitives: [NativePrimitive]
    package let role: String
    /// Roles that do as well: a slider with two thumbs has no `value`, but a `lowerValue`.
    package var substitutes: [String] = []
    /// Any type where there are none.
    package private(set) var types: [AcceptedType] = []
    package var need: Need = .optional
    /// Results made of an item that fills the place, and made without one where the place is essential.
    package var swiftUI: [SwiftUIResult] = []
    package private(set) var uiKit: UIKitColumn = .same
    /// The items that fill the place where no row of the matrix names one for it, the best first.
    package var fillers: [ItemPattern] = []
    package let source: RuleSource

    /// The same, with types that another row says.
    func knowing(_ types: [AcceptedType]) -> ContractPlace {
        var place = self
        place.types = types
        return place
    }

    /// The place as a component offers it: a class of UIKit has its data, and no method that somebody has to implement.
    var offered: ContractPlace {
        var place = self
        if swiftUI.contains(where: \.isSlot) { place.uiKit = .results([]) }
        if swiftUI.contains(where: \.isAction) { place.uiKit = .same }
        return place
    }

    /// Whether the place has to be filled by a Binding.
    var isBinding: Bool {
        swiftUI.contains { if case .binding = $0 { true } else { false } }
    }

    /// Whether the primitive knows a member like this one. Types of Bindings say nothing of plain values, and the other way round.
    func accepts(_ member: Member) -> Bool {
        switch member.form {
        case .value(let type): accepts(type, isBinding: false)
        case .binding(let type): accepts(type, isBinding: true)
        // The parameters are the values that a closure is called with, so that none is a Binding.
        case .action(let parameters, _): accepts(.action(parameters, isOptional: false), isBinding: false)
        case .slot, .rows, .items: true
        }
    }

    private func accepts(_ type: SwiftType, isBinding: Bool) -> Bool {
        let known = types.filter { $0.isBinding == isBinding }
        return known.isEmpty || known.contains { $0.accepts(type) }
    }
}

/// A type that a member may have to play a role: `Bool` of a plain value, `$Bool` of a Binding.
package struct AcceptedType: Sendable, Hashable {
    package enum Pattern: Sendable, Hashable {
        case exactly(SwiftType)
        /// A set of any type: `Set<…>`.
        case anySet
        /// Optional of any type: `…?`.
        case anyOptional
        /// A type of the component's own, with a case for each state: `{Enum}`.
        case anyEnum
        /// A closure that is told something: `(…) -> …`.
        case anyFunction
    }

    package let isBinding: Bool
    package let pattern: Pattern

    package init(_ pattern: Pattern, isBinding: Bool) {
        self.pattern = pattern
        self.isBinding = isBinding
    }

    func accepts(_ type: SwiftType) -> Bool {
        switch pattern {
        case .exactly(let wanted): type == wanted
        case .anySet: type.isSet
        case .anyOptional: type.isOptional
        case .anyEnum: if case .generated = type.unwrapped { true } else { false }
        case .anyFunction:
            if case .function(let parameters, _) = type.unwrapped { !parameters.isEmpty } else { false }
        }
    }
}

extension AcceptedType.Pattern {
    /// Patterns that stand for many types, by their spelling in a contract.
    static let words: [String: Self] = [
        "Set<…>": .anySet, "…?": .anyOptional, "{Enum}": .anyEnum, "(…) -> …": .anyFunction,
    ]
}
