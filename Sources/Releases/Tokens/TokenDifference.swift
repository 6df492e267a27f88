import Tokens

/// `8 % lighter`, `12.5 % smaller`
package struct TokenDifference: Sendable, Hashable {
    /// nil for all of them.
    package let appearance: TokenAppearance?
    package let words: String

    /// `8 % lighter in dark`
    package var text: String { [words, appearance?.words].compactMap(\.self).joined(separator: " ") }
}

extension [TokenDifference] {
    typealias Side = (values: TokenValues, place: Int, graph: TokenGraph)

    /// None where the texts of both sides say everything.
    static func all(from old: Side, to new: Side) -> Self {
        let (before, after) = (old.values, new.values)
        let told = TokenAppearance.allCases.filter { appearance in
            let usual = appearance.usual
            guard before[appearance] != after[appearance] else { return false }
            // More contrast is told apart only where it makes a difference.
            return appearance == usual || before[appearance] != before[usual] || after[appearance] != after[usual]
        }
        let found = told.map { appearance in
            let values = [old, new].map { $0.graph.value(at: $0.place, on: appearance) }
            return (appearance: appearance, words: TokenDifference.words(values[0], values[1]))
        }
        // Differences that are the same in light and in dark are said once.
        if told == [.light, .dark], let words = found[0].words, words == found[1].words {
            return [TokenDifference(appearance: nil, words: words)]
        }
        return found.compactMap { found in found.words.map { TokenDifference(appearance: found.appearance, words: $0) }
        }
    }
}

extension TokenDifference {
    fileprivate static func words(_ before: TokenValue?, _ after: TokenValue?) -> String? {
        guard let before, let after, before != after else { return nil }
        switch (before, after) {
        case (.color(let one), .color(let other)): return ColorDifference(before: one, after: other).words
        case (.length(let one), .length(let other)), (.ems(let one), .ems(let other)),
            (.number(let one), .number(let other)):
            return share(one, other, "larger", "smaller")
        case (.duration(let one), .duration(let other)): return share(one, other, "longer", "shorter")
        case (.percentage(let one), .percentage(let other)):
            let points = RoundedNumber(abs(other - one) * 100, digits: 2)
            return "\(points) percentage points \(other > one ? "more" : "less")"
        case (.fontWeight(let one), .fontWeight(let other)): return other > one ? "heavier" : "lighter weight"
        case (.record(let fields), .record(let others)): return words(fields, others)
        case (.shadow(let layers), .shadow(let others)) where layers.count != others.count:
            return "\(others.count) layers where there were \(layers.count)"
        case (.fontFamily(let names), .fontFamily(let others)) where names.first == others.first:
            return "other fonts behind the first"
        default: return nil
        }
    }

    /// nil where one of the values is zero, or where the sign changed.
    private static func share(_ one: Double, _ other: Double, _ more: String, _ less: String) -> String? {
        guard one != 0, other != 0, (one < 0) == (other < 0) else { return nil }
        let change = (other / one - 1) * 100
        return "\(RoundedNumber(abs(change), digits: 1)) % \(change > 0 ? more : less)"
    }

    private static func words(_ fields: [TokenValue.Field], _ others: [TokenValue.Field]) -> String? {
        let before = Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
        let after = Dictionary(others.map { ($0.name, $0.value) }) { first, _ in first }
        let names = Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }
        let parts = names.map { name in
            switch (before[name], after[name]) {
            case (_?, nil): "no \(name)"
            case (nil, _?): "with \(name)"
            default: [name, words(before[name], after[name])].compactMap(\.self).joined(separator: " ")
            }
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

struct ColorDifference {
    let before: TokenColor
    let after: TokenColor

    var words: String? {
        let parts = [lightness, opacity].compactMap(\.self)
        return parts.isEmpty ? "as light as before, in another hue" : parts.joined(separator: ", ")
    }

    /// Hundredths of the way from black to white; nil where nobody sees it.
    private var lightness: String? {
        let change = (after.lightness - before.lightness) * 100
        guard abs(change) >= 1 else { return nil }
        return "\(RoundedNumber(abs(change), digits: 0)) % \(change > 0 ? "lighter" : "darker")"
    }

    private var opacity: String? {
        guard abs(after.alpha - before.alpha) >= 0.005 else { return nil }
        func percent(_ color: TokenColor) -> String { "\(RoundedNumber(color.alpha * 100, digits: 0)) %" }
        return "opacity \(percent(before)) → \(percent(after))"
    }
}
