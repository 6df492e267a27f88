import Testing

@testable import WebliftCLI

@Suite struct ExplainCommandTests {
    private let folder = TemporaryFolder()

    private func run(_ words: String...) async throws -> ProgramRun {
        try folder.write(BadInputRun.good, to: "good.json")
        return try await folder.run(["explain"] + words + ["--input", "good.json"])
    }

    @Test func aTagIsNeededAndInputsStandElsewhere() async throws {
        for (words, message) in [
            ([], "explain needs a TAG; weblift inspect --format summary lists them"),
            (["g-ood", "x", "y"], "explain takes a TAG and a MEMBER; inputs are named with --input"),
            (["lib/good.json", "g-ood"], "“lib/good.json” is no tag; inputs are named with --input"),
            (["good.json"], "“good.json” is no tag; inputs are named with --input"),
        ] {
            let failed = try await TemporaryFolder.with { try await $0.run(["explain"] + words) }
            #expect(failed.ending == .exit(2) && failed.output.isEmpty)
            #expect(failed.errorText == "weblift: \(message)\n")
        }
    }

    @Test func anUnknownTagMakesTheExitCodeOneAndPrintsNoData() async throws {
        let failed = try await run("g-odo")
        #expect(failed.ending == .exit(1) && failed.output.isEmpty)
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
}
