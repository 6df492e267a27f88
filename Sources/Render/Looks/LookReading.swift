import SwiftModel

/// Reads what a token is for from its words.
enum LookReading {
    case purpose(LookPurpose)
    /// A value that the component's API doesn't have.
    case foreignValue(String)
    /// A token for a part of the component, which the generated styles don't draw by themselves.
    case part

    init(_ words: [String], _ vocabulary: LookVocabulary) {
        var words = words.map { $0.lowercased() }
        guard let (property, place) = Self.property(in: words) else {
            self = .part
            return
        }
        var purpose = LookPurpose(property)
        words.removeSubrange(place)
        var rest = words[...]
        var foreign: String?
        while let word = rest.first {
            let length = Self.read(rest, vocabulary, into: &purpose)
            if length == 0 {
                guard foreign == nil, vocabulary.isForeign(word) else {
                    self = .part
                    return
                }
                foreign = word
            }
            rest = rest.dropFirst(max(length, 1))
        }
        self = foreign.map { .foreignValue($0) } ?? .purpose(purpose)
    }

    /// The longest name of a property among the words, and of several the first.
    private static func property(in words: [String]) -> (LookProperty, Range<Int>)? {
        var found: (phrase: LookProperty.Phrase, start: Int)?
        for start in words.indices {
            for phrase in LookProperty.phrases(beginningWith: words[start]) {
                guard phrase.rank < found?.phrase.rank ?? .max, words[start...].starts(with: phrase.words) else {
                    continue
                }
                found = (phrase, start)
            }
        }
        return found.map { phrase, start in (phrase.property, start..<start + phrase.words.count) }
    }

    /// Takes what the words begin with; how many words that were.
    private static func read(
        _ words: ArraySlice<String>,
        _ vocabulary: LookVocabulary,
        into purpose: inout LookPurpose
    ) -> Int {
        for length in [2, 1] where length <= words.count {
            guard let value = vocabulary.value(words.prefix(length)), purpose.values[value.kind] == nil else {
                continue
            }
            purpose.values[value.kind] = value.name
            return length
        }
        guard let word = words.first else { return 0 }
        if let state = LookState(word) {
            purpose.state = state
        } else if let interaction = LookInteraction(word) {
            purpose.interaction = interaction
        } else {
            return 0
        }
        return 1
    }
}
