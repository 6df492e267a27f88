import Core
import Foundation
import Ingest
import Testing
import WebModel

@testable import WebliftCLI

@Suite("What init finds, proposes and asks")
struct InitProposalTests {
    private let folder = TemporaryFolder()
    private static let manifest = BadInputRun.good

    private func survey() -> ProjectSurvey { ProjectSurvey(of: SourcePath(folder.path)) { true } }

    /// The proposal for the folder, read back as JSON.
    private func proposal() throws -> JSONInstance {
        try JSONInstance(ConfigurationProposal(survey(), named: []).bytes)
    }

    private func inputs() throws -> [String]? { texts(try proposal()["inputs"]) }

    /// Writes a package with a library of one component.
    private func writePackage(_ name: String = "ui", version: String = "1.0.0", to place: String) throws {
        let package = #"{"name": "\#(name)", "version": "\#(version)", "customElements": "cem.json"}"#
        try folder.write(package, to: "\(place)/package.json")
        try folder.write(Self.manifest, to: "\(place)/cem.json")
    }

    private func texts(_ value: JSONInstance?) -> [String]? { value?.elements?.compactMap(\.text) }

    private func tokens(_ prefix: String, count: Int = 12) -> String {
        let lines = (0..<count).map { "  --\(prefix)-\($0): \($0 + 1)px;" }
        return ":root {\n\(lines.joined(separator: "\n"))\n}\n"
    }

