import Core

struct PartList {
    enum Style {
        case plain
        /// Arguments of functions such as `calc()`, where signs calculate already.
        case calculation
        /// SCSS calculates with `+`, `-` and `*`, and a slash may mean anything.
        case sass
        /// SCSS, where a slash divides.
        case sassQuotient

        var inParentheses: Style { self == .sass ? .sassQuotient : self }
        var inArguments: Style { self == .sassQuotient ? .sass : self }
        var isSass: Bool { self == .sass || self == .sassQuotient }
    }

    let style: Style
    private(set) var parts: [ValuePart] = []
    private(set) var end = -1
    private var hasSigns = false
    private var negation: SourceLocation?

    init(_ style: Style) {
        self.style = style
    }

    mutating func append(_ kind: ValuePart.Kind, at location: SourceLocation, end: Int) {
        self.end = end
        switch kind {
        case .sign, .slash: hasSigns = true
        default: break
        }
        guard let place = negation else {
            parts.append(ValuePart(kind, at: location))
            return
        }
        negation = nil
        let product = [
            ValuePart(.number(-1), at: place), ValuePart(.sign(UInt8(ascii: "*")), at: place),
            ValuePart(kind, at: location),
        ]
        parts.append(ValuePart(.function("calc", product), at: place))
    }

    mutating func append(contentsOf others: [ValuePart], end: Int) {
        guard negation == nil else {
            if others.count == 1 {
                append(others[0].kind, at: others[0].location, end: end)
            } else if let first = others.first {
                append(.parentheses(others), at: first.location, end: end)
            }
            return
        }
        parts += others
        self.end = end
    }

    mutating func negateNext(at location: SourceLocation, end: Int) {
        negation = location
        self.end = end
    }

    var endsWithOperand: Bool { parts.last.map { SassArithmetic.isOperand($0) } ?? false }

    var finished: [ValuePart] {
        guard style.isSass, hasSigns else { return parts }
        return SassArithmetic.calculated(parts, style == .sassQuotient ? .quotient : .sign)
    }
}
