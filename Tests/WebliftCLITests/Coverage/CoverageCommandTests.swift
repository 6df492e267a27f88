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
            (0..<count).map { number in
                ItemTranslation(
                    item: ItemReference(.property, "\(name)\(number)"),
                    location: SampleTranslation.place(1),
                    outcome: outcome
                )
            }
        }
        var chip = SampleTranslation.chip
        let idle = items("idle", inert, .translated)
        chip.items =
            items("done", translated, .translated) + items("open", unmapped, .unmapped(reason: ""))
            + items("left", skipped, .skipped(reason: "")) + idle
        let body = BodyReport(
            inert: idle.map { InertMember(SwiftIdentifier($0.item.name, as: .property), of: $0.item) }
        )
        return Coverage(LibraryTranslation(components: [chip]), bodies: [chip.tag: body])
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

    @Test("what is skipped and what is inert is decided")
    func decided() throws {
        #expect(try diagnostics("100", coverage(translated: 2, skipped: 8, inert: 3)).isEmpty)
        #expect(try diagnostics("100", coverage(translated: 0, unmapped: 1, skipped: 8)).count == 1)
    }

    @Test(
        "the bar of members asks what is in use of all that is not skipped: what is inert or unmapped counts against it"
    )
    func members() throws {
        let coverage = coverage(translated: 6, unmapped: 1, skipped: 90, inert: 3)
        #expect(try diagnostics("members=60", coverage).isEmpty)
        let failed = try #require(try diagnostics("members=60.1", coverage).first)
        #expect(
            failed.message
                == "60 % of the items are in use, the skipped left out (6 of 10), and 60.1 % are asked for"
        )
        #expect(
            failed.suggestion?.hasPrefix("add rules for the unmapped (1), and roles or reasons for the inert (3)")
                == true
        )
    }

    @Test("the bar of components asks which are working of all that are not skipped")
    func components() throws {
        var skipped = SampleTranslation.chip
        skipped.skipped = "The system has it."
        let all = Coverage(
            LibraryTranslation(components: [SampleTranslation.button, SampleTranslation.chip, skipped]),
            bodies: [:]
        )
        #expect(all.componentTotals == ComponentCounts([.working, .container, .skipped]))
        #expect(try diagnostics("components=50", all).isEmpty)
        let failed = try #require(try diagnostics("components=50.1", all).first)
        #expect(failed.message == "50 % of the components are working (1 of 2), and 50.1 % are asked for")
    }

    @Test("several bars are each checked, and each that is not reached is told")
    func several() throws {
        let coverage = coverage(translated: 1, unmapped: 1)
        #expect(try diagnostics("50,members=50,components=0", coverage).isEmpty)
        #expect(try diagnostics("components=1,members=51,50.5", coverage).count == 3)
    }

    @Test func anEmptyLibraryPassesEveryBar() throws {
        let empty = Coverage(LibraryTranslation(), bodies: [:])
        #expect(try diagnostics("100,components=100,members=100", empty).isEmpty)
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

    @Test func theMatricesOfTheConfigurationCountAlsoWhereInputsAreNamed() async throws {
        try folder.write(BadInputRun.good, to: "good.json")
        try folder.write(#"{"inputs": ["x"], "matrix": ["rules/none.md"]}"#, to: "sub/weblift.json")
        let run = try await run("good.json", "--config", "sub/weblift.json").exits(1)
        #expect(run.errorText.contains("sub/rules/none.md:1:1: error: there is no such file"))
    }

    @Test func aChoiceThatMatchesNothingIsReported() async throws {
        try folder.write(BadInputRun.good, to: "good.json")
        let run = try await run("good.json", "--only", "y-*")
        #expect(run.errorText.contains("no component's tag matches “y-*”"))
        for part in ["0 of 0 items", "0 of 0 components"] { #expect(run.outputText.contains(part)) }
    }

    @Test func everyItemThatInspectListsIsInCoverageOnceAndNothingElseIs() async throws {
        let members = [
            ("properties", "property"), ("slots", "slot"), ("events", "event"), ("methods", "method"),
            ("cssParts", "cssPart"), ("cssProperties", "cssProperty"), ("cssStates", "cssState"), ("intl", "text"),
        ]
        let inspected = try await folder.run(["inspect", "--format", "json"])
        let covered = try await run("--format", "json")
        let left = try #require(try JSONInstance(inspected.output)["components"]?.elements)
        let right = try #require(try JSONInstance(covered.output)["components"]?.elements)
        #expect(left.map { $0["tag"] } == right.map { $0["tag"] })
        for (component, coverage) in zip(left, right) {
            var listed: [String] = []
            for (member, kind) in members {
                listed += (component[member]?.elements ?? []).map { "\(kind) \($0["name"]?.text ?? "")" }
            }
            let items = (coverage["items"]?.elements ?? []) + (coverage["textItems"]?.elements ?? [])
            let counted = items.map { "\($0["kind"]?.text ?? "") \($0["name"]?.text ?? "")" }
            #expect(counted.sorted() == listed.sorted(), "\(component["tag"]?.text ?? "")")
        }
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
        try folder.write(
            "{{#value-tempo}}\nText({{name}}.formatted())\n{{/value-tempo}}\n",
            to: "own/body/Card.mustache"
        )
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
