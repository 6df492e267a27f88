import SourceText
import SwiftModel
import Tokens

/// The design tokens of a component by what they are for.
struct ComponentLooks {
    private let tokens: [LookPurpose: DesignToken]
    /// Tokens for parts of the component, and those for what another one is for.
    private let others: [DesignToken]
    /// Values of the API that tokens name and the component does not have, each with the first token that does.
    let foreignValues: [(value: String, token: Token)]
    /// Words that say nothing of looks, each with the first token that has it.
    let unknownWords: [(word: String, token: Token)]
    private let design: DesignTokenLibrary
    /// All tokens of the component, sorted by name.
    let all: [DesignToken]
    /// By the place of a token: its first word that says nothing, or the value that the component does not have.
    let strangeWords: [Int: String]
    /// The places of the tokens that are for such a value.
    let otherValues: Set<Int>

    /// nil for a component without tokens.
    init?(
        _ component: ComponentScaffold,
        _ axes: [TokenAxis],
        in library: ScaffoldLibrary,
        _ design: DesignTokenLibrary
    ) {
        let own = design.tokens(of: component.swift.names.componentTokens)
        guard !own.isEmpty else { return nil }
        let readings = Self.readings(of: own, LookVocabulary(axes, component, in: library))
        var tokens: [LookPurpose: DesignToken] = [:]
        tokens.reserveCapacity(own.count)
        var others: [DesignToken] = []
        var foreign: [String: Token] = [:]
        var unknown: [String: Token] = [:]
        for (token, reading) in zip(own, readings) {
            for word in reading.unknownWords where unknown[word] == nil { unknown[word] = token.token }
            if let value = reading.foreignValue {
                if foreign[value] == nil { foreign[value] = token.token }
            } else if reading.unknownWords.isEmpty, let purpose = reading.purpose, tokens[purpose] == nil {
                // Of two for one purpose, which only names with needless words can be, the first by name.
                tokens[purpose] = token
            } else {
                others.append(token)
            }
        }
        self.tokens = tokens
        self.others = others
        all = own
        let strange = zip(own, readings).compactMap { token, reading in
            (reading.foreignValue ?? reading.unknownWords.first).map { (token.place, $0) }
        }
        strangeWords = Dictionary(strange) { first, _ in first }
        otherValues = Set(zip(own, readings).filter { $1.foreignValue != nil }.map(\.0.place))
        self.design = design
        foreignValues = foreign.sorted { $0.key < $1.key }.map { (value: $0.key, token: $0.value) }
        unknownWords = unknown.sorted { $0.key < $1.key }.map { (word: $0.key, token: $0.value) }
    }

    /// Words that nobody knows are parts where several tokens have them: that is how the parts of a library are learned that no
    /// source tells of.
    private static func readings(of tokens: [DesignToken], _ vocabulary: LookVocabulary) -> [LookReading] {
        func read(_ token: DesignToken, _ vocabulary: LookVocabulary) -> LookReading {
            LookReading(token.token.words, vocabulary, isColor: token.kind == DesignTokenKind(type: .color))
        }
        var readings = tokens.map { read($0, vocabulary) }
        var users: [String: Int] = [:]
        for reading in readings {
            for word in Set(reading.unknownWords) { users[word, default: 0] += 1 }
        }
        let learned = Set(users.filter { $0.value > 1 && Int($0.key) == nil }.keys)
        if learned.isEmpty { return readings }
        let taught = vocabulary.learning(learned)
        for (index, reading) in readings.enumerated() where !learned.isDisjoint(with: reading.unknownWords) {
            readings[index] = read(tokens[index], taught)
        }
        return readings
    }

    /// The token for a purpose; nil where it is of another type.
    func token(_ purpose: LookPurpose, as type: DesignTokenType) -> DesignToken? {
        tokens[purpose].flatMap { $0.kind == DesignTokenKind(type: type) ? $0 : nil }
    }

    /// The color for a purpose: for a tone the one of the tone, or else that of all tones.
    func color(_ purpose: LookPurpose, for tone: SwiftIdentifier?) -> DesignToken? {
        guard let tone else { return token(purpose, as: .color) }
        var own = purpose
        own.values[.tone] = tone
        return token(own, as: .color) ?? token(purpose, as: .color)
    }

    /// All that a style could draw, in no order. On iOS a press stands for hovering, where a token tells of both.
    var tokensToDraw: [DesignToken] {
        others
            + tokens.compactMap { purpose, token in
                guard purpose.interaction == .hovered else { return token }
                var press = purpose
                press.interaction = .pressed
                return tokens[press] == nil ? token : nil
            }
    }

    /// The tokens for hovering, each with the one for a press that stands for it.
    var hovers: [(token: DesignToken, press: DesignToken)] {
        tokens.compactMap { purpose, token in
            guard purpose.interaction == .hovered else { return nil }
            var press = purpose
            press.interaction = .pressed
            return tokens[press].map { (token, $0) }
        }
    }

    /// Whether some token speaks of a value.
    func speaks(of value: SwiftIdentifier, _ kind: TokenAxis.Kind) -> Bool {
        tokens.keys.contains { $0.values[kind] == value }
    }

    /// Where the first of the tokens by name is declared.
    var firstPlace: SourceLocation? {
        tokens.values.map(\.token).min { $0.name < $1.name }.flatMap { ($0.light ?? $0.dark)?.location }
    }

    /// What a length comes to in points.
    func points(_ token: DesignToken) -> Double? {
        if case .length(let points) = design.graph.value(at: token.place, in: .light) {
            points
        } else {
            nil
        }
    }

    /// Whether a text can be read on a fill, in light and in dark, as far as both colors are known.
    func isReadable(_ text: DesignToken, on fill: DesignToken) -> Bool {
        let pair = ContrastPair(.text, text.place, on: fill.place, isDisabled: false, in: design.graph)
        return [TokenMode.light, .dark].allSatisfy { mode in
            pair[mode].contrast.map { $0 >= .text } ?? false
        }
    }

    /// The place of the first name of a font that is no generic one, such as `sans-serif`.
    func namedFont(_ token: DesignToken) -> Int? {
        guard case .fontFamily(let names) = design.graph.value(at: token.place, in: .light) else {
            return nil
        }
        return names.firstIndex { !GenericFonts.contains($0) }
    }
}
