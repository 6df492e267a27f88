import Matrix
import SourceText
import Testing

@testable import WebliftCLI

@Suite struct CoverageCommandTests {
    private func diagnostics(_ bar: String, translated: Int, unmapped: Int) throws -> [Diagnostic] {
        var bag = DiagnosticBag()
        let counts = CoverageCounts(translated: translated, unmapped: unmapped)
        CoverageBar(least: try #require(Percentage(bar))).check(counts, into: &bag)
        return bag.sorted
    }

    @Test func ninetySevenOfAHundredPassesAtNinetySevenAndFailsAbove() throws {
        #expect(try diagnostics("97", translated: 97, unmapped: 3).isEmpty)
        let failed = try #require(try diagnostics("97.001", translated: 97, unmapped: 3).first)
        #expect(failed.id == .coverageBelow)
        #expect(failed.severity == .error)
        #expect(failed.message == "97 % of the items are decided (97 of 100), and 97.001 % are asked for")
        #expect(failed.suggestion?.contains("3 unmapped") == true)
    }

    @Test func theFigureThatIsSaidIsNeverTheBarItself() throws {
        let failed = try #require(try diagnostics("99.99", translated: 99_989, unmapped: 11).first)
        #expect(failed.message.hasPrefix("99.98 %"))
        #expect(try diagnostics("99.98", translated: 99_989, unmapped: 11).isEmpty)
    }

    @Test func whatIsSkippedIsDecided() throws {
        var bag = DiagnosticBag()
        let bar = CoverageBar(least: try #require(Percentage("100")))
        bar.check(CoverageCounts(translated: 1, adapted: 1, skipped: 8), into: &bag)
        #expect(bag.isEmpty)
        bar.check(CoverageCounts(skipped: 8, unmapped: 1), into: &bag)
        #expect(bag.hasErrors)
    }

    @Test func anEmptyLibraryPassesEveryBar() throws {
        #expect(try diagnostics("100", translated: 0, unmapped: 0).isEmpty)
    }

    private func run(_ words: String..., in folder: TemporaryFolder) async throws -> ProgramRun {
        try await BuiltProgram.run(["coverage"] + words, in: folder.path)
    }

    @Test(arguments: ["101", "-1", "x", "97%", "1e2", "97,5"])
    func aWrongBarIsAMistakeInTheCommandLine(bar: String) async throws {
        try await TemporaryFolder.with { folder in
            let failed = try await run("--fail-under=\(bar)", in: folder)
            #expect(failed.ending == .exit(2))
            #expect(failed.output.isEmpty)
            #expect(failed.errorText.hasPrefix("weblift: --fail-under can't be “\(bar)”; it is a percentage"))
        }
    }

    @Test func aMatrixThatIsNotThereIsReportedAndTheRestStillRuns() async throws {
        try await TemporaryFolder.with { folder in
            try folder.write(BadInputRun.good, to: "good.json")
            let run = try await run("good.json", "--matrix", "nowhere.md", "--format", "json", in: folder)
            #expect(run.ending == .exit(1))
            #expect(run.errorText.contains("nowhere.md:1:1: error: there is no such file [input.not-found]"))
            #expect(try JSONSchema(named: "coverage").problems(of: JSONInstance(run.output)) == [])
        }
    }

    @Test func theMatricesOfTheConfigurationCountAlsoWhereInputsAreNamed() async throws {
        try await TemporaryFolder.with { folder in
            try folder.write(BadInputRun.good, to: "good.json")
            try folder.write(#"{"inputs": ["x"], "matrix": ["rules/none.md"]}"#, to: "sub/weblift.json")
            let run = try await run("good.json", "--config", "sub/weblift.json", in: folder)
            #expect(run.ending == .exit(1))
            #expect(run.errorText.contains("sub/rules/none.md:1:1: error: there is no such file"))
        }
    }

    @Test func aChoiceThatMatchesNothingIsReported() async throws {
        try await TemporaryFolder.with { folder in
            try folder.write(BadInputRun.good, to: "good.json")
            let run = try await run("good.json", "--only", "y-*", in: folder)
            #expect(run.errorText.contains("no component's tag matches “y-*”"))
            #expect(run.outputText.contains("0 of 0 items"))
        }
    }

    @Test func everyItemThatInspectListsIsInCoverageOnceAndNothingElseIs() async throws {
        let members = [
            ("properties", "property"), ("slots", "slot"), ("events", "event"), ("methods", "method"),
            ("cssParts", "cssPart"), ("cssProperties", "cssProperty"), ("cssStates", "cssState"), ("intl", "text"),
        ]
        try await TemporaryFolder.with { folder in
            let inspected = try await BuiltProgram.run(["inspect", "--format", "json"], in: folder.path)
            let covered = try await run("--format", "json", in: folder)
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
    }
}
