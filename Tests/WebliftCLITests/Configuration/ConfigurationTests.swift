import Core
import Generate
import Testing

@testable import Translate
@testable import WebliftCLI

@Suite("The configuration file")
struct ConfigurationTests {
    private let folder = TemporaryFolder()

    private func read(_ text: String, at path: String = "weblift.json") throws -> Configuration {
        try Configuration(SourceFile(path: SourcePath(path), text: text))
    }

    private func mistake(_ text: String) -> UsageError? {
        do {
            _ = try Configuration(SourceFile(path: SourcePath("weblift.json"), text: text))
            return nil
        } catch {
            return error
        }
    }

    @Test("inputs, matrices and folders with icons are relative to the folder of the file and keep their order")
    func paths() throws {
        let text =
            #"{"inputs": ["b.json", "../a", "/c"], "matrix": ["b.md", "../a", "/c"], "icons": ["b", "../a", "/c"]}"#
        for (path, start) in [("weblift.json", ""), ("sub/x.json", "sub/"), ("/etc/x.json", "/etc/")] {
            let configuration = try read(text, at: path)
            #expect(configuration.inputs == ["\(start)b.json", "\(start)../a", "/c"])
            #expect(configuration.matrices == ["\(start)b.md", "\(start)../a", "/c"])
            #expect(configuration.icons == ["\(start)b", "\(start)../a", "/c"])
        }
        #expect(try read(#"{"matrix": ["a.md"]}"#).inputs == [])
    }

    @Test("the bundled sample has a name, which is no path")
    func sampleName() throws {
        #expect(try read(#"{"inputs": ["weblift:sample"]}"#, at: "sub/x.json").inputs == ["weblift:sample"])
        let options = InspectCommand.allOptions
        #expect(try Inputs(Project(Arguments(["weblift:sample"], options: options))) == .bundledSample)
        #expect(throws: UsageError.self) { try Inputs(Project(Arguments(["weblift:sample", "a"], options: options))) }
        #expect(try Inputs(Project(Arguments(["a"], options: options))) == .paths(["a"]))
    }

    @Test("what is generated, with what and to where")
    func generating() throws {
        let text = """
            {"module": "AcmeUI", "deploymentTarget": 17, "guard": "canImport(SwiftUI)", "templateSet": "native",
             "templates": "mine", "out": "./ios/app/"}
            """
        let configuration = try read(text, at: "sub/x.json")
        #expect(configuration.module?.description == "AcmeUI" && configuration.deploymentTarget == 17)
        #expect(configuration.guardCondition == .swiftUI && configuration.templateStyle == .native)
        #expect(configuration.templates == "sub/mine" && configuration.output?.path == "sub/ios/app")
        #expect(try read(#"{"out": "."}"#, at: "sub/x.json").output?.path == "sub")
        #expect(try read(#"{"out": "."}"#).output?.path == ".")
        #expect(try read(#"{"guard": "os(iOS)"}"#).guardCondition == .iOS)
        #expect(try read(#"{"deploymentTarget": 15}"#).deploymentTarget == 15)
    }

    /// Whoever sends a pull request sends its configuration, too.
    @Test(
        "a folder that is written into is in the project, and is no option",
        arguments: ["", "/ios", "../ios", "ios/../../b", "-o", "@ios", "a:b", "ios/con"]
    )
    func outsideOfTheProject(path: String) throws {
        let error = try #require(mistake(#"{"out": "\#(path)"}"#))
        #expect(error.message.hasPrefix("weblift.json:1:9: “out” is a folder in the project"))
        #expect(error.suggestion == "--out on the command line takes any folder")
    }

    @Test("an empty configuration says nothing")
    func empty() throws {
        let configuration = try read("{}")
        #expect(try configuration.inputs == [] && read(#"{"inputs": []}"#).inputs == [])
        #expect(configuration.module == nil && configuration.deploymentTarget == nil)
        #expect(configuration.guardCondition == nil && configuration.templateStyle == nil)
        #expect(configuration.templates == nil && configuration.output == nil)
    }

