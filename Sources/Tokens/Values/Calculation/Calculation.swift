import Core

/// Computes `calc()` and its relatives.
struct Calculation: Sendable {
    let units: UnitTable
    /// Numbers of words besides CSS constants: the components of the color that another one is made from.
    var words: [String: Double] = [:]

    func quantity(of part: ValuePart) throws(ValueMistake) -> Quantity {
        let quantity = try unchecked(part)
        guard quantity.value.isFinite else { throw ValueMistake("this is no finite number", at: part.location) }
        return quantity
    }

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
        guard let part = cursor.take() else { throw ValueMistake("this calculation breaks off", at: cursor.location) }
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

extension Calculation {
    /// A length, which needs no unit where it is zero.
    func points(_ part: ValuePart) throws(ValueMistake) -> Double {
        let quantity = try quantity(of: part)
        guard quantity.kind == .length || quantity.kind == .number && quantity.value == 0 else {
            throw ValueMistake("this should be a length, and is \(quantity.kind.rawValue)", at: part.location)
        }
        return quantity.value
    }

    func length(_ part: ValuePart) throws(ValueMistake) -> TokenValue {
        let quantity = try quantity(of: part)
        return quantity.kind == .ems ? .ems(quantity.value) : .length(try points(part))
    }

    func seconds(_ part: ValuePart) throws(ValueMistake) -> Double {
        let quantity = try quantity(of: part)
        guard quantity.kind == .duration else {
            throw ValueMistake("this should be a duration, and is \(quantity.kind.rawValue)", at: part.location)
        }
        return quantity.value
    }
}

struct UnitTable: Sendable {
    /// Length of `1rem` in points.
    let remBase: Double

    private static let units: [String: Quantity] = [
        "px": Quantity(1, .length), "pt": Quantity(4.0 / 3, .length), "pc": Quantity(16, .length),
        "in": Quantity(96, .length), "cm": Quantity(96 / 2.54, .length), "mm": Quantity(9.6 / 2.54, .length),
        "q": Quantity(2.4 / 2.54, .length), "em": Quantity(1, .ems),
        "s": Quantity(1, .duration), "ms": Quantity(0.001, .duration),
        "deg": Quantity(1, .angle), "grad": Quantity(0.9, .angle), "turn": Quantity(360, .angle),
        "rad": Quantity(180 / Double.pi, .angle),
    ]

    /// Parts of the window, of a container, or of letters, frequencies and resolutions, which iOS does not measure in.
    private static let ofBrowsersOnly: Set<String> = [
        "vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh", "svi", "svb", "svmin", "svmax", "lvw", "lvh", "lvi",
        "lvb", "lvmin", "lvmax", "dvw", "dvh", "dvi", "dvb", "dvmin", "dvmax", "cqw", "cqh", "cqi", "cqb", "cqmin",
        "cqmax", "ch", "rch", "ex", "rex", "cap", "rcap", "ic", "ric", "lh", "rlh", "fr",
        "hz", "khz", "dpi", "dpcm", "dppx", "x",
    ]

    func quantity(_ value: Double, unit: String, at location: SourceLocation) throws(ValueMistake) -> Quantity {
        if unit == "rem" { return Quantity(value * remBase, .length) }
        if let one = Self.units[unit] {
            // Thousandths divide exactly where they don't multiply exactly.
            return one.with(unit == "ms" ? value / 1000 : value * one.value)
        }
        if Self.ofBrowsersOnly.contains(unit) {
            throw .foreign("\(code: unit) is a unit of browsers that iOS does not have", at: location)
        }
        let known = NearestName.of(unit, among: Self.units.keys + ["rem"])
        throw ValueMistake("there is no unit \(code: unit)", at: location, suggestion: known)
    }
}
