import SwiftModel
import Tokens

/// Tokens of no component: `color-on-primary` is the text on a primary fill, `primary-600` the fill. Systems with
/// semantic tokens alone are read by them. Their words are tones, roles and states, in any order.
struct SemanticTokens: Sendable {
    struct Meaning: Hashable {
        /// The meaning of a tone, such as `danger`; empty for a token without one.
        var tone = ""
        var property = StyleProperty.background
        var states = StyleStates.normal
        var interaction = StyleInteraction.none
        /// The meaning of a size; empty for a token of any size.
        var size = ""
    }

    private let tokens: [Meaning: DesignToken]
    /// Tokens with the words behind the common beginning of all names: these may begin with the name of a component.
    private let named: [(words: [String], token: DesignToken)]

    /// `project` are words of the design system, each with the word that means the same here.
    init(_ all: [DesignToken], words project: [String: String], _ meanings: TokenMeaning) {
        let tones = Self.tones(meanings)
        let system = Self.commonWords(of: all, tones)
        let read = all.map { token in
            (
                words: token.token.words.dropFirst(system).map { project[$0.lowercased()] ?? $0.lowercased() },
                token: token
            )
        }
        named = read
        var best: [Meaning: (token: DesignToken, rank: Int)] = [:]
        for (words, token) in read {
            guard let (meaning, rank) = Self.meaning(words, token.kind, tones, meanings) else { continue }
            if best[meaning].map({ rank < $0.rank }) ?? true { best[meaning] = (token, rank) }
        }
        tokens = best.mapValues(\.token)
    }

    subscript(meaning: Meaning) -> DesignToken? { tokens[meaning] }

    func tokens(of name: [String]) -> [(words: [String], token: DesignToken)] {
        named.filter { $0.words.count > name.count && $0.words.starts(with: name) }
            .map { (Array($0.words.dropFirst(name.count)), $0.token) }
    }

    /// Counts the words that nearly all names begin with: the name of the system.
    private static func commonWords(of tokens: [DesignToken], _ tones: [String: String]) -> Int {
        var count = 0
        while count < 3 {
            var users: [String: Int] = [:]
            for token in tokens where token.token.words.count > count + 1 {
                users[token.token.words[..<(count + 1)].joined(separator: "-"), default: 0] += 1
            }
            guard let most = users.values.max(), most * 10 > tokens.count * 9,
                let word = tokens.first(where: { $0.token.words.count > count + 1 })?.token.words[count].lowercased(),
                roles[word] == nil, tones[word] == nil, StyleProperty.phrases(beginningWith: word).isEmpty
            else { return count }
            count += 1
        }
        return count
    }

    /// Nil where one word says something else. Of several tokens for one thing, the token of the lowest rank counts.
    private static func meaning(
        _ words: [String],
        _ kind: DesignTokenKind,
        _ tones: [String: String],
        _ meanings: TokenMeaning
    ) -> (Meaning, Int)? {
        kind == DesignTokenKind(type: .color)
            ? color(words, tones) : kind == DesignTokenKind(type: .number) ? size(words, meanings) : nil
    }

    // MARK: Colors

    private enum Role {
        /// Text that stands in front of something.
        case on
        case text, fill, border, surface
    }

    private static let roles: [String: Role] = [
        "on": .on, "text": .text, "fg": .text, "foreground": .text, "content": .text, "ink": .text,
        "fill": .fill, "bg": .fill, "background": .fill, "container": .fill, "solid": .fill, "base": .fill,
        "surface": .surface, "panel": .surface, "canvas": .surface, "page": .surface, "body": .surface,
        "border": .border, "outline": .border, "stroke": .border, "line": .border,
    ]
    private static func tones(_ meanings: TokenMeaning) -> [String: String] {
        var tones: [String: String] = [:]
        for tone in VariantMeaning.Tone.allCases {
            for word in meanings.words(for: tone.rawValue, .tone) where StyleInteraction(word) == nil {
                tones[word] = tone.rawValue
            }
        }
        tones["secondary"] = nil
        return tones
    }
    /// Words that say how much something stands out, the one for filled areas first.
    private static let weights: [String: Int] = [
        "loud": 0, "strong": 0, "bold": 0, "emphasis": 0, "normal": 2, "quiet": 3, "subtle": 3, "soft": 3, "muted": 3,
    ]
    private static let noise: Set<String> = [
        "color", "colors", "sys", "palette", "system", "role", "semantic", "token",
    ]

