package import SwiftModel

/// A type that a member may have to play a role: `Bool` of a plain value, `$Bool` of a Binding.
package struct AcceptedType: Sendable, Hashable {
    package enum Pattern: Sendable, Hashable {
        case exactly(SwiftType)
        /// A set of whatever: `Set<…>`.
        case anySet
        /// Whatever may be absent: `…?`.
        case anyOptional
        /// A closure: `(…) -> …`.
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
        case .anyFunction: type.isFunction
        }
    }
}

extension AcceptedType.Pattern {
    /// Those that stand for many, by what a contract writes.
    static let words: [String: Self] = ["Set<…>": .anySet, "…?": .anyOptional, "(…) -> …": .anyFunction]
}
