import Foundation
import TestSupport
import Testing

/// A package that the built program has generated into a folder.
struct GeneratedPackage {
    /// How many findings are shown, and how much of each.
    private static let shown = 20
    private static let width = 300
    /// Where `swift` is, and where the modules that `verify` builds are kept.
    static let environment: [String: String] = {
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = VerifyCache.xdgHome
        return environment
    }()

    /// The folder that it was generated in, of which it may only have changed `name`.
    let folder: TemporaryFolder
    let name: String

    /// Generates; without inputs, from the bundled sample.
    init(
        _ inputs: [String],
        templateSet: String = "elevate",
        target: Int = 15,
        in folder: TemporaryFolder,
        as name: String = "out"
    ) async throws {
        self.folder = folder
        self.name = name
        if target != 15 { try folder.write(#"{"deploymentTarget": \#(target)}"#, to: "weblift.json") }
        let run = try await folder.run(
            ["generate"] + inputs + ["--out", name, "--template-set", templateSet, "--quiet"],
            timeLimit: 120
        )
        try #require(run.ending == .exit(0), "\(Self.excerpt(of: run))")
    }

    /// Generates of a manifest, which is written into the folder.
    init(
        manifest: String,
        _ options: [String] = [],
        templateSet: String = "elevate",
        in folder: TemporaryFolder,
        as name: String = "out"
    ) async throws {
        try folder.write(manifest, to: "custom-elements.json")
        try await self.init(["custom-elements.json"] + options, templateSet: templateSet, in: folder, as: name)
    }

    /// One that was generated before.
    init(in folder: TemporaryFolder, as name: String) {
        self.folder = folder
        self.name = name
    }

    /// All its files, by their paths in it.
    func bytes() throws -> [String: [UInt8]] {
        // Without what a run remembers for the next one.
        let contents = try FolderContents(folder.url.appending(path: name), leavingOut: [".weblift"])
        return contents.files.mapValues { Array($0) }
    }

    /// Its Swift files, in the order of their paths.
    func files() throws -> [SwiftFile] {
        try bytes().filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
            .map { SwiftFile(path: $0.key, bytes: $0.value) }
    }

    /// Breaks no rule, and has nothing that is stored and forgotten.
    func expectRules(_ surface: SurfaceNames) throws {
        let files = try files()
        expectNone(OutputRules.findings(in: files, surface: surface))
        expectUse(in: files)
    }

    /// Has nothing that is stored and forgotten.
    func expectUse() throws { expectUse(in: try files()) }

    private func expectUse(in files: [SwiftFile]) {
        let sources = files.filter { $0.path.hasPrefix("Sources/") }
        #expect(!sources.isEmpty)
        expectNone(UnusedMember.findings(in: sources))
        expectNone(files.flatMap(UnusedParameter.findings))
    }

    private func expectNone(_ findings: [OutputFinding]) {
        let hasNone = findings.isEmpty
        let excerpt = findings.prefix(Self.shown).map(\.description).joined(separator: "\n")
        #expect(hasNone, "\(findings.count):\n\(excerpt)")
    }

    /// Is formatted as the files of this project are.
    func expectFormat() async throws {
        let configuration = Shared.project.appending(path: ".swift-format").path
        let words = ["swift", "format", "lint", "--strict", "--parallel", "--recursive", "--configuration"]
        let run = try await folder.run(
            words + [configuration, name],
            program: "/usr/bin/env",
            environment: Self.environment,
            timeLimit: 300
        )
        #expect(run.ending == .exit(0) && run.messages.isEmpty, "\(Self.excerpt(of: run))")
    }

    /// Compiles for iOS without a warning, together with the examples of its documentation. What processors spent
    /// on that is the answer.
    @discardableResult
    func expectTypes(_ compilation: Compilation = .package, isFresh: Bool = false) async throws -> Duration {
        try writeExamples()
        defer { removeExamples() }
        let run = try await folder.run(
            ["verify", name] + compilation.options + (isFresh ? ["--fresh"] : []),
            environment: Self.environment,
            timeLimit: 600
        )
        #expect(run.ending == .exit(0), "\(Self.excerpt(of: run))")
        return run.processorTime
    }

    private static let examples = "Sources/DocumentationExamples"

    /// Makes a module of the Swift code in the documentation, each block a file.
    private func writeExamples() throws {
        for (path, bytes) in try bytes() where path.hasPrefix("Documentation/") && path.hasSuffix(".md") {
            let page = String(path.split(separator: "/").last?.dropLast(".md".count) ?? "")
            for (index, code) in DocumentationCode.swift(in: String(decoding: bytes, as: UTF8.self)).enumerated() {
                try folder.write(code, to: "\(name)/\(Self.examples)/\(page)\(index).swift")
            }
        }
    }

    /// The module is the test's and no part of the package.
    private func removeExamples() {
        let path = folder.path("\(name)/\(Self.examples)")
        guard FileManager.default.fileExists(atPath: path) else { return }
        do { try FileManager.default.removeItem(atPath: path) } catch { Issue.record(error) }
    }

    private static func excerpt(of run: ProgramRun) -> String {
        "\(run.ending), \(run.errorLines.count) lines:\n"
            + run.errorLines.prefix(Self.shown).map { String($0.prefix(Self.width)) }.joined(separator: "\n")
    }
}

extension TemporaryFolder {
    /// Runs the program in it, with a compiler on its path and the modules that `verify` keeps.
    func runWithCompiler(_ words: [String]) async throws -> ProgramRun {
        try await run(words, environment: GeneratedPackage.environment, timeLimit: 600)
    }

    /// What the compiler says to the package in `out`: that callers, in files with this in their name, use what is
    /// deprecated, and everything else.
    func verifyCallers(in name: String = "/Caller") async throws -> (deprecations: [String], others: [String]) {
        let run = try await runWithCompiler(["verify", "out"])
        let messages = (run.outputText + run.errorText).split(separator: "\n").map(String.init)
            .filter { $0.contains("error:") || $0.contains("warning:") }
        let deprecations = messages.filter { $0.contains("deprecated") && $0.contains(name) }
        return (deprecations, messages.filter { !deprecations.contains($0) })
    }
}
