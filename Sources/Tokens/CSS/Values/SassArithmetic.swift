/// Calculations that SCSS allows anywhere, `$a * 2`, as the function `calc()`.
enum SassArithmetic {
    enum Slash {
        case quotient
        /// A quotient where it is beside more than numbers as they are written.
        case quotientOfVariables
        case sign
    }

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

    private static func isVariable(_ part: ValuePart) -> Bool {
        switch part.kind {
        case .reference, .parentheses, .function: true
        default: false
        }
    }

    static func isOperand(_ part: ValuePart) -> Bool {
        switch part.kind {
        case .comma, .slash, .sign, .other: false
        default: true
        }
    }

    private static func isSign(_ part: ValuePart) -> Bool {
        if case .sign = part.kind { true } else { false }
    }

    private static func calculationEnd(_ parts: [ValuePart], from start: Int) -> Int {
        var end = start + 1
        guard isOperand(parts[start]) else { return end }
        while end + 1 < parts.count, isSign(parts[end]) || parts[end].kind == .slash, isOperand(parts[end + 1]) {
            end += 2
        }
        return end
    }
}
