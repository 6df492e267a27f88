/// Requirement on the type of an item for a rule to match.
package enum TypePattern: Sendable, Hashable {
    /// A class of types by its word.
    case kind(Kind)
    /// An alias, or a name that was not resolved, as the source spells it: `Padding`.
    case alias(String)

    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case boolean, string, number, integer
        /// A closed set of strings.
        case enumeration = "enum"
        case array, object, function, date
        /// An element of the page, or a component of the library.
        case element
        /// Type of any kind, also one that no source tells.
        case any
    }
}

extension TypePattern {
    /// Weight of the pattern in the narrowness of a rule.
    var conditionCount: Int {
        switch self {
        case .kind(.any): 0
        case .kind: 1
        case .alias: 2
        }
    }
}
