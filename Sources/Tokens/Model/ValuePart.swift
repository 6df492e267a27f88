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

    init(_ kind: Kind, at location: SourceLocation) {
        self.kind = kind
        self.location = location
    }
}

extension ValuePart {
    /// The parts in parentheses, also in a function's; none for anything else, and for a fallback.
    var inner: [ValuePart] {
        switch kind {
        case .function(_, let inner), .parentheses(let inner): inner
        default: []
        }
    }

    /// Changes the parts in parentheses, and the fallback of a reference.
    func mappingInner(_ transform: ([ValuePart]) -> [ValuePart]) -> ValuePart {
        switch kind {
        case .function(let name, let inner): ValuePart(.function(name, transform(inner)), at: location)
        case .parentheses(let inner): ValuePart(.parentheses(transform(inner)), at: location)
        case .reference(let name, let fallback?):
            ValuePart(.reference(name, fallback: transform(fallback)), at: location)
        default: self
        }
    }
}

/// Parts are equal where they say the same, wherever they stand.
extension ValuePart: Equatable {
    package static func == (left: ValuePart, right: ValuePart) -> Bool { left.kind == right.kind }
}
