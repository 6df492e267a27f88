/// What generated tokens come to in one appearance, by following the Swift alone.
struct TokenEvaluation {
    enum Value: Equatable {
        /// Red, green, blue and opacity from 0 to 1.
        case color([Double])
        case number(Double)
        case other(String)
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let tokens: GeneratedTokens
    let isDark: Bool
    var isInContrast = false

    func value(of text: String, depth: Int = 0) throws -> Value {
        guard depth < 20 else { throw Failure(description: "\(text) leads nowhere") }
        let text = text.trimmed
        if let arguments = Self.arguments(of: text, callee: "Color")
            ?? Self.arguments(of: text, callee: "ComponentAdaptive")
        {
            let named = Dictionary(arguments.map { Self.label($0) }) { first, _ in first }
            if let light = named["light"], let dark = named["dark"] {
                let contrast = isInContrast ? named[isDark ? "darkContrast" : "lightContrast"] : nil
                return try value(of: contrast ?? (isDark ? dark : light), depth: depth + 1)
            }
            let channels = ["red", "green", "blue"].compactMap { named[$0].flatMap(Double.init) }
            guard channels.count == 3 else { throw Failure(description: "no color: \(text)") }
            return .color(channels + [named["opacity"].flatMap(Double.init) ?? 1])
        }
        if let number = Double(text) { return .number(number) }
        if let member = tokens[text.replacing("`", with: "")] {
            return try value(of: member.expression, depth: depth + 1)
        }
        for sign in [" + ", " - ", " * ", " / "]
        where !text.hasPrefix("[") && !text.hasPrefix("\"") && !text.contains("(") {
            guard let place = text.ranges(of: sign).last else { continue }
            let left = try value(of: String(text[..<place.lowerBound]), depth: depth + 1)
            let right = try value(of: String(text[place.upperBound...]), depth: depth + 1)
            guard case .number(let one) = left, case .number(let other) = right else { break }
            return .number(Self.apply(sign.trimmed, one, other))
        }
        return .other(text)
    }

    private static func apply(_ sign: String, _ left: Double, _ right: Double) -> Double {
        switch sign {
        case "+": left + right
        case "-": left - right
        case "*": left * right
        default: left / right
        }
    }

    /// The arguments of a call that is all of a text.
    private static func arguments(of text: String, callee: String) -> [String]? {
        guard text.hasPrefix(callee + "("), text.hasSuffix(")") else { return nil }
        var arguments = [""]
        var depth = 0
        for character in text.dropFirst(callee.count + 1).dropLast() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ",", depth == 0 {
                arguments.append("")
            } else {
                arguments[arguments.count - 1].append(character)
            }
        }
        return arguments
    }

    private static func label(_ argument: String) -> (String, String) {
        guard let colon = argument.firstIndex(of: ":") else { return ("", argument.trimmed) }
        return (String(argument[..<colon]).trimmed, String(argument[argument.index(after: colon)...]).trimmed)
    }
}

extension StringProtocol {
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
