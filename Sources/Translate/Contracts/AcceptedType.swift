package import SwiftModel

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
