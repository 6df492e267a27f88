extension ValuePart {
    /// Whether a part may be a length; the result of a calculation is not known before it is done.
    var mayBeLength: Bool {
        switch kind {
        case .number: true
        case .dimension(_, let unit): !Self.otherUnits.contains(unit)
        case .function(let name, _): MathFunction(rawValue: name) != nil
        default: false
        }
    }

    var isDuration: Bool {
        guard case .dimension(_, let unit) = kind else { return false }
        return unit == "s" || unit == "ms"
    }

    private static let otherUnits: Set<String> = ["s", "ms", "deg", "rad", "grad", "turn"]
}
