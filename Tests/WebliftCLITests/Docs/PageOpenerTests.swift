import Core
import Foundation
import Testing

@testable import WebliftCLI

@Suite("Opening the page that docs wrote")
struct PageOpenerTests {
    private let folder = TemporaryFolder()

    /// A program in place of the system's, which writes down what it is asked for.
    private func fake(_ exit: Int) throws {
        let path = "bin/\(Platform.opener)"
        try folder.writeProgram("#!/bin/sh\nprintf '%s' \"$1\" >'\(folder.path("asked"))'\nexit \(exit)\n", to: path)
    }

    @Test("the system's program gets the page as a path, whatever its folder is called")
    func opens() throws {
        try fake(0)
        var diagnostics = DiagnosticBag()
        PageOpener(searchPath: folder.path("bin")).open("-o/index.html", into: &diagnostics)
        #expect(diagnostics.sorted == [])
        #expect(try folder.text("asked") == "./-o/index.html")
    }

    @Test("a program that is missing or fails is told, and the page is there all the same")
    func fails() async throws {
        var diagnostics = DiagnosticBag()
        PageOpener(searchPath: folder.path("bin")).open("index.html", into: &diagnostics)
        #expect(diagnostics.sorted.map(\.id) == [.docsNotOpened])
        try fake(1)
        let run = try await folder.run(
            ["docs", "weblift:sample", "--format", "html", "--open", "--only", "badge"],
            environment: ["PATH": folder.path("bin")]
        )
        #expect(run.ending == .exit(0) && run.errorText.contains("[docs.not-opened]"), "\(run.errorText)")
        #expect(folder.has("out/Documentation/Site/index.html"))
    }

    @Test("only a site that is written can be opened")
    func formats() {
        for words in [["docs", "--open"], ["docs", "--open", "--format", "html", "--dry-run"]] {
            let run = ConsoleRun(words)
            #expect(run.exit == .usage && run.errorText.contains("--open"))
        }
    }
}
