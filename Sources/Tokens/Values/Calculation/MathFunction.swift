import Core

enum MathFunction: String, CaseIterable, Sendable {
    case calc, min, max, clamp, round, mod, rem, abs, sign, pow, sqrt, hypot, log, exp
    case sine = "sin"
    case cosine = "cos"
    case tangent = "tan"
    case arcSine = "asin"
    case arcCosine = "acos"
    case arcTangent = "atan"
    case direction = "atan2"

    static func constant(_ word: String) -> Double? {
        switch word.lowercased() {
        case "e": 2.718281828459045
        case "pi": Double.pi
        case "infinity": Double.infinity
        case "-infinity": -Double.infinity
        case "nan": Double.nan
        default: nil
        }
    }

    private var argumentCounts: ClosedRange<Int> {
        switch self {
        case .calc, .abs, .sign, .sqrt, .exp, .sine, .cosine, .tangent, .arcSine, .arcCosine, .arcTangent: 1...1
        case .mod, .rem, .pow, .direction: 2...2
        case .clamp: 3...3
        case .round, .log: 1...2
        case .min, .max, .hypot: 1...Int.max
        }
    }

    func value(
        of parts: [ValuePart],
        in calculation: Calculation,
        at location: SourceLocation
    ) throws(ValueMistake) -> Quantity {
        var arguments = parts.dividedByCommas
        let rounding = self == .round ? Rounding(taking: &arguments) : .nearest
        guard argumentCounts.contains(arguments.count), !parts.isEmpty else {
            throw ValueMistake(
                "`\(rawValue)()` does not take \(parts.isEmpty ? 0 : arguments.count) arguments",
                at: location
            )
        }
        var values: [Quantity] = []
        for argument in arguments { values.append(try calculation.sum(of: argument, at: location)) }
        switch self {
        case .calc: return values[0]
        case .abs: return values[0].with(values[0].value.magnitude)
        case .sign: return Quantity(values[0].value == 0 ? 0 : values[0].value < 0 ? -1 : 1)
        case .sine, .cosine, .tangent: return try trigonometric(values[0], at: location)
        case .pow, .sqrt, .log, .exp, .arcSine, .arcCosine, .arcTangent: return try numeric(values, at: location)
        case .round where values.count == 1: try require(.number, values, at: location)
        default: for value in values { try calculation.requireSame(values[0], value, at: location) }
        }
        return try combined(values, rounding, at: location)
    }

    private func combined(
        _ quantities: [Quantity],
        _ rounding: Rounding,
        at location: SourceLocation
    ) throws(ValueMistake) -> Quantity {
        let first = quantities[0]
        let values = quantities.map(\.value)
        switch self {
        case .min: return first.with(values.reduce(Double.infinity, Swift.min))
        case .max: return first.with(values.reduce(-Double.infinity, Swift.max))
        case .clamp: return first.with(Swift.max(values[0], Swift.min(values[1], values[2])))
        case .hypot: return first.with(values.reduce(0) { $0 + $1 * $1 }.squareRoot())
        case .direction: return Quantity(Double.direction(x: values[1], y: values[0]), .angle)
        default: break
        }
        let step = values.count > 1 ? values[1] : 1
        guard step != 0 else { throw ValueMistake("this divides by zero", at: location) }
        return switch self {
        case .mod: first.with(values[0].modulo(step))
        case .rem: first.with(values[0].truncatingRemainder(dividingBy: step))
        default: first.with(rounding.round(values[0], to: step.magnitude))
        }
    }

    private func numeric(_ quantities: [Quantity], at location: SourceLocation) throws(ValueMistake) -> Quantity {
        try require(.number, quantities, at: location)
        let first = quantities[0].value
        return switch self {
        case .pow: Quantity(first.raised(to: quantities[1].value))
        case .sqrt: Quantity(first.squareRoot())
        case .exp: Quantity(first.exponential)
        case .arcSine: Quantity(first.arcSine, .angle)
        case .arcCosine: Quantity(first.arcCosine, .angle)
        case .arcTangent: Quantity(first.arcTangent, .angle)
        default: Quantity(first.naturalLogarithm / (quantities.count > 1 ? quantities[1].value.naturalLogarithm : 1))
        }
    }

    /// Takes an angle, or a number of radians.
    private func trigonometric(_ quantity: Quantity, at location: SourceLocation) throws(ValueMistake) -> Quantity {
        if quantity.kind != .angle { try require(.number, [quantity], at: location) }
        let angle = quantity.kind == .angle ? quantity.value : quantity.value.radiansInDegrees
        return switch self {
        case .sine: Quantity(angle.sine)
        case .cosine: Quantity(angle.cosine)
        default: Quantity(angle.tangent)
        }
    }

    private func require(
        _ kind: Quantity.Kind,
        _ quantities: [Quantity],
        at location: SourceLocation
    ) throws(ValueMistake) {
        guard let other = quantities.first(where: { $0.kind != kind }) else { return }
        throw ValueMistake("`\(rawValue)()` takes \(kind.rawValue) and not \(other.kind.rawValue)", at: location)
    }
}

enum Rounding: String {
    case nearest, up, down
    case toZero = "to-zero"

    init(taking arguments: inout [ArraySlice<ValuePart>]) {
        self = .nearest
        guard let first = arguments.first, first.count == 1, case .word(let word)? = first.first?.kind,
            let rounding = Rounding(rawValue: word.lowercased())
        else { return }
        self = rounding
        arguments.removeFirst()
    }

    func round(_ value: Double, to step: Double) -> Double {
        let steps = value / step
        return switch self {
        // Halves go up, also below zero.
        case .nearest: (steps + 0.5).rounded(.down) * step
        case .up: steps.rounded(.up) * step
        case .down: steps.rounded(.down) * step
        case .toZero: steps.rounded(.towardZero) * step
        }
    }
}