    @Test("installed packages are found without a package.json beside them")
    func installed() throws {
        try writePackage("@a/ui", to: "node_modules/@a/ui")
        try folder.write(#"{"name": "plain"}"#, to: "node_modules/plain/package.json")
        #expect(try inputs() == ["node_modules/@a/ui"])
    }

    @Test("the package of a library is found by its package.json")
    func package() throws {
        try folder.write(#"{"name": "lib", "customElements": "dist/cem.json"}"#, to: "package.json")
        try folder.write(Self.manifest, to: "dist/cem.json")
        #expect(try inputs() == ["."])
    }

    @Test("the libraries that an app depends on are found, and nothing else")
    func dependencies() throws {
        try folder.write(
            #"{"dependencies": {"plain": "1", "@a/lib": "1", "../out": "1"}, "devDependencies": {"ui": "1", "gone": "1"}}"#,
            to: "package.json"
        )
        for name in ["@a/lib", "ui", "other"] { try writePackage(name, to: "node_modules/\(name)") }
        try folder.write("{}", to: "node_modules/plain/package.json")
        try folder.write(#"{"customElements": "cem.json"}"#, to: "node_modules/gone/package.json")
        #expect(try inputs() == ["node_modules/@a/lib", "node_modules/ui"])
    }

    @Test("packages in the node_modules of a folder below are found, and links to packages are followed")
    func linkedPackages() throws {
        try writePackage(to: "web/store/ui")
        try folder.makeFolder("web/node_modules")
        try folder.link("web/node_modules/linked", to: folder.path("web/store/ui"))
        #expect(try inputs() == ["web/node_modules/linked", "web/store/ui"])
    }

    @Test("of several releases in folders of their own the newest is proposed, and the others are told")
    func releases() throws {
        for version in ["v9", "v10", "v2"] {
            try folder.write(Self.manifest, to: "releases/\(version)/custom-elements.json")
        }
        let survey = self.survey()
        #expect(survey.libraries.map(\.path) == ["releases/v10/custom-elements.json"])
        let lines = SurveyText(survey: survey).lines.joined(separator: "\n")
        let reason = "Not proposed, because it is an older release"
        for version in ["v2", "v9"] { #expect(lines.contains("\(reason): releases/\(version)/custom-elements.json")) }
    }

    @Test("of two versions of a package the newer one is proposed, wherever they are")
    func versions() throws {
        try writePackage(version: "2.0.0", to: "a")
        try writePackage(version: "1.12.0", to: "b")
        #expect(try inputs() == ["a"])
    }

    @Test("tokens are taken from the packages of the library where the project has none of its own")
    func tokensOfPackages() throws {
        try writePackage("@a/ui", to: "node_modules/@a/ui")
        // Another package of the scope, in three forms, and one that has nothing to do with it.
        try folder.write(#"{"name": "@a/look"}"#, to: "node_modules/@a/look/package.json")
        try folder.write(tokens("a", count: 40), to: "node_modules/@a/look/dist/css/light.css")
        try folder.write(tokens("a", count: 40), to: "node_modules/@a/look/dist/css/dark.css")
        try folder.write(tokens("a", count: 20), to: "node_modules/@a/look/some/part.css")
        try folder.write(tokens("other", count: 60), to: "node_modules/other/dist/other.css")
        #expect(texts(try proposal()["tokens"]) == ["node_modules/@a/look/dist/css"])
        try folder.write(tokens("mine"), to: "styles/tokens.css")
        #expect(texts(try proposal()["tokens"]) == ["styles"])
    }

    @Test(
        "a registry is read for its components and for its tokens, where it has some; a manifest for components alone"
    )
    func registry() throws {
        let code = #"export function Pill({ label }: { label: string }) { return <button>{label}</button> }"#
        let file = #"{"path":"ui/pill.tsx","type":"registry:ui","content":"\#(code.replacing("\"", with: "\\\""))"}"#
        func item(_ count: Int) -> String {
            let values = (0..<count).map { #""space-\#($0)":"\#($0)px""# }.joined(separator: ",")
            return #"{"name":"pill","type":"registry:ui","files":[\#(file)],"cssVars":{"theme":{\#(values)}}}"#
        }
        try folder.write(Self.manifest, to: "cem.json")
        try folder.write(item(0), to: "pill.json")
        #expect(try inputs()?.contains("pill.json") == true)
        #expect(texts(try proposal()["tokens"]) == nil)
        try folder.write(item(20), to: "pill.json")
        #expect(texts(try proposal()["tokens"]) == ["pill.json"])
    }

    @Test("a manifest that a package does not name is found where it usually lies")
    func unnamedManifest() throws {
        try folder.write(#"{"name": "ui"}"#, to: "node_modules/ui/package.json")
        try folder.write(Self.manifest, to: "node_modules/ui/dist/custom-elements.json")
        #expect(try inputs() == ["node_modules/ui/dist/custom-elements.json"])
    }

    @Test("docs, tokens and a Swift package are found in folders of any name, with their counts")
    func everything() throws {
        let docs = EmbeddedSpecs.files.map(\.path.description).filter { $0.hasPrefix("elevate/2.0/docs/") }
        for path in docs.prefix(3) {
            let name = path.split(separator: "/").last ?? ""
            try folder.write(try #require(EmbeddedSpecs.bytes(of: path)), to: "handbook/\(name)")
        }
        try folder.write(tokens("base"), to: "theme/light.css")
        try folder.write(tokens("base"), to: "theme/dark.css")
        let package = """
            // swift-tools-version: 6.0
            import PackageDescription
            // .target(name: "Wrong")
            let package = Package(name: "Any", platforms: [.iOS(.v17)], targets: [.target(name: "AcmeUI")])
            """
        try folder.write(package, to: "apple/Package.swift")
        let survey = self.survey()
        #expect(survey.libraries.map(\.path) == ["handbook"] && survey.libraries.map(\.fileCount) == [3])
        #expect(survey.tokens == [.init(path: "theme", fileCount: 2, tokenCount: 12)])
        let json = try proposal()
        #expect(texts(json["tokens"]) == ["theme"])
        #expect(json["module"]?.text == "AcmeUI" && json["out"]?.text == "apple")
        #expect(json["deploymentTarget"] == .number(17))
        let lines = SurveyText(survey: survey).lines
        #expect(lines.contains { $0.contains("handbook") && $0.contains("3 files") })
        #expect(lines.contains { $0.contains("12 tokens") })
    }

    @Test("the same tokens in several formats are proposed once, and few custom properties are no tokens")
    func tokenCopies() throws {
        try folder.write(tokens("a"), to: "dist/tokens.css")
        try folder.write(tokens("a"), to: "dist/tokens.min.css")
        try folder.write(tokens("a").replacing(":root", with: ":host"), to: "dist/tokens.scss")
        try folder.write(tokens("b", count: 3), to: "src/card.css")
        #expect(self.survey().tokens.map(\.path) == ["dist/tokens.css"])
    }

    @Test("a list that knows no further component is told, and not proposed")
    func otherLists() throws {
        try folder.write(Self.manifest, to: "custom-elements.json")
        try folder.write(Self.manifest, to: "build/copy.json")
        let survey = self.survey()
        #expect(survey.libraries.map(\.path) == ["custom-elements.json"])
        #expect(survey.otherLists.map(\.path) == ["build/copy.json"])
        #expect(SurveyText(survey: survey).lines.contains { $0.contains("Not proposed") && $0.contains("copy.json") })
    }

    @Test("no link is followed out of the project, and none in a circle")
    func links() throws {
        try folder.write(Self.manifest, to: "outside/custom-elements.json")
        try folder.makeFolder("project")
        try folder.link("project/leads-out", to: folder.path("outside"))
        try folder.link("project/circle", to: folder.path("project"))
        try folder.link("project/file.json", to: folder.path("outside/custom-elements.json"))
        let survey = ProjectSurvey(of: SourcePath(folder.path("project"))) { true }
        #expect(survey.libraries == [])
        #expect(survey.shortfall == nil)
    }

    @Test("names that would steer a terminal, or mean the sample, do neither")
    func hostileNames() async throws {
        try folder.write(Self.manifest, to: "weblift:sample")
        #expect(try inputs() == [])
        try folder.write(Self.manifest, to: "weblift:sample.json")
        #expect(try inputs() == ["weblift:sample.json"])
        try await TemporaryFolder.with { folder in
            try folder.write(Self.manifest, to: "a\u{1B}[31m\nb.json")
            let run = try await folder.run(["init", "--yes"])
            #expect(run.ending == .exit(0) && !run.outputText.contains("\u{1B}"), "\(run.errorText)")
            #expect(try await folder.run(["inspect", "--format", "summary"]).outputText.hasPrefix("g-ood"))
        }
    }

    static let page = """
        # Panel

        **Web Component:** `<x-panel>`

        ## Properties

        | Property | Type | Default | Description |
        |---|---|---|---|
        | `open` | `boolean` | `false` | Whether it is open |
        """

    @Test(
        "documentation in a hidden folder is found, wherever the folder is, and read as it is proposed",
        arguments: [".claude/components", ".docs", "apps/web/.cursor/rules/ui", ".github/design"]
    )
    func hiddenFolders(place: String) throws {
        try folder.write(Self.page, to: "\(place)/Layout/panel.md")
        try folder.write(Self.page.replacing("anel", with: "ane"), to: "\(place)/Layout/pane.md")
        try folder.write("# Notes\n\nNothing of components.\n", to: "\(place)/notes.md")
        try folder.write("# Read me\n", to: "apps/web/README.md")
        let proposed = try #require(try inputs())
        #expect(proposed == ["\(place)/Layout"])
        var diagnostics = DiagnosticBag()
        let library = Ingestion.read(proposed.map { folder.path($0) }, into: &diagnostics)
        #expect(library.components.map(\.tag) == ["x-pane", "x-panel"])
    }

    @Test("what tools keep in hidden folders is not looked at: neither theirs, nor data, nor what is behind a link")
    func toolFolders() throws {
        for place in [".git", ".build/checkouts/ui/docs", ".cache/docs", ".next/docs", ".weblift/base", "a/.svn"] {
            try folder.write(Self.page, to: "\(place)/panel.md")
        }
        try folder.write(Self.manifest, to: ".storybook/custom-elements.json")
        try folder.write(Self.page, to: ".docs/.old/panel.md")
        try folder.write(Self.page, to: "elsewhere/.weblift/panel.md")
        try folder.link(".linked", to: folder.path(".git"))
        #expect(survey().libraries.isEmpty)
    }

    @Test("a copy in a hidden folder is left to the same text in sight, and completes another source")
    func hiddenCopies() throws {
        try folder.write(Self.page, to: ".claude/components/panel.md")
        try folder.write(Self.manifest.replacing("g-ood", with: "x-panel"), to: "custom-elements.json")
        let hidden = ".claude/components/panel.md"
        #expect(try inputs() == [hidden, "custom-elements.json"])
        try folder.write(Self.page, to: "docs/panel.md")
        let survey = self.survey()
        #expect(survey.libraries.map(\.path) == ["custom-elements.json", "docs/panel.md"])
        #expect(survey.otherLists.map(\.path) == [hidden])
    }

    @Test("hidden folders are bounded of their own, and what is left out is told")
    func hiddenBounds() throws {
        let deep = Array(repeating: "a", count: ProjectFiles.hiddenLimits.depth).joined(separator: "/")
        try folder.write(Self.page, to: ".docs/\(deep)/panel.md")
        #expect(survey().shortfall == .depth)
        try TemporaryFolder.with { folder in
            for number in 0...ProjectFiles.hiddenLimits.count {
                try folder.write("", to: ".docs/\(number % 2)/\(number).txt")
            }
            try folder.write(Self.page, to: "docs/panel.md")
            let survey = ProjectSurvey(of: SourcePath(folder.path)) { true }
            #expect(survey.shortfall == .count && survey.libraries.map(\.path) == ["docs/panel.md"])
        }
    }

    @Test("depth, number and time are bounded, and what is left out is told")
    func bounds() throws {
        try folder.write(Self.manifest, to: "a/b/c/custom-elements.json")
        let root = SourcePath(folder.path)
        var limits = ProjectFiles.Limits()
        limits.depth = 2
        #expect(ProjectSurvey(of: root, limits: limits) { true }.shortfall == .depth)
        limits = ProjectFiles.Limits()
        limits.count = 0
        #expect(ProjectSurvey(of: root, limits: limits) { true }.shortfall == .count)
        #expect(ProjectSurvey(of: root) { false }.shortfall == .time)
        #expect(ProjectSurvey(of: root) { true }.shortfall == nil)
    }

    @Test("what this program wrote is no source, and its package is found")
    func ownOutput() async throws {
        try folder.write(Self.manifest, to: "custom-elements.json")
        #expect(try await folder.run(["generate", "custom-elements.json"]).ending == .exit(0))
        let survey = self.survey()
        #expect(survey.libraries.map(\.path) == ["custom-elements.json"])
        #expect(survey.packages.map(\.folder) == ["out"])
    }

    // MARK: Asking

    private func run(answer: String?, saying text: String, writes: Bool) throws -> ConsoleRun {
        try folder.write(Self.manifest, to: "custom-elements.json")
        let run = ConsoleRun(["init", folder.path], isTerminal: answer != nil, answer: answer)
        #expect(run.exit == (writes ? .success : .found) && folder.has("weblift.json") == writes)
        #expect(run.errorText.contains(text))
        return run
    }

    @Test("a person at a terminal is asked, and an empty answer is yes", arguments: ["", "y", " Yes "])
    func agrees(answer: String) throws {
        _ = try run(answer: answer, saying: "Write these files? [Y/n] ", writes: true)
    }

    @Test("nothing is written where a person says no", arguments: ["n", "no", "what?"])
    func declines(answer: String) throws {
        _ = try run(answer: answer, saying: "weblift init: nothing was written", writes: false)
    }

    @Test("where nobody can answer, the proposal is printed with how to accept it, and the exit code is 1")
    func nobody() throws {
        let run = try run(answer: nil, saying: "--yes writes these files", writes: false)
        #expect(run.outputText.contains(#""inputs": ["#))
    }
}
