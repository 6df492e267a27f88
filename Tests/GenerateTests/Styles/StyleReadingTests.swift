import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Generate

@Suite("What a component's token is for")
struct StyleReadingTests {
    private static let tones = ["danger", "neutral"]
    private static let sizes = ["s", "m"]

    private let vocabulary = vocabulary(of: HandMadeComponent().variant("tone", tones).variant("size", sizes))

    private static func vocabulary(of component: HandMadeComponent) -> StyleVocabulary {
        let library = ScaffoldLibrary(component.library, of: Library())
        return StyleVocabulary(TokenAxis.axes(of: component.scaffold, in: library), component.scaffold, in: library)
    }

    private func reading(_ name: String, _ other: StyleVocabulary? = nil) -> StyleReading {
        StyleReading(name.split(separator: "-").map(String.init), other ?? vocabulary)
    }

    private func purpose(_ name: String) -> StylePurpose? { reading(name).purpose }

    @Test(
        "is read from its words, in whatever order",
        arguments: ["fill-danger-selected-hover", "danger-hover-selected-background"]
    )
    func words(name: String) throws {
        let purpose = try #require(self.purpose(name))
        #expect(purpose.property == .background)
        #expect(purpose.values[.tone]?.name == "danger")
        #expect(purpose.states == .selected && purpose.interaction == .hovered)
    }

    @Test("is the longest property that is named: a radius of the border is no border")
    func longest() {
        #expect(purpose("border-radius")?.property == .radius)
        #expect(purpose("border-width-s")?.property == .borderWidth)
        #expect(purpose("border-default")?.property == .border)
    }

    @Test("speaks of a value by another of its names")
    func synonyms() {
        #expect(purpose("height-small")?.values[.size]?.name == "s")
        #expect(purpose("fill-error")?.values[.tone]?.name == "danger")
    }

    @Test("may be a value that the component does not have")
    func foreignValue() {
        let reading = self.reading("fill-success")
        #expect(reading.foreignValue == "success")
        #expect(reading.purpose == nil)
    }

    @Test("keeps a word that says nothing, and what the others say")
    func unknownWords() {
        let reading = self.reading("zebra-fill-hover")
        #expect(reading.unknownWords == ["zebra"])
        #expect(reading.purpose?.property == .background)
        #expect(self.reading("zebra").purpose == nil)
    }

    @Test(
        "is for a part where a word names one, wherever it stands",
        arguments: [
            ("track-fill", "track", StyleProperty.background), ("thumb-border-color-hover", "handle", .border),
            ("color-border-thumb", "handle", .border), ("header-icon-padding", "header-icon", .padding),
            ("help-text-color", "help", .text), ("label-font-size", "label", .fontSize),
            ("track-padding-m", "track", .padding), ("track", "track", .background), ("icon", "icon", .text),
            ("icon-fill", "icon", .text), ("check-color", "mark", .text), ("icon-size-s", "icon", .size),
            ("placeholder-color-disabled", "placeholder", .text),
        ]
    )
    func parts(name: String, part: String, property: StyleProperty) throws {
        let purpose = try #require(self.purpose(name))
        #expect(purpose.part.name == part)
        #expect(purpose.property == property)
    }

    @Test("may hold in several states at once")
    func states() throws {
        let purpose = try #require(self.purpose("cell-odd-fill-selected-disabled-default"))
        #expect(purpose.states == [.odd, .selected, .disabled])
        #expect(purpose.part.name == "cell")
        #expect(purpose.interaction == .none)
    }

    @Test("keeps the words of a property together where others stand between them")
    func apart() throws {
        let purpose = try #require(self.purpose("border-neutral-color-selected-active"))
        #expect(purpose.property == .border)
        #expect(purpose.values[.tone]?.name == "neutral")
        #expect(purpose.states == .selected)
        #expect(purpose.interaction == .pressed)
        #expect(self.purpose("color-border-top")?.sides == .top)
        #expect(self.purpose("padding-inline-start")?.sides == .leading)
    }

    @Test("is a width where a border has a length")
    func borderOfNumbers() {
        #expect(StyleReading(["border"], vocabulary, isColor: false).purpose?.property == .borderWidth)
        #expect(StyleReading(["border", "size"], vocabulary, isColor: false).purpose?.property == .borderWidth)
    }

    @Test("is a value of the API where a further word says the property")
    func valueAndProperty() throws {
        let variants = HandMadeComponent().variant("variant", ["text", "filled", "outline"])
        let vocabulary = Self.vocabulary(of: variants)
        func purpose(_ name: String) -> StylePurpose? { reading(name, vocabulary).purpose }
        let background = try #require(purpose("text-color-background-hover"))
        #expect(background.property == .background)
        #expect(background.values[.emphasis]?.name == "text")
        #expect(purpose("text-hover")?.property == .text)
        let border = try #require(purpose("outline-border-color"))
        #expect(border.property == .border)
        #expect(border.values[.emphasis]?.name == "outline")
    }

    @Test("is not for a value where a word says that nothing is done: a default is no size, whatever sizes there are")
    func rest() throws {
        for name in ["fill-default", "fill-rest", "fill-normal"] {
            let purpose = try #require(self.purpose(name))
            #expect(purpose.property == .background)
            #expect(purpose.values == StyleValues(), "\(name)")
            #expect(purpose.interaction == .none)
        }
        let sizes = HandMadeComponent().variant("size", ["default", "small"])
        let purpose = try #require(reading("height-default", Self.vocabulary(of: sizes)).purpose)
        #expect(purpose.values[.size]?.name == "default")
    }

    @Test("may be a scrim or a shadow")
    func scrimAndShadow() {
        #expect(purpose("scrim")?.part == .overlay)
        #expect(purpose("backdrop-color")?.part == .overlay)
        #expect(purpose("overlay-fill")?.part == .overlay)
        #expect(purpose("box-shadow-s")?.property == .shadow)
    }

    // MARK: Names that are made from their grammar

    /// A name on its way: what it shall say, and the words that say it.
    private struct Made {
        var purpose: StylePurpose
        var groups: [[String]]
    }

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

    private func make<Generator: RandomNumberGenerator>(_ random: inout Generator) -> Made? {
        guard let (property, words) = Self.properties.randomElement(using: &random) else { return nil }
        var made = Made(purpose: StylePurpose(property), groups: [words])
        if Bool.random(using: &random), let (part, words) = Self.parts.randomElement(using: &random) {
            made.purpose.part = StylePart(name: part)
            made.groups.append(words)
        }
        for (kind, words) in [(TokenAxis.Kind.tone, Self.tones), (.size, Self.sizes)] where Bool.random(using: &random)
        {
            guard let word = words.randomElement(using: &random), let value = vocabulary.value(word) else { continue }
            made.purpose.values[kind] = value.name
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

    @Test("is the same as its name was made of, in whatever order")
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

    @Test("tells a word that nobody knows, and nothing else is lost for it")
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

    @Test("learns a part from several names that have its word")
    func learned() throws {
        let reading = StyleReading(["pole", "background", "hover"], vocabulary.learning(["pole"]))
        #expect(reading.unknownWords.isEmpty)
        #expect(reading.purpose?.part.name == "pole")
    }
}
