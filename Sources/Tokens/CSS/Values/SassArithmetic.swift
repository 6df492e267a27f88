/// Calculations that SCSS allows anywhere, `$a * 2`, as the function `calc()`.
enum SassArithmetic {
    /// Meaning that a slash between two parts may have.
    enum Slash {
        case quotient
        /// A quotient where it is beside more than numbers as they are written.
        case quotientOfVariables
        case sign
    }

    /// The parts, with each calculation among them made one part.
    static func calculated(_ parts: [ValuePart], _ slash: Slash) -> [ValuePart] {
        var result: [ValuePart] = []
        var index = 0
        while index < parts.count {
            let end = calculationEnd(parts, from: index)
            let run = parts[index..<end]
            if run.count > 1, calculates(run, slash) {
                result.append(ValuePart(.function("calc", Array(run)), at: parts[index].location))
            } else {
                result += run
            }
            index = end
        }
        return result
    }

    private static func calculates(_ run: ArraySlice<ValuePart>, _ slash: Slash) -> Bool {
        if run.contains(where: { isSign($0) }) { return true }
        return switch slash {
        case .quotient: true
        case .quotientOfVariables: run.contains { isVariable($0) }
        case .sign: false
        }
    }

    /// Whether it is more than a value as it is written.
    private static func isVariable(_ part: ValuePart) -> Bool {
        switch part.kind {
        case .reference, .parentheses, .function: true
        default: false
        }
    }

    /// Whether it is something to calculate with.
    static func isOperand(_ part: ValuePart) -> Bool {
        switch part.kind {
        case .comma, .slash, .sign, .other: false
        default: true
        }
    }

    private static func isSign(_ part: ValuePart) -> Bool {
        if case .sign = part.kind { true } else { false }
    }

    /// Finds the place behind the operands that signs join to the one at `start`.
    private static func calculationEnd(_ parts: [ValuePart], from start: Int) -> Int {
        var end = start + 1
        guard isOperand(parts[start]) else { return end }
        while end + 1 < parts.count, isSign(parts[end]) || parts[end].kind == .slash, isOperand(parts[end + 1]) {
            end += 2
        }
        return end
    }
}
