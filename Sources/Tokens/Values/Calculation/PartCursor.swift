import Core

/// Parts that are read one after the other.
struct PartCursor {
    private var rest: ArraySlice<ValuePart>
    /// Place of the part that was read last, for a part that is missing behind it.
    private(set) var location: SourceLocation

    init(_ parts: ArraySlice<ValuePart>, at location: SourceLocation) {
        rest = parts
        self.location = parts.first?.location ?? location
    }

    var next: ValuePart? { rest.first }

    mutating func take() -> ValuePart? {
        guard let part = rest.popFirst() else { return nil }
        location = part.location
        return part
    }

    mutating func take(sign signs: UInt8...) -> UInt8? {
        guard let part = next, let sign = part.calculationSign, signs.contains(sign) else { return nil }
        _ = take()
        return sign
    }
}
