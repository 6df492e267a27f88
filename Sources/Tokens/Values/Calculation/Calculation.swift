import Core

/// Computes `calc()` and its relatives.
struct Calculation: Sendable {
    let units: UnitTable
    /// Numbers that words stand for, besides the constants of CSS: the components of the color that another one is made
    /// from.
    var words: [String: Double] = [:]

    func quantity(of part: ValuePart) throws(ValueMistake) -> Quantity {
        let quantity = try unchecked(part)
        guard quantity.value.isFinite else {
            throw ValueMistake("this is no finite number", at: part.location)
        }
        return quantity
    }

    /// Computes parts with signs between them.
    func quantity(of parts: ArraySlice<ValuePart>, at location: SourceLocation) throws(ValueMistake) -> Quantity {
        let quantity = try sum(of: parts, at: location)
        guard quantity.value.isFinite else {
            throw ValueMistake("this is no finite number", at: parts.first?.location ?? location)
        }
        return quantity
    }

    /// Infinite values are let through: `min(infinity, 8px)` has a value.
    func sum(of parts: ArraySlice<ValuePart>, at location: SourceLocation) throws(ValueMistake) -> Quantity {
        var cursor = PartCursor(parts, at: location)
        var sum = try product(&cursor)
        while let sign = cursor.take(sign: .plus, .minus) {
            let place = cursor.location
            let summand = try product(&cursor)
            try requireSame(sum, summand, at: place)
            sum = sum.with(sign == .plus ? sum.value + summand.value : sum.value - summand.value)
        }
        if let behind = cursor.next {
            throw ValueMistake(
                "a sign is missing before \(behind.shortText); `+` and `-` need white space on both sides",
                at: behind.location
            )
        }
        return sum
    }

    private func product(_ cursor: inout PartCursor) throws(ValueMistake) -> Quantity {
        var product = try factor(&cursor)
        while let sign = cursor.take(sign: .times, .divided) {
            let place = cursor.location
            let factor = try factor(&cursor)
            product = sign == .times ? try times(product, factor, at: place) : try divided(product, factor, at: place)
        }
        return product
    }

    private func factor(_ cursor: inout PartCursor) throws(ValueMistake) -> Quantity {
        var isNegative = false
        while let sign = cursor.take(sign: .plus, .minus) {
            if sign == .minus { isNegative.toggle() }
        }
        guard let part = cursor.take() else {
            throw ValueMistake("this calculation breaks off", at: cursor.location)
        }
        let quantity = try unchecked(part)
        return isNegative ? quantity.with(-quantity.value) : quantity
    }

    private func unchecked(_ part: ValuePart) throws(ValueMistake) -> Quantity {
        switch part.kind {
        case .number(let value): return Quantity(value)
        case .percentage(let value): return Quantity(value, .percentage)
        case .dimension(let value, let unit): return try units.quantity(value, unit: unit, at: part.location)
        case .parentheses(let parts): return try sum(of: parts[...], at: part.location)
        case .word(let word):
            guard let value = words[word] ?? MathFunction.constant(word) else { break }
            return Quantity(value)
        case .function(let name, let arguments):
            guard let function = MathFunction(rawValue: name) else { break }
            return try function.value(of: arguments, in: self, at: part.location)
        default: break
        }
        throw ValueMistake("nothing can be calculated with \(part.shortText)", at: part.location)
    }

    private func times(_ left: Quantity, _ right: Quantity, at place: SourceLocation) throws(ValueMistake) -> Quantity {
        if right.kind == .number { return left.with(left.value * right.value) }
        if left.kind == .number { return right.with(left.value * right.value) }
        throw ValueMistake("\(left.kind.rawValue) times \(right.kind.rawValue) is nothing", at: place)
    }

    private func divided(
        _ left: Quantity,
        _ right: Quantity,
        at place: SourceLocation
    ) throws(ValueMistake) -> Quantity {
        guard right.value != 0 else { throw ValueMistake("this divides by zero", at: place) }
        if right.kind == .number { return left.with(left.value / right.value) }
        if right.kind == left.kind { return Quantity(left.value / right.value) }
        throw ValueMistake("\(left.kind.rawValue) divided by \(right.kind.rawValue) is nothing", at: place)
    }

    /// Throws for different kinds, because only the like can be added and compared.
    func requireSame(_ left: Quantity, _ right: Quantity, at place: SourceLocation) throws(ValueMistake) {
        guard left.kind != right.kind else { return }
        throw .foreign(
            "\(left.kind.rawValue) and \(right.kind.rawValue) do not add up to a value that is known here",
            at: place
        )
    }
}

extension UInt8 {
    fileprivate static let plus = UInt8(ascii: "+")
    fileprivate static let minus = UInt8(ascii: "-")
    fileprivate static let times = UInt8(ascii: "*")
    fileprivate static let divided = UInt8(ascii: "/")
}