    private static func color(_ words: [String], _ tones: [String: String]) -> (Meaning, Int)? {
        var meaning = Meaning()
        var found: [Role] = []
        var rank = 0
        var step: Int?
        for word in words where !noise.contains(word) {
            if let role = roles[word] {
                found.append(role)
            } else if let tone = tones[word], meaning.tone.isEmpty {
                meaning.tone = tone
            } else if let weight = weights[word] {
                rank += weight
            } else if let interaction = StyleInteraction(word) {
                meaning.interaction = interaction
            } else if let states = StyleStates(named: word) {
                meaning.states.formUnion(states)
            } else if let number = Int(word), step == nil {
                step = number
            } else {
                return nil
            }
        }
        if let step { return ramp(step, &meaning, found) }
        guard let property = property(found, hasTone: !meaning.tone.isEmpty) else { return nil }
        meaning.property = property
        // `primary` is filled, and so is `primary-container`, with less weight; the text goes with its fill.
        if found.contains(.fill), found.contains(.on) || words.contains("container") { rank += 2 }
        return (meaning, rank)
    }

    private static func property(_ roles: [Role], hasTone: Bool) -> StyleProperty? {
        if roles.contains(.on) { return .text }
        if roles.contains(.border) { return .border }
        if roles.contains(.text) { return .text }
        if roles.contains(.fill) || roles.contains(.surface) { return .background }
        return hasTone ? .background : nil
    }

    /// Reads a step of a ramp from light to dark, in hundreds or in tens: filled areas are in the darker half, and the
    /// lightest step can be read on them.
    private static func ramp(_ step: Int, _ meaning: inout Meaning, _ roles: [Role]) -> (Meaning, Int)? {
        guard roles.isEmpty, meaning.states == .normal, meaning.interaction == .none, !meaning.tone.isEmpty else {
            return nil
        }
        let share = step > 100 || step % 50 == 0 && step != 0 && step != 100 ? step : step * 10
        switch share {
        case 600: meaning.property = .background
        case 700:
            meaning.property = .background
            meaning.interaction = .pressed
        case 500:
            meaning.property = .background
            meaning.interaction = .hovered
        case 0, 50:
            guard meaning.tone == "neutral" else { return nil }
            meaning.property = .text
        case 300: meaning.property = .border
        default: return nil
        }
        return (meaning, 5 + (share == 50 ? 1 : 0))
    }

    // MARK: Sizes

    private static let lengths: [([String], StyleProperty)] = [
        (["font", "size"], .fontSize), (["border", "radius"], .radius), (["corner", "radius"], .radius),
        (["shape", "corner"], .radius), (["radius"], .radius), (["border", "width"], .borderWidth),
    ]

    private static func size(_ words: [String], _ meanings: TokenMeaning) -> (Meaning, Int)? {
        let words = words.filter { !noise.contains($0) }
        guard let (names, property) = lengths.first(where: { $0.0.allSatisfy(words.contains) }) else { return nil }
        let rest = words.filter { !names.contains($0) }
        guard rest.count <= 1 else { return nil }
        var meaning = Meaning(property: property)
        guard let word = rest.first else { return (meaning, 0) }
        let sizes = ["extraLarge", "extraSmall", "large", "medium", "small"]
        guard let size = sizes.first(where: { meanings.words(for: $0, .size).contains(word) }) else { return nil }
        if property == .fontSize {
            meaning.size = size
        } else if size != "medium" {
            return nil
        }
        return (meaning, 1)
    }
}
