/// Reason why a text is no Swift, independent of the meaning of its words, and the first place that shows it.
package struct SwiftFault: Error, Sendable, Equatable {
    package enum Kind: Sendable {
        case unclosedBracket, unopenedBracket, unendedString, unendedComment, unendedRegex
        /// `#elseif`, `#else` or `#endif` where none can stand, or `#if` without its end.
        case unpairedDirective
        /// Brackets that begin and end on different sides of an `#if`, `#else` or `#endif`.
        case bracketAcrossDirective
        case conflictMarker
        /// Strings in strings beyond any measure: it may be Swift or not.
        case tooDeep
    }

    package let kind: Kind
    package let offset: Int

    init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
    }
}
