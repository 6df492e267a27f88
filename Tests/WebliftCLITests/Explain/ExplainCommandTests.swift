import Testing
import WebModel

@testable import Translate
@testable import WebliftCLI

@Suite struct ExplainCommandTests {
    private let folder = TemporaryFolder()

    @Test func aTagAndAMemberAreTakenAndInputsStandElsewhere() async throws {
        for (words, message) in [
            (["g-ood", "x", "y"], "explain takes a TAG and a MEMBER; inputs are named with --input"),
            (["good.json"], "“good.json” is no tag; inputs are named with --input"),
        ] {
            let failed = try await folder.run(["explain"] + words).exits(2)
            #expect(failed.output.isEmpty)
            #expect(failed.errorText == "weblift: \(message)\n")
        }
    }

    @Test func anUnknownTagMakesTheExitCodeOneAndPrintsNoData() async throws {
        try folder.write(BadInputRun.good, to: "good.json")
        let failed = try await folder.run(["explain", "g-odo", "--input", "good.json"]).exits(1)
        #expect(failed.output.isEmpty)
        #expect(failed.errorText.contains("error: there is no component “g-odo” [selection.unknown-tag]"))
    }

    @Test func theNameOfACSSPropertyIsNoOption() throws {
        let options = ExplainCommand.allOptions
        let arguments = try Arguments(["x-a", "--gap", "--quiet"], options: options, takesDashedWords: true)
        #expect(arguments.inputs == ["x-a", "--gap"] && arguments.has(.quiet))
        for word in ["--quite", "--inptu=a", "--gap=1"] {
            #expect(throws: UsageError.self) {
                try Arguments(["x-a", word], options: options, takesDashedWords: true)
            }
        }
        #expect(try Arguments(["x-a", "--", "--color"], options: options).inputs == ["x-a", "--color"])
    }

    @Test func inputsAddUpInTheirOrderAndMayHoldCommas() throws {
        let arguments = try Arguments(["--input", "a,b", "x-a", "--input=c"], options: ExplainCommand.allOptions)
        #expect(arguments.all(.input) == ["a,b", "c"] && arguments.inputs == ["x-a"])
        #expect(arguments.all(.matrix) == [])
        #expect(throws: UsageError("--input needs a value: PATH")) {
            try Arguments(["--input"], options: ExplainCommand.allOptions)
        }
    }

    // MARK: Members

    private static let web = SampleTranslation.library.components.first

    private func found(_ word: String) -> [String] {
        MemberQuery(word: word).items(of: SampleTranslation.button, in: Self.web).map(\.item.description)
    }

    private func nearest(_ word: String) -> String? {
        MemberQuery(word: word).nearest(of: SampleTranslation.button, in: Self.web)
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
        button.items.append(SampleTranslation.item(.slot, "help-text", at: 50, .translated))
        let found = MemberQuery(word: "help-text").items(of: button, in: Self.web)
        #expect(found.map(\.item.description) == ["helpText", "#help-text"])
        #expect(MemberQuery(word: "#help-text").items(of: button, in: nil).map(\.item.description) == ["#help-text"])
    }

    @Test func whatTheMatrixImpliesIsFoundToo() {
        let button = SampleTranslation.buttonWithImpliedClick
        #expect(MemberQuery(word: "@click").items(of: button, in: nil).count == 1)
    }

    @Test func theNearestSpellingIsSuggested() {
        #expect(nearest("disabeld") == "disabled")
        #expect(nearest("@chnage") == "@change")
        #expect(nearest("banana") == nil)
    }
}
