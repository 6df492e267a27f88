package import SwiftModel

/// A role that a native primitive knows, with its types, further items that fill it, and the results that are made
/// where no item does.
package struct ContractPlace: Sendable, Hashable {
    package enum Need: Sendable, Hashable {
        case optional
        /// The primitive does nothing without it.
        case essential
        /// A selection beside the tabs, for instance.
        case beside(String)
        /// Content where there are no tabs, for instance.
        case without([String])
        /// Essential where the library has items of this component that nothing takes: heads of columns, unless columns
        /// are values.
        case besideItems(without: String?)
        /// Essential, and offered where only another role plays its part: views beside the items that are data.
        case always
        /// No item of the source plays it, so it is made with a default: nobody has to give it.
        case offered
    }

    /// Empty for all primitives.
    package let primitives: [NativePrimitive]
    package let role: String
    /// A slider with two thumbs has no `value`, but a `lowerValue`.
    package var substitutes: [String] = []
    /// Empty for any type.
    package private(set) var types: [AcceptedType] = []
    /// Place in the body with one type, to which members of other types are fitted.
    package private(set) var fitted: Place?
    package var need: Need = .optional
    package var swiftUI: [SwiftUIResult] = []
    package private(set) var uiKit: UIKitColumn = .same
    /// Used where no row of the matrix names an item for the place, the best first.
    package var fillers: [ItemPattern] = []
    package let source: RuleSource

    func knowing(_ types: [AcceptedType], _ fitted: Place?) -> ContractPlace {
        var place = self
        place.types = types
        place.fitted = fitted
        return place
    }

    /// A class of UIKit has its data, and no method that somebody has to implement.
    var offered: ContractPlace {
        var place = self
        if need == .always { place.uiKit = .results([]) }
        if swiftUI.contains(where: \.isAction) { place.uiKit = .same }
        return place
    }

    func isMeant(by role: String) -> Bool { role == self.role || substitutes.contains(role) }

    var isBinding: Bool { swiftUI.contains { if case .binding = $0 { true } else { false } } }

    /// Types of Bindings say nothing of plain values, and the other way round.
    func accepts(_ member: Member, where enumeration: (SwiftType) -> SwiftEnum?) -> Bool {
        switch member.form {
        case .slot, .rows, .items: return true
        case _ where fitted != nil: return fitted?.fit(member.form, where: enumeration) != nil
        case .value(let type): return accepts(type, isBinding: false)
        case .binding(let type): return accepts(type, isBinding: true)
        // The parameters are the values that a closure is called with, so that none is a Binding.
        case .action(let parameters, _): return accepts(.action(parameters, isOptional: false), isBinding: false)
        }
    }

    private func accepts(_ type: SwiftType, isBinding: Bool) -> Bool {
        let known = types.filter { $0.isBinding == isBinding }
        return known.isEmpty || known.contains { $0.accepts(type) }
    }
}

/// `Bool` of a plain value, `$Bool` of a Binding.
package struct AcceptedType: Sendable, Hashable {
    package enum Pattern: Sendable, Hashable {
        case exactly(SwiftType)
        /// `Set<…>`
        case anySet
        /// `…?`
        case anyOptional
        /// `{Enum}`: a type of the component's own, with a case for each state.
        case anyEnum
        /// `(…) -> …`
        case anyFunction
    }

    package let isBinding: Bool
    package let pattern: Pattern

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
    static let words: [String: Self] = [
        "Set<…>": .anySet, "…?": .anyOptional, "{Enum}": .anyEnum, "(…) -> …": .anyFunction,
    ]
}
