import SwiftModel
import Testing
import WebModel

@testable import Generate

@Suite("What a component's token is for")
struct StyleReadingTests {
    private let vocabulary: StyleVocabulary = {
        let component = HandMadeComponent().variant("tone", ["danger", "neutral"]).variant("size", ["s", "m"])
        let library = ScaffoldLibrary(component.library, of: Library())
        return StyleVocabulary(TokenAxis.axes(of: component.scaffold, in: library), component.scaffold, in: library)
    }()

    private func reading(_ name: String) -> StyleReading {
        StyleReading(name.split(separator: "-").map(String.init), vocabulary)
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
        #expect(purpose.states == .selected)
        #expect(purpose.interaction == .hovered)
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
        let component = HandMadeComponent().variant("variant", ["text", "filled", "outline"])
        let library = ScaffoldLibrary(component.library, of: Library())
        let vocabulary = StyleVocabulary(
            TokenAxis.axes(of: component.scaffold, in: library),
            component.scaffold,
            in: library
        )
        func purpose(_ name: String) -> StylePurpose? {
            StyleReading(name.split(separator: "-").map(String.init), vocabulary).purpose
        }
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
        let component = HandMadeComponent().variant("size", ["default", "small"])
        let library = ScaffoldLibrary(component.library, of: Library())
        let axes = TokenAxis.axes(of: component.scaffold, in: library)
        let vocabulary = StyleVocabulary(axes, component.scaffold, in: library)
        let purpose = try #require(StyleReading(["height", "default"], vocabulary).purpose)
        #expect(purpose.values[.size]?.name == "default")
    }

    @Test("may be a scrim or a shadow")
    func scrimAndShadow() {
        #expect(purpose("scrim")?.part == .overlay)
        #expect(purpose("backdrop-color")?.part == .overlay)
        #expect(purpose("overlay-fill")?.part == .overlay)
        #expect(purpose("box-shadow-s")?.property == .shadow)
    }
}