    private static let told: [(String, String, String?)] = [
        ("", "weblift.json:1:1: ", nil), ("{", "weblift.json:1:2: ", nil),
        ("[]", "weblift.json:1:1: a configuration is a JSON object", nil),
        ("{\n \"input\": []}", "weblift.json:2:2: there is no setting “input”", "did you mean “inputs”?"),
        (#"{"banana": 1}"#, "weblift.json:1:2: there is no setting “banana”", nil),
        (#"{"inputs": "a"}"#, "weblift.json:1:12: “inputs” is a list of paths", nil),
        (#"{"inputs": ["a", 1]}"#, "weblift.json:1:18: “inputs” is a list of paths", nil),
        (#"{"icons": "a"}"#, "weblift.json:1:11: “icons” is a list of paths", nil),
        (#"{"matrix": "a.md"}"#, "weblift.json:1:12: “matrix” is a list of paths", nil),
        (#"{"matrix": [1]}"#, "weblift.json:1:13: “matrix” is a list of paths", nil),
        (#"{"matrices": []}"#, "weblift.json:1:2: there is no setting “matrices”", nil),
        (#"{"inputs": [""]}"#, "weblift.json:1:13: “inputs” is a list of paths", nil),
        (#"{"inputs": null}"#, "weblift.json:1:12: “inputs” is a list of paths", nil),
        (#"{"inputs": ["a"], "inputs": ["b"]}"#, "weblift.json:1:19: ", nil),
        (
            #"{"guard": "os(ios)"}"#,
            "weblift.json:1:11: “guard” can't be “os(ios)”; it is one of: os(iOS), canImport(SwiftUI)",
            "did you mean os(iOS)?"
        ),
        (#"{"guard": true}"#, "weblift.json:1:11: “guard” is one of: os(iOS), canImport(SwiftUI)", nil),
        (
            #"{"templateSet": "natve"}"#,
            "weblift.json:1:17: “templateSet” can't be “natve”; it is one of: elevate, native",
            "did you mean native?"
        ),
        (#"{"templates": ["a"]}"#, "weblift.json:1:15: “templates” is a path", nil),
        (#"{"modul": "A"}"#, "weblift.json:1:2: there is no setting “modul”", "did you mean “module”?"),
        (
            #"{"deploymenttarget": 15}"#, "weblift.json:1:2: there is no setting “deploymenttarget”",
            "did you mean “deploymentTarget”?"
        ),
    ]

    private static let wrongTargets: [(String, String, String?)] = [
        "14", "0", "-15", "15.5", "\"15\"", "1e2", "99999999999999999999", "null",
    ].map {
        let message = "weblift.json:1:22: “deploymentTarget” is the oldest major version of iOS"
        return (#"{"deploymentTarget": \#($0)}"#, message, nil)
    }

    private static let wrongModules: [(String, String, String?)] = [
        "\"a-b\"", "\"\"", "\"class\"", "\"../x\"", "\"SwiftUI\"", "1",
    ].map {
        let suggestion = "letters and digits, a letter first, and no word of the language or module of the system"
        return (
            #"{"module": \#($0)}"#, "weblift.json:1:12: “module” is the name of a Swift module, such as", suggestion
        )
    }

    @Test("a mistake is told with its place", arguments: told + wrongTargets + wrongModules)
    func mistakes(text: String, message: String, suggestion: String?) throws {
        let error = try #require(mistake(text))
        #expect(error.message.hasPrefix(message), "\(error.message)")
        #expect(error.message.count > message.count || !message.hasSuffix(": "))
        #expect(error.suggestion == suggestion)
    }

    @Test("the file of the current folder is used where no inputs are named, and its mistakes end the run")
    func currentFolder() async throws {
        try folder.write(BadInputRun.good, to: "lib/good.json")
        try folder.write(#"{"inputs": ["lib"]}"#, to: "weblift.json")
        let run = try await folder.run(["inspect", "--format", "summary"]).exits(0)
        #expect(run.outputText.hasPrefix("g-ood"))

        try folder.write(#"{"inputs": ["lib"], "extra": 1}"#, to: "weblift.json")
        let failed = try await folder.run(["inspect"]).exits(2)
        #expect(failed.output.isEmpty)
        #expect(failed.errorText == "weblift: weblift.json:1:21: there is no setting “extra”\n")
        try await folder.run(["inspect", "lib"]).exits(0, "inputs that are named need no configuration")
    }

    @Test("--config names another file, which must be there and right even where inputs are named")
    func named() async throws {
        try folder.write(BadInputRun.good, to: "lib/good.json")
        try folder.write(#"{"inputs": ["good.json"]}"#, to: "lib/other.json")
        try folder.write("{", to: "broken.json")
        let run = try await folder.run(["inspect", "--config", "lib/other.json", "--format=summary"])
        #expect(run.ending == .exit(0) && run.outputText.hasPrefix("g-ood"))
        for (file, reason) in [
            ("nowhere.json", "nowhere.json: there is no such file"), ("lib", "lib: this is a folder, not a file"),
            ("broken.json", "broken.json:1:2: the file ends"),
        ] {
            for inputs in [[], ["lib"]] {
                let failed = try await folder.run(["inspect"] + inputs + ["--config", file])
                #expect(failed.ending == .exit(2) && failed.output.isEmpty)
                #expect(failed.errorText.hasPrefix("weblift: \(reason)"), "\(failed.errorText)")
            }
        }
    }

    // MARK: Matrices

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
