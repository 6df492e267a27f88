import SwiftModel
import Testing
import WebModel

@testable import Render

@Suite("What a component's token is for")
struct LookReadingTests {
    private let vocabulary: LookVocabulary = {
        let component = HandMadeComponent().variant("tone", ["danger", "neutral"]).variant("size", ["s", "m"])
        let library = ScaffoldLibrary(component.library, of: Library())
        return LookVocabulary(TokenAxis.axes(of: component.scaffold, in: library), component.scaffold, in: library)
    }()

    private func purpose(_ name: String) -> LookPurpose? {
        if case .purpose(let purpose) = LookReading(name.split(separator: "-").map(String.init), vocabulary) {
            purpose
        } else {
            nil
        }
    }

    @Test(
        "is read from its words, in whatever order",
        arguments: ["fill-danger-selected-hover", "danger-hover-selected-background"]
    )
    func words(name: String) throws {
        let purpose = try #require(self.purpose(name))
        #expect(purpose.property == .background)
        #expect(purpose.values[.tone]?.name == "danger")
        #expect(purpose.state == .selected)
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

    @Test("may be a value that the component does not have, or a part that no style draws")
    func others() {
        if case .foreignValue(let value) = LookReading(["fill", "success"], vocabulary) {
            #expect(value == "success")
        } else {
            Issue.record("the value is not told")
        }
        if case .part = LookReading(["calendar", "fill"], vocabulary) {} else { Issue.record("a part is no look") }
    }

    @Test("is not for a value where a word says that nothing is done: a default is no size, whatever sizes there are")
    func rest() throws {
        for name in ["fill-default", "fill-rest", "fill-normal"] {
            let purpose = try #require(self.purpose(name))
            #expect(purpose.property == .background)
            #expect(purpose.values == LookValues(), "\(name)")
            #expect(purpose.interaction == .none)
        }
        let component = HandMadeComponent().variant("size", ["default", "small"])
        let library = ScaffoldLibrary(component.library, of: Library())
        let axes = TokenAxis.axes(of: component.scaffold, in: library)
        let vocabulary = LookVocabulary(axes, component.scaffold, in: library)
        guard case .purpose(let purpose) = LookReading(["height", "default"], vocabulary) else {
            Issue.record("the height has no purpose")
            return
        }
        #expect(purpose.values[.size]?.name == "default")
    }

    @Test("may be a scrim or a shadow")
    func scrimAndShadow() {
        #expect(purpose("scrim")?.property == .scrim)
        #expect(purpose("backdrop-color")?.property == .scrim)
        #expect(purpose("box-shadow-s")?.property == .shadow)
        #expect(purpose("overlay-fill") == nil)
    }
}
