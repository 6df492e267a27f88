import Core
import Testing
import WebModel

@testable import SwiftModel
@testable import Translate
@testable import WebliftCLI

@Suite struct CoverageCommandTests {
    private let folder = TemporaryFolder()

    /// A library of one component.
    private func coverage(translated: Int, unmapped: Int = 0, skipped: Int = 0, inert: Int = 0) -> Coverage {
        func items(_ name: String, _ count: Int, _ outcome: ItemTranslation.Outcome) -> [ItemTranslation] {
            (0..<count).map { SampleTranslation.item(.property, "\(name)\($0)", at: 1, outcome) }
        }
        var chip = SampleTranslation.chip
        let idle = items("idle", inert, .translated)
        chip.items =
            items("done", translated, .translated) + items("open", unmapped, .unmapped(reason: ""))
            + items("left", skipped, .skipped(reason: "")) + idle
        let inert = idle.map { InertMember(SwiftIdentifier($0.item.name, as: .property), of: $0.item) }
        return Coverage(LibraryTranslation(components: [chip]), bodies: [chip.tag: BodyReport(inert: inert)])
    }

    private func diagnostics(_ bars: String, _ coverage: Coverage) throws -> [Diagnostic] {
        var bag = DiagnosticBag()
        try CoverageBars(bars).check(coverage, into: &bag)
        return bag.sorted
    }

    @Test func ninetySevenOfAHundredPassesAtNinetySevenAndFailsAbove() throws {
        let coverage = coverage(translated: 97, unmapped: 3)
        #expect(try diagnostics("97", coverage).isEmpty)
        let failed = try #require(try diagnostics("97.001", coverage).first)
        #expect(failed.id == .coverageBelow && failed.severity == .error)
        #expect(failed.message == "97 % of the items are decided (97 of 100), and 97.001 % are asked for")
        #expect(failed.suggestion?.contains("3 unmapped") == true)
    }

    @Test func theFigureThatIsSaidIsNeverTheBarItself() throws {
        let coverage = coverage(translated: 9_998, unmapped: 2)
        let failed = try #require(try diagnostics("99.989", coverage).first)
        #expect(failed.message.hasPrefix("99.98 %"))
        #expect(try diagnostics("99.98", coverage).isEmpty)
    }

    @Test("what is skipped and what is inert is decided; several bars are each checked, and each not reached is told")
    func bars() throws {
        #expect(try diagnostics("100", coverage(translated: 2, skipped: 8, inert: 3)).isEmpty)
        #expect(try diagnostics("100", coverage(translated: 0, unmapped: 1, skipped: 8)).count == 1)
        #expect(try diagnostics("50,members=50,components=0", coverage(translated: 1, unmapped: 1)).isEmpty)
        #expect(try diagnostics("components=1,members=51,50.5", coverage(translated: 1, unmapped: 1)).count == 3)
        let empty = Coverage(LibraryTranslation(), bodies: [:])
        #expect(try diagnostics("100,components=100,members=100", empty).isEmpty)
    }

    @Test(
        "the bar of members asks what is in use of all that is not skipped: what is inert or unmapped counts against it"
    )
    func members() throws {
        let coverage = coverage(translated: 6, unmapped: 1, skipped: 90, inert: 3)
        #expect(try diagnostics("members=60", coverage).isEmpty)
        let failed = try #require(try diagnostics("members=60.1", coverage).first)
        let message = "60 % of the items are in use, the skipped left out (6 of 10), and 60.1 % are asked for"
        #expect(failed.message == message)
        let suggestion = "add rules for the unmapped (1), and roles or reasons for the inert (3)"
        #expect(failed.suggestion?.hasPrefix(suggestion) == true)
    }

    @Test("the bar of components asks which are working of all that are not skipped")
    func components() throws {
        var skipped = SampleTranslation.chip
        skipped.skipped = "The system has it."
        let components = [SampleTranslation.button, SampleTranslation.chip, skipped]
        let all = Coverage(LibraryTranslation(components: components), bodies: [:])
        #expect(all.componentTotals == ComponentCounts([.working, .container, .skipped]))
        #expect(try diagnostics("components=50", all).isEmpty)
        let failed = try #require(try diagnostics("components=50.1", all).first)
        #expect(failed.message == "50 % of the components are working (1 of 2), and 50.1 % are asked for")
    }

    private func run(_ words: String...) async throws -> ProgramRun { try await folder.run(["coverage"] + words) }

    @Test(arguments: [
        "101", "-1", "x", "97%", "1e2", "97,5", "members", "members=", "members=x", "member=5", "decided=5", "5,",
        "members=5,members=6", "components=5 ,members=6",
    ])
    func aWrongBarIsAMistakeInTheCommandLine(bar: String) async throws {
        let failed = try await run("--fail-under=\(bar)")
        #expect(failed.ending == .exit(2) && failed.output.isEmpty)
        #expect(failed.errorText.hasPrefix("weblift: --fail-under can't be “\(bar)”; it is a percentage"))
    }

    @Test func aMatrixThatIsNotThereIsReportedAndTheRestStillRuns() async throws {
        try folder.write(BadInputRun.good, to: "good.json")
        let run = try await run("good.json", "--matrix", "nowhere.md", "--format", "json").exits(1)
        #expect(run.errorText.contains("nowhere.md:1:1: error: there is no such file [input.not-found]"))
        #expect(try JSONSchema(named: "coverage").problems(of: JSONInstance(run.output)) == [])
    }

    @Test func aChoiceThatMatchesNothingIsReported() async throws {
        try folder.write(BadInputRun.good, to: "good.json")
        let run = try await run("good.json", "--only", "y-*")
        #expect(run.errorText.contains("no component's tag matches “y-*”"))
        for part in ["100 % decided: 0 of 0 items", "0 of 0 components"] { #expect(run.outputText.contains(part)) }
    }

    @Test("a project's templates say what is inert")
    func templates() async throws {
        let rows = """
            ## Components

            | Web | SwiftUI | UIKit |
            |---|---|---|
            | `x-meter` | `Card` | `UIView` |

            ## Properties

            | Web | SwiftUI | UIKit |
            |---|---|---|
            | `tempo: number` | `tempo: Double` | `same` |
            """
        let meter = SmallLibrary.component("x-meter", [SmallLibrary.field("tempo", "number")])
        try folder.write(rows, to: "matrix.md")
        try folder.write(SmallLibrary.manifest(meter), to: "custom-elements.json")
        let body = "{{#value-tempo}}\nText({{name}}.formatted())\n{{/value-tempo}}\n"
        try folder.write(body, to: "own/body/Card.mustache")
        let words = ["custom-elements.json", "--matrix", "matrix.md", "--format", "json"]
        func state(_ options: [String]) async throws -> String? {
            let run = try await folder.run(["coverage"] + words + options).exits(0)
            let component = try JSONInstance(run.output)["components"]?.elements?.first
            return component?["items"]?.elements?.first?["state"]?.text
        }
        #expect(try await state([]) == "inert")
        #expect(try await state(["--templates", "own"]) == "translated")
    }
}
