import SwiftModel
import Tokens

/// Reads the purpose of a token from its words, in any order. First the property of the most words is found:
/// `border-radius` is no border, wherever its words stand. The rest are values of the API, states, interactions and
/// parts. A word that means both a property and a value of the API is the value where another word says the property.
struct StyleReading {
    /// nil where no word says a property, or the value is one that the component does not have.
    private(set) var purpose: StylePurpose?
    private(set) var foreignValue: String?
    private(set) var unknownWords: [String] = []

    /// Reading that has nothing to draw where a word was not understood.
    var certain: StyleReading {
        var reading = self
        if !isTaught, !unknownWords.isEmpty { reading.purpose = nil }
        return reading
    }

    /// The same, which tells words although they are taken for a part.
    func telling(_ words: [String]) -> StyleReading {
        var reading = self
        reading.isTaught = unknownWords.isEmpty
        reading.unknownWords = unknownWords.isEmpty ? words : unknownWords
        return reading
    }

    /// Whether its unknown words are taken for parts.
    private var isTaught = false

    /// Reads a purpose that is told without words; there is nothing to draw where Swift has no such value.
    init(_ use: TokenUse, _ vocabulary: StyleVocabulary) {
        guard let property = StyleProperty.allCases.first(where: { $0.names.contains(use.property.rawValue) }) else {
            return
        }
        var purpose = StylePurpose(property)
        if let side = use.side.flatMap({ StyleSides($0.rawValue) }) { purpose.sides = side }
        for state in use.states {
            if let states = StyleStates(named: state.rawValue) {
                purpose.states.formUnion(states)
            } else if let interaction = StyleInteraction(state.rawValue), interaction.rank > purpose.interaction.rank {
                purpose.interaction = interaction
            }
        }
        if use.values.allSatisfy({ vocabulary.add($0, to: &purpose.values) }) { self.purpose = purpose }
    }

    init(_ words: [String], _ vocabulary: StyleVocabulary, isColor: Bool = true) {
        let lowercase = words.map { $0.lowercased() }
        let named = Self.phrase(in: lowercase, vocabulary)
        let (words, variants) = Self.memberValues(lowercase, besides: named.places, vocabulary)
        let (phrase, places) = words.count == lowercase.count ? named : Self.phrase(in: words, vocabulary)
        let rest = words.indices.filter { !places.contains($0) }.map { words[$0] }
        var purpose = StylePurpose(phrase?.property ?? .background)
        for variant in variants { _ = purpose.values.add(variant) }
        let mayNameSides = phrase?.property.hasSides ?? false
        var open = rest[...]
        while !open.isEmpty {
            var length = Self.read(open, vocabulary, mayNameSides, into: &purpose)
            if length == 0, let word = open.first {
                length = 1
                if foreignValue == nil, vocabulary.isForeign(word) {
                    foreignValue = word
                } else {
                    unknownWords.append(word)
                }
            }
            open = open.dropFirst(length)
        }
        guard foreignValue == nil, phrase != nil || purpose.part != .whole else { return }
        if phrase.map({ $0.words == ["color"] }) ?? true {
            purpose.property = purpose.part == .whole || purpose.part.isDrawnAsText ? .text : .background
        } else if purpose.part.isDrawnAsText, purpose.property == .background, phrase?.words.first == "fill" {
            purpose.property = .text
        } else if purpose.property == .border, !isColor {
            purpose.property = .borderWidth
        }
        self.purpose = purpose
    }

    /// Takes values behind the name of their member: `status-color-red-background` has one color. But
    /// `row-height-small` is a height, also where the API calls it `rowHeight`: the words of the property are none of a
    /// member.
    private static func memberValues(
        _ words: [String],
        besides property: [Int],
        _ vocabulary: StyleVocabulary
    ) -> (words: [String], variants: [StyleVariant]) {
        var kept: [String] = []
        var variants: [StyleVariant] = []
        var place = 0
        while place < words.count {
            let named = vocabulary.memberValue(words[place...])
            if let named, !property.contains(where: (place..<place + named.words).contains) {
                variants += [named.variant].compactMap { $0 }
                place += named.words
            } else {
                kept.append(words[place])
                place += 1
            }
        }
        return (kept, variants)
    }

    /// Prefers the property of the most words, then the property without a word that is a value of the API or belongs
    /// to a part (`help-text`), then the property with its words nearest to each other.
    private static func phrase(
        in words: [String],
        _ vocabulary: StyleVocabulary
    ) -> (phrase: StyleProperty.Phrase?, places: [Int]) {
        typealias Order = (words: Int, values: Int, span: Int, isColor: Int, rank: Int)
        var best: (phrase: StyleProperty.Phrase, places: [Int], order: Order)?
        for (place, word) in words.enumerated() {
            for phrase in StyleProperty.phrases(beginningWith: word) {
                guard let places = places(of: phrase.words, in: words, from: place) else { continue }
                let values = places.count { vocabulary.value(words[$0]) != nil || isInPart($0, of: words) }
                let span = (places.max() ?? place) - (places.min() ?? place)
                let order = (-phrase.words.count, values, span, phrase.words == ["color"] ? 1 : 0, phrase.rank)
                if best.map({ order < $0.order }) ?? true { best = (phrase, places, order) }
            }
        }
        return (best?.phrase, best?.places ?? [])
    }

    /// Whether a word and the one beside it name a part.
    private static func isInPart(_ place: Int, of words: [String]) -> Bool {
        [place - 1, place].contains { first in
            first >= 0 && first + 1 < words.count && StylePart.named("\(words[first])-\(words[first + 1])") != nil
        }
    }

    private static func places(of phrase: [String], in words: [String], from first: Int) -> [Int]? {
        var places = [first]
        for word in phrase.dropFirst() {
            let place = words.indices.filter { words[$0] == word && !places.contains($0) }
                .min { abs($0 - first) < abs($1 - first) }
            guard let place else { return nil }
            places.append(place)
        }
        return places
    }

    /// Takes the words at the beginning that mean something, and returns their number.
    private static func read(
        _ words: ArraySlice<String>,
        _ vocabulary: StyleVocabulary,
        _ mayNameSides: Bool,
        into purpose: inout StylePurpose
    ) -> Int {
        for length in [2, 1] where length <= words.count {
            let named = words.prefix(length)
            let folded = named.joined()
            let dashed = length == 1 ? folded : named.joined(separator: "-")
            if let value = vocabulary.value(folded), purpose.values[value.kind] ?? value.name == value.name {
                purpose.values[value.kind] = value.name
                return length
            }
            if let variant = vocabulary.variant(folded), purpose.values.add(variant) { return length }
            if let states = vocabulary.state(dashed) ?? StyleStates(named: dashed) {
                purpose.states.formUnion(states)
                return length
            }
            if length == 1 {
                if mayNameSides, let side = StyleSides(dashed) {
                    purpose.sides = purpose.sides.narrowed(by: side)
                    return 1
                }
                if let interaction = StyleInteraction(dashed) {
                    if interaction != .none { purpose.interaction = interaction }
                    return 1
                }
            }
            if let part = StylePart.named(dashed) ?? vocabulary.part(dashed) {
                purpose.part = purpose.part.with(part)
                return length
            }
        }
        return 0
    }
}

extension StyleProperty {
    fileprivate var hasSides: Bool {
        switch self {
        case .padding, .margin, .border, .borderWidth, .borderStyle, .radius, .spacing, .offset: true
        default: false
        }
    }
}
