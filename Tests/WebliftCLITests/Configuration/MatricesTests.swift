import Core
import Testing

@testable import Translate
@testable import WebliftCLI

@Suite struct MatricesTests {
    private let folder = TemporaryFolder()

    private func documents(_ words: [String]) throws -> (documents: [MatrixDocument], diagnostics: [Diagnostic]) {
        var bag = DiagnosticBag()
        let arguments = try Arguments(words, options: CoverageCommand.allOptions)
        return (Matrices(try Project(arguments)).documents(into: &bag), bag.sorted)
    }

    @Test func theConfigurationsComeBeforeThoseOfTheCommandLineAlsoWhereInputsAreNamed() throws {
        for name in ["a.md", "b.md", "c.md"] { try folder.write("# \(name)", to: name) }
        try folder.write(#"{"matrix": ["b.md", "a.md"]}"#, to: "weblift.json")
        let words = ["x.json", "--config", folder.path("weblift.json"), "--matrix", folder.path("c.md")]
        let read = try documents(words)
        let project = read.documents.filter { $0.layer == .project }
        #expect(project.map(\.file.path.typed) == ["b.md", "a.md", "c.md"].map(folder.path))
        #expect(project.map(\.file.path.published) == ["b.md", "a.md", "c.md"])
        #expect(read.diagnostics == [])
    }

    @Test func theBuiltInOneComesFirstUnderANameThatIsNoProjectsFile() throws {
        let builtIn = try documents([]).documents.filter { $0.layer == .builtIn }
        #expect(builtIn.map(\.file.path.published) == ["builtin/matrix.md", "builtin/primitives.md"])
        #expect(try documents(["--matrix", "/dev/null"]).documents.first?.layer == builtIn.first?.layer)
    }

    @Test func whatCantBeReadIsReportedAndTheOthersAreRead() throws {
        try folder.write("# a", to: "a.md")
        let read = try documents(["--matrix", folder.path("none.md"), "--matrix", folder.path("a.md")])
        #expect(read.documents.filter { $0.layer == .project }.map(\.file.path.published) == ["a.md"])
        #expect(read.diagnostics.map(\.id) == [.inputNotFound])
    }
}
