import Foundation
import TestSupport
import Testing

@Suite("The DocC catalog")
struct DocCTests {
    private let folder = TemporaryFolder()

    /// Beside `swift`, wherever that is.
    private static let docc = Task { () -> String? in
        let run = try? await BuiltProgram.run(
            ["-c", "f=$(dirname \"$(readlink -f \"$(command -v swift)\")\")/docc; test -x \"$f\" && echo \"$f\""],
            in: "/",
            program: "/bin/sh",
            environment: ProcessInfo.processInfo.environment
        )
        return run?.outputText.split(separator: "\n").first.map(String.init)
    }

    @Test(
        "is converted without a warning, with hostile names and descriptions too",
        .enabled("docc is not in the toolchain") { await docc.value != nil },
        arguments: [false, true]
    )
    func converts(isHostile: Bool) async throws {
        try folder.write(Array(try HostileManifest.data()), to: "custom-elements.json")
        try await expectConverted(isHostile ? ["custom-elements.json"] : [])
    }

    @Test(
        "so is that of each manifest of the corpus",
        // DocC is a compiler, of documentation, and this starts it two dozen times.
        .startsCompiler,
        .needs("corpus"),
        .enabled("docc is not in the toolchain") { await docc.value != nil },
        arguments: Loop.libraries
    )
    func converts(manifest: String) async throws { try await expectConverted([Shared.file(manifest).path]) }

    private func expectConverted(_ inputs: [String]) async throws {
        let run = try await DocsRun(inputs, format: "docc", in: folder)
        let start = "Sources/"
        let path = try #require(run.files.keys.first { $0.hasPrefix(start) && $0.contains(".docc/") })
        let module = String(path.dropFirst(start.count).prefix { $0 != "/" })
        let articles = run.pages(in: "Sources/\(module)/\(module).docc/Components/", ending: "Translation.md")
        #expect(articles.count == run.components.count)
        let catalog = "written/Sources/\(module)/\(module).docc"
        let converted = try await folder.run(
            ["convert", catalog, "--output-path", "converted", "--warnings-as-errors"],
            program: try #require(await Self.docc.value),
            environment: ProcessInfo.processInfo.environment,
            timeLimit: 120
        )
        #expect(converted.ending == .exit(0), "\(converted.errorText.prefix(2000))")
        #expect(!converted.errorText.contains("warning"), "\(converted.errorText.prefix(2000))")
        let data = folder.path("converted/data/documentation/\(module.lowercased())")
        let pages = try FileManager.default.contentsOfDirectory(atPath: data).filter { $0.hasSuffix(".json") }
        #expect(pages.count == run.components.count + 2)
    }
}
