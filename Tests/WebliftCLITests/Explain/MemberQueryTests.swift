import Testing
import WebModel

@testable import Translate
@testable import WebliftCLI

@Suite struct MemberQueryTests {
    private func found(_ word: String) -> [String] {
        MemberQuery(word: word).items(of: SampleTranslation.button, in: SampleTranslation.library.components.first)
            .map(\.item.description)
    }

    private func nearest(_ word: String) -> String? {
        MemberQuery(word: word).nearest(of: SampleTranslation.button, in: SampleTranslation.library.components.first)
    }

    @Test(arguments: [
        ("disabled", "disabled"), ("#(default)", "#(default)"), ("@x-change", "@x-change"), ("@change", "@x-change"),
        ("--gap", "--gap"), ("close", "close"),
    ])
    func anItemIsFoundAsTheMatrixSpellsIt(word: String, item: String) { #expect(found(word) == [item]) }

    @Test(arguments: [
        ("change", "@x-change"), ("gap", "--gap"), ("help-text", "helpText"), ("HELPTEXT", "helpText"),
        ("is-off", "disabled"), ("(default)", "#(default)"),
    ])
    func aBareNameMeansItemsOfAnyKindAndAttributes(word: String, item: String) { #expect(found(word) == [item]) }

    @Test func aSigilKeepsOtherKindsOut() {
        #expect(found("@disabled").isEmpty)
        #expect(found("#close").isEmpty)
        #expect(found("disabled()").isEmpty)
    }

    @Test func allThatAreMeantAreFound() {
        var button = SampleTranslation.button
        button.items.append(
            ItemTranslation(
                item: ItemReference(.slot, "help-text"),
                location: SampleTranslation.place(50),
                outcome: .translated
            )
        )
        let found = MemberQuery(word: "help-text").items(of: button, in: SampleTranslation.library.components.first)
        #expect(found.map(\.item.description) == ["helpText", "#help-text"])
        #expect(MemberQuery(word: "#help-text").items(of: button, in: nil).map(\.item.description) == ["#help-text"])
    }

    @Test func whatTheMatrixImpliesIsFoundToo() {
        var button = SampleTranslation.button
        button.implied = [
            ItemTranslation(
                item: ItemReference(.event, "click"),
                location: SampleTranslation.place(3),
                outcome: .adapted
            )
        ]
        #expect(MemberQuery(word: "@click").items(of: button, in: nil).count == 1)
    }

    @Test func theNearestSpellingIsSuggested() {
        #expect(nearest("disabeld") == "disabled")
        #expect(nearest("@chnage") == "@change")
        #expect(nearest("banana") == nil)
    }
}
