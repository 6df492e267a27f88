import Core

extension Calculation {
    /// A length, which needs no unit where it is zero.
    func points(_ part: ValuePart) throws(ValueMistake) -> Double {
        let quantity = try quantity(of: part)
        guard quantity.kind == .length || quantity.kind == .number && quantity.value == 0 else {
            throw ValueMistake("this should be a length, and is \(quantity.kind.rawValue)", at: part.location)
        }
        return quantity.value
    }

    /// A length or a multiple of the font size.
    func length(_ part: ValuePart) throws(ValueMistake) -> TokenValue {
        let quantity = try quantity(of: part)
        return quantity.kind == .ems ? .ems(quantity.value) : .length(try points(part))
    }

    /// Calculates a duration in seconds.
    func seconds(_ part: ValuePart) throws(ValueMistake) -> Double {
        let quantity = try quantity(of: part)
        guard quantity.kind == .duration else {
            throw ValueMistake("this should be a duration, and is \(quantity.kind.rawValue)", at: part.location)
        }
        return quantity.value
    }
}
