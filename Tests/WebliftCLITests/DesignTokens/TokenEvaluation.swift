import Foundation

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
        for (sign, operation) in Self.operations
        where !text.hasPrefix("[") && !text.hasPrefix("\"") && !text.contains("(") {
            guard let place = text.ranges(of: sign).last else { continue }
            let left = try value(of: String(text[..<place.lowerBound]), depth: depth + 1)
            let right = try value(of: String(text[place.upperBound...]), depth: depth + 1)
            guard case .number(let one) = left, case .number(let other) = right else { break }
            return .number(operation(one, other))
        }
        return .other(text)
    }

    /// In the order in which a text is divided by them.
    private static let operations: [(String, @Sendable (Double, Double) -> Double)] = [
        (" + ", { $0 + $1 }), (" - ", { $0 - $1 }), (" * ", { $0 * $1 }), (" / ", { $0 / $1 }),
    ]

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

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// The contrast of two colors, of shares from 0 to 1, by the definition of WCAG 2.
enum WCAG {
    static func contrast(_ one: [Double], _ other: [Double]) -> Double {
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private static func luminance(_ color: [Double]) -> Double {
        let linear = color.prefix(3).map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
