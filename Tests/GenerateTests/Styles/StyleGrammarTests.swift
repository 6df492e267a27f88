import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Generate

@Suite("Names of tokens that are made from their grammar")
struct StyleGrammarTests {
    /// A name on its way: what it shall say, and the words that say it.
    private struct Made {
        var purpose: StylePurpose
        var groups: [[String]]
    }

    private static let tones = ["danger", "neutral"]
    private static let sizes = ["s", "m"]
    private static let parts = [
        ("track", ["track"]), ("handle", ["thumb"]), ("box", ["control"]), ("header", ["head"]),
        ("help", ["helper", "text"]), ("indicator", ["underline"]), ("row", ["row"]), ("icon", ["glyph"]),
        ("placeholder", ["placeholder"]),
    ]
    private static let properties: [(StyleProperty, [String])] = [
        (.background, ["background", "color"]), (.background, ["surface"]), (.border, ["border", "color"]),
        (.radius, ["border", "radius"]), (.borderWidth, ["border", "width"]), (.padding, ["padding"]),
        (.spacing, ["gap"]), (.shadow, ["box", "shadow"]), (.opacity, ["opacity"]), (.fontSize, ["font", "size"]),
        (.fontWeight, ["font", "weight"]), (.height, ["height"]), (.duration, ["transition", "duration"]),
        (.easing, ["easing"]), (.lineHeight, ["line", "height"]),
    ]

    private let vocabulary: StyleVocabulary
    private let values: [String: SwiftIdentifier]

    init() {
        let component = HandMadeComponent().variant("tone", Self.tones).variant("size", Self.sizes)
        let library = ScaffoldLibrary(component.library, of: Library())
        let vocabulary = StyleVocabulary(
            TokenAxis.axes(of: component.scaffold, in: library),
            component.scaffold,
            in: library
        )
        self.vocabulary = vocabulary
        values = Dictionary(
            uniqueKeysWithValues: (Self.tones + Self.sizes).compactMap { word in
                vocabulary.value(word).map { (word, $0.name) }
            }
        )
    }

    private func make<Generator: RandomNumberGenerator>(_ random: inout Generator) -> Made? {
        guard let (property, words) = Self.properties.randomElement(using: &random) else { return nil }
        var made = Made(purpose: StylePurpose(property), groups: [words])
        if Bool.random(using: &random), let (part, words) = Self.parts.randomElement(using: &random) {
            made.purpose.part = StylePart(name: part)
            made.groups.append(words)
        }
        for (kind, words) in [(TokenAxis.Kind.tone, Self.tones), (.size, Self.sizes)] where Bool.random(using: &random)
        {
            guard let word = words.randomElement(using: &random), let value = values[word] else { continue }
            made.purpose.values[kind] = value
            made.groups.append([word])
        }
        // A state's words stand together; “error” is a tone here, and “on” is never alone in a name.
        for (state, words) in StyleStates.names where Int.random(in: 0..<8, using: &random) == 0 {
            guard let word = words.filter({ $0 != "error" }).randomElement(using: &random) else { continue }
            made.purpose.states.formUnion(state)
            made.groups.append(word.split(separator: "-").map(String.init))
        }
        if Bool.random(using: &random), let interaction = StyleInteraction.allCases.randomElement(using: &random) {
            made.purpose.interaction = interaction
            made.groups.append(interaction.names.randomElement(using: &random).map { [$0] } ?? [])
        }
        made.groups.shuffle(using: &random)
        return made
    }

    @Test("say the same as they were made of, in whatever order")
    func everyOrder() throws {
        var random = SeededGenerator(seed: 26)
        for _ in 0..<Loop.rounds(4_000) {
            let made = try #require(make(&random))
            let words = made.groups.flatMap(\.self)
            let reading = StyleReading(words, vocabulary)
            #expect(reading.purpose == made.purpose, "\(words.joined(separator: "-"))")
            #expect(reading.unknownWords.isEmpty, "\(words.joined(separator: "-"))")
        }
    }

    @Test("tell a word that nobody knows, and nothing else is lost for it")
    func unknownWord() throws {
        var random = SeededGenerator(seed: 27)
        for _ in 0..<Loop.rounds(1_000) {
            var made = try #require(make(&random))
            let place = Int.random(in: 0...made.groups.count, using: &random)
            made.groups.insert(["quux"], at: place)
            let words = made.groups.flatMap(\.self)
            let reading = StyleReading(words, vocabulary)
            #expect(reading.unknownWords == ["quux"], "\(words.joined(separator: "-"))")
            #expect(reading.purpose == made.purpose, "\(words.joined(separator: "-"))")
        }
    }

    @Test("learn a part from several names that have its word")
    func learned() throws {
        let reading = StyleReading(["pole", "background", "hover"], vocabulary.learning(["pole"]))
        #expect(reading.unknownWords.isEmpty)
        #expect(reading.purpose?.part.name == "pole")
    }
}
