import Core
import Foundation
import Package
import Testing

@testable import Translate
@testable import WebliftCLI

@Suite struct InitTests {
    private let folder = TemporaryFolder()

    /// What `init` does where a person has agreed.
    private func run(_ words: String...) async throws -> ProgramRun { try await folder.run(["init", "--yes"] + words) }

    @Test func anEmptyFolderGetsNothingAndIsToldWhatToName() async throws {
        let run = try await run()
        #expect(run.ending == .exit(1) && run.output.isEmpty)
        #expect(run.errorText.contains("error: no component library was found [init.nothing-found]"))
        #expect(run.errorText.contains("--input PATH, or try --sample"))
        #expect(run.errorText.hasSuffix("weblift init: nothing was written; 1 error\n"))
        #expect(try folder.names() == [])
    }

    @Test func theSampleIsProposedWhereAPersonAsksForIt() async throws {
        try await run("--sample").exits(0)
        #expect(try folder.names() == ["matrix.md", "weblift.json", "weblift.schema.json"])
        #expect(
            try folder.text("weblift.json") == """
                {
                  "$schema": "./weblift.schema.json",
                  "inputs": [
                    "weblift:sample"
                  ],
                  "matrix": [
                    "matrix.md"
                  ]
                }

                """
        )
        try await folder.run(["coverage", "--quiet"]).exits(0)
    }

    private func matrix() throws -> String {
        let files = StartingFiles.all(ConfigurationProposal(inputs: []))
        return String(decoding: try #require(files.first { $0.path.name == "matrix.md" }).bytes, as: UTF8.self)
    }

    /// The rules of a text that says nothing wrong.
    private func rules(_ text: String) -> Matrix {
        var diagnostics = DiagnosticBag()
        let source = SourceFile(path: SourcePath("matrix.md"), text: text)
        let matrix = MatrixReader.read([MatrixDocument(source, layer: .project)], into: &diagnostics)
        #expect(diagnostics.sorted == [])
        return matrix
    }

    @Test func theMatrixThatIsWrittenIsReadWithoutAWord() throws {
        let text = try matrix()
        let rules = rules(text)
        #expect(rules.rules.isEmpty && rules.components.entries.isEmpty, "examples are no rules")
        let headings = text.matches(of: /(?m)^## (.+)$/).map { String($0.output.1) }
        let needed = ["Names", "Values", "Types", "Components", "Properties", "Slots", "Events", "Methods", "Styling"]
        #expect(Set(headings).isSuperset(of: needed))
    }

    @Test func theExamplesThatItShowsAreRulesWhereTheyArePutIntoTheTables() throws {
        var examples: [Substring] = []
        var isExample = false
        var text = ""
        for line in try matrix().split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isExample.toggle()
            } else if isExample {
                if line.hasPrefix("| `") { examples.append(line) }
            } else {
                // The example above the first section belongs to a section that its reader chooses.
                if line == "## Names" { examples = [] }
                text += line + "\n"
                guard line.hasPrefix("|--") else { continue }
                #expect(!examples.isEmpty)
                text += examples.map { $0 + "\n" }.joined()
                examples = []
            }
        }
        let rules = rules(text)
        #expect(rules.rules.count == 11 && rules.components.entries.count == 2)
        #expect(rules.names.prefixes["elvt-"]?.swift == "Elevate")
    }

    @Test(arguments: ["weblift.json", "matrix.md"])
    func aFileThatIsThereIsNotTouchedAndNothingIsWritten(name: String) async throws {
        try folder.write("mine", to: name)
        let run = try await run()
        #expect(run.ending == .exit(1) && run.output.isEmpty)
        #expect(run.errorText.contains("\(name):1:1: error: this is there already"))
        #expect(try folder.text(name) == "mine")
        #expect(try folder.names() == [name])
    }

    @Test func aLinkThatLeadsNowhereIsThereToo() async throws {
        try folder.link("matrix.md", to: folder.path("elsewhere.md"))
        #expect(try await run().ending == .exit(1))
        #expect(try folder.names() == ["matrix.md"])
    }

    @Test func aFolderCanBeNamedAndMustBeThere() async throws {
        try folder.write(BadInputRun.good, to: "app/custom-elements.json")
        #expect(try await run("app").ending == .exit(0))
        #expect(folder.has("app/weblift.json"))
        let failed = try await run("nowhere").exits(1)
        #expect(failed.errorText.contains("nowhere:1:1: error: there is no such folder [output.unwritable]"))
        try await run("a", "b").exits(2)
    }

    @Test func inputsThatAreNamedAreWrittenAsTheyAre() async throws {
        try folder.write(BadInputRun.good, to: "custom-elements.json")
        try folder.write(BadInputRun.good, to: "a, \"b\"")
        try folder.write(BadInputRun.good, to: "c/d.json")
        try await run("--input", "a, \"b\"", "--input", "c/../c").exits(0)
        let json = try JSONInstance(Array(folder.text("weblift.json").utf8))
        #expect(json["inputs"] == .array([.string("a, \"b\""), .string("c/../c")]))
    }

    @Test func anInputThatIsNotThereIsAMistakeAndNothingIsWritten() async throws {
        try folder.write(BadInputRun.good, to: "manifest.json")
        try folder.write(BadInputRun.good, to: "app/here.json")
        let run = try await folder.run(["init", "app", "--yes", "--input", "manifest.json"])
        #expect(run.ending == .exit(2) && run.errorText.contains("relative to the folder"))
        #expect(try folder.names() == ["app", "manifest.json"])
    }
}
