package import Core

/// A piece of a value, as CSS divides it. References are not replaced yet, so that the chain of tokens stays.
package struct ValuePart: Sendable {
    package enum Kind: Sendable, Equatable {
        case number(Double)
        /// `40%` is 40.
        case percentage(Double)
        /// The unit in small letters.
        case dimension(Double, unit: String)
        /// A bare word, as it is written: `transparent`, `solid`, `inset`.
        case word(String)
        case hash(String)
        /// Text in quotes, without them and without escapes.
        case text(String)
        case comma
        case slash
        /// `+`, `-` or `*` between two parts of a calculation.
        case sign(UInt8)
        /// The name in small letters.
        case function(String, [ValuePart])
        case parentheses([ValuePart])
        /// `var(--x, fallback)`, `$x`, `{group.token}`.
        case reference(TokenName, fallback: [ValuePart]?)
        /// Anything else, as it is written, for a report that it is not understood.
        case other(String)
    }

    package let kind: Kind
    package let location: SourceLocation

    package init(_ kind: Kind, at location: SourceLocation) {
        self.kind = kind
        self.location = location
    }
}

/// Parts are equal where they say the same, wherever they stand.
extension ValuePart: Equatable {
    package static func == (left: ValuePart, right: ValuePart) -> Bool { left.kind == right.kind }
}
