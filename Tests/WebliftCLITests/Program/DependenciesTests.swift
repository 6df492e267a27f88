import Foundation
import TestSupport
import Testing

@Suite("Scripts/dependencies.sh")
struct DependenciesTests {
    private let folder = TemporaryFolder()

    /// A system with the programs that the script calls, and with nothing else on its path. `apt-get` writes down what it is
    /// asked for, and has no package of some names.
    private func run(missing: String) async throws -> (run: ProgramRun, asked: [Substring]) {
        func program(_ name: String, _ lines: String...) throws {
            try folder.writeProgram((["#!/bin/sh"] + lines).map { $0 + "\n" }.joined(), to: "bin/\(name)")
        }
        try folder.makeFolder("bin")
        for name in ["sed", "head", "env"] { try folder.link("bin/\(name)", to: "/usr/bin/\(name)") }
        try folder.write("", to: "include/cmark-gfm-core-extensions.h")
        try program("swift", "echo 'Swift version 6.0'")
        try program("id", "echo 0")
        try program("pkg-config", "echo '\(folder.path("include"))'")
        let refusal = "case \"$*\" in *\(missing)*) exit 100;; esac"
        try program("apt-get", "echo \"$*\" >> '\(folder.path("asked"))'", refusal)
        let script = Shared.project.appending(path: "Scripts/dependencies.sh").path
        let environment = ["PATH": folder.path("bin")]
        let run = try await folder.run([script, "tests"], program: "/bin/sh", environment: environment)
        return (run, try folder.text("asked").split(separator: "\n"))
    }

    @Test("installs what tests need, each by itself, and goes on where a package does not exist")
    func testsNeed() async throws {
        let (run, asked) = try await run(missing: "chromium")
        #expect(run.ending == .exit(0), "\(run.errorText)")
        let installed = asked.filter { $0.hasPrefix("install") }
        let names = installed.compactMap { $0.split(separator: " ").last.map(String.init) }
        #expect(names.sorted() == ["chromium", "jq", "tidy"])
        #expect(run.errorText.contains("chromium can't be installed; the tests that need it are skipped"))
        #expect(!run.errorText.contains("tidy can't be installed"))
    }

    @Test("the lists of packages may be out of reach as well")
    func offline() async throws {
        let (run, _) = try await run(missing: "q")
        #expect(run.ending == .exit(0), "\(run.errorText)")
    }

    @Test("the continuous integration asks for what tests need, before it tests")
    func integration() throws {
        let script = try String(contentsOf: Shared.project.appending(path: ".ci/run"), encoding: .utf8)
        let lines = script.split(separator: "\n")
        let asks = try #require(lines.firstIndex(of: "Scripts/dependencies.sh tests"))
        let tests = try #require(lines.firstIndex(of: "exec make test"))
        #expect(asks < tests)
    }
}
