import Core

struct ColorComponentReader {
    let function: ColorFunction
    private let isRelative: Bool
    private let calculation: Calculation

    init(origin: CSSColor?, function: ColorFunction, calculation: Calculation) {
        self.function = function
        isRelative = origin != nil
        var calculation = calculation
        calculation.words = [:]
        if let origin {
            for (index, channel) in function.channels.enumerated() {
                calculation.words[channel.word] = channel.number(of: origin.components[index])
            }
            calculation.words["alpha"] = origin.alpha ?? 0
        }
        self.calculation = calculation
    }

    /// Nil for `none`.
    func component(_ index: Int, _ part: ValuePart) throws(ValueMistake) -> Double? {
        if part.isWord("none") { return nil }
        let channel = function.channels[index]
        let quantity = try quantity(part)
        guard let scale = channel.scale else { return try degrees(quantity, at: part.location) }
        let value: Double
        switch quantity.kind {
        case .number: value = quantity.value * scale.number
        case .percentage: value = quantity.value * scale.percentage
        default:
            throw ValueMistake("a component of a color is not \(quantity.kind.rawValue)", at: part.location)
        }
        // Relative colors may leave sRGB.
        let isUnlimited = isRelative && function.space.rectangular == .srgb
        return isUnlimited ? value : value.clamped(to: channel.limits)
    }

    func alpha(_ part: ValuePart) throws(ValueMistake) -> Double? {
        if part.isWord("none") { return nil }
        let quantity = try quantity(part)
        switch quantity.kind {
        case .number: return quantity.value.clamped(to: 0...1)
        case .percentage: return (quantity.value / 100).clamped(to: 0...1)
        default: throw ValueMistake("an alpha is not \(quantity.kind.rawValue)", at: part.location)
        }
    }

    func quantity(_ part: ValuePart) throws(ValueMistake) -> Quantity {
        guard case .word(let word) = part.kind else { return try calculation.quantity(of: part) }
        guard let value = calculation.words[word.lowercased()] else {
            throw ValueMistake("\(part.shortText) is no component of a color here", at: part.location)
        }
        return Quantity(value)
    }

    private func degrees(_ quantity: Quantity, at location: SourceLocation) throws(ValueMistake) -> Double {
        guard quantity.kind == .number || quantity.kind == .angle else {
            throw ValueMistake("a hue is an angle, and not \(quantity.kind.rawValue)", at: location)
        }
        return quantity.value.modulo(360)
    }
}
