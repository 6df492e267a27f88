import Core

struct EasingReader {
    let calculation: Calculation

    private static let curves: [String: TokenEasing] = [
        "linear": .linear,
        "ease": .ease,
        "ease-in": .curve(x1: 0.42, y1: 0, x2: 1, y2: 1),
        "ease-out": .curve(x1: 0, y1: 0, x2: 0.58, y2: 1),
        "ease-in-out": .curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1),
    ]
    private static let jumps: Set<String> = ["step-start", "step-end"]

    /// Whether a word in small letters is one of easing, also of one that iOS does not have.
    static func isWord(_ word: String) -> Bool { curves[word] != nil || jumps.contains(word) }

    static func isFunction(_ name: String) -> Bool { name == "cubic-bezier" || name == "linear" || name == "steps" }

    static func isEasing(_ part: ValuePart) -> Bool {
        switch part.kind {
        case .word(let word): isWord(word.lowercased())
        case .function(let name, _): isFunction(name)
        default: false
        }
    }

    /// A word, `cubic-bezier()`, or its four numbers.
    func easing(_ parts: [ValuePart]) throws(ValueMistake) -> TokenEasing {
        guard parts.count == 1 else { return try curve(parts, at: parts[0].location) }
        switch parts[0].kind {
        case .word(let word):
            if let curve = Self.curves[word.lowercased()] { return curve }
            if Self.jumps.contains(word.lowercased()) { throw jumping(parts[0]) }
            throw ValueMistake(
                "\(parts[0].shortText) is no easing",
                at: parts[0].location,
                suggestion: NearestName.of(word, among: Self.curves.keys)
            )
        case .function("cubic-bezier", let arguments): return try curve(arguments, at: parts[0].location)
        case .function("steps", _), .function("linear", _): throw jumping(parts[0])
        default: throw ValueMistake("\(parts[0].shortText) is no easing", at: parts[0].location)
        }
    }

    private func jumping(_ part: ValuePart) -> ValueMistake {
        .foreign("\(part.shortText) is an easing that iOS does not have", at: part.location)
    }

    private func curve(_ parts: [ValuePart], at location: SourceLocation) throws(ValueMistake) -> TokenEasing {
        var numbers: [Double] = []
        for group in parts.dividedByCommas {
            let quantity = try calculation.quantity(of: group, at: location)
            guard quantity.kind == .number else {
                throw ValueMistake("`cubic-bezier()` takes numbers", at: group.first?.location ?? location)
            }
            numbers.append(quantity.value)
        }
        guard numbers.count == 4 else {
            throw ValueMistake("`cubic-bezier()` takes 4 numbers, and these are \(numbers.count)", at: location)
        }
        guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
            throw ValueMistake("the first and the third number of `cubic-bezier()` are between 0 and 1", at: location)
        }
        return .curve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    }
}

extension TokenEasing {
    /// Easing that CSS uses where nothing is said.
    static let ease = TokenEasing.curve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
}
