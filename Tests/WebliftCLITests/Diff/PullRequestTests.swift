import Foundation
import TestSupport
import Testing

@Suite("The action that comments on a pull request", .keepsGoing)
struct PullRequestTests {
    private static let root = DiffRun.package

    /// Stands for `gh`: notes what it is asked, keeps the body of a comment, and answers with the number of a comment.
    private static let github = """
        #!/bin/sh
        echo "$*" >>"$ASKED"
        for word in "$@"; do
            case $word in
            body=@*) cp "${word#body=@}" "$ASKED.body" ;;
            --jq) [ -z "${FORMER:-}" ] || echo "$FORMER" ;;
            esac
        done
        exit "${REFUSES:-0}"
        """

    private struct Outcome {
        let run: ProgramRun
        let asked: [String]
        let comment: String?
        let summary: String
        let output: String
        /// The page that is uploaded.
        let page: String?
    }

    private static func step(_ settings: [String: String], in folder: TemporaryFolder) async throws -> Outcome {
        try folder.write(github, to: "bin/gh")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/gh"))
        for file in ["output", "summary", "asked"] { try folder.write("", to: file) }
        let usual = [
            "PATH": folder.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
            "RUNNER_TEMP": folder.path, "ASKED": folder.path("asked"), "WEBLIFT": BuiltProgram.path,
            "GITHUB_OUTPUT": folder.path("output"), "GITHUB_STEP_SUMMARY": folder.path("summary"),
            "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "acme/ui", "GITHUB_RUN_ID": "7",
            "OLD": root.appending(path: "specs/elevate/1.0").path,
            "NEW": root.appending(path: "specs/elevate/2.0").path,
            "PULL_REQUEST": "12", "FOLDER": ".",
        ]
        let run = try await BuiltProgram.run(
            [root.appending(path: "Scripts/pull-request.sh").path],
            in: folder.path,
            program: "/bin/sh",
            environment: usual.merging(settings) { $1 },
            timeLimit: 120
        )
        func text(_ file: String) -> String? { try? String(contentsOfFile: folder.path(file), encoding: .utf8) }
        let output = text("output") ?? ""
        return Outcome(
            run: run,
            asked: (text("asked") ?? "").split(separator: "\n").map(String.init),
            comment: text("asked.body"),
            summary: text("summary") ?? "",
            output: output,
            page: output.split(separator: "=").last.flatMap {
                try? String(contentsOfFile: $0.trimmingCharacters(in: .whitespacesAndNewlines), encoding: .utf8)
            }
        )
    }

    @Test("writes the report into a comment, the summary and a page, and fails where something breaks")
    func first() async throws {
        try await TemporaryFolder.with { folder in
            let outcome = try await Self.step([:], in: folder)
            #expect(outcome.run.ending == .exit(1), "\(outcome.run.errorText)")
            #expect(outcome.asked.count == 2)
            #expect(
                outcome.asked.last?.hasPrefix("api --silent -X POST repos/acme/ui/issues/12/comments -F body=@") == true
            )
            let comment = try #require(outcome.comment)
            #expect(comment.hasPrefix("<!-- weblift diff -->\n# Changes of elevate-sample from 1.0.0 to 2.0.0\n"))
            #expect(comment.hasSuffix(outcome.summary) && outcome.summary.contains("9 breaking changes"))
            #expect(comment.utf16.count < 65_536)
            #expect(outcome.page?.contains("<h1>Changes from 1.0.0 to 2.0.0</h1>") == true)
        }
    }

    @Test("writes the comment of a former run anew")
    func again() async throws {
        try await TemporaryFolder.with { folder in
            let outcome = try await Self.step(["FORMER": "345\n678"], in: folder)
            #expect(
                outcome.asked.last?.hasPrefix("api --silent -X PATCH repos/acme/ui/issues/comments/345 -F ") == true
            )
            #expect(outcome.asked.count == 2)
        }
    }

    @Test("takes the declared version and the bar from its inputs, and passes where these allow it")
    func settings() async throws {
        try await TemporaryFolder.with { folder in
            let allowed = try await Self.step(["DECLARED": "2.0.0"], in: folder)
            #expect(allowed.run.ending == .exit(0))
            let small = try await Self.step(["DECLARED": "1.1.0"], in: folder)
            #expect(small.run.ending == .exit(1))
            let never = try await Self.step(["FAIL_ON": "never"], in: folder)
            #expect(never.run.ending == .exit(0))
        }
    }

    @Test("without a pull request, or without being asked to, it writes no comment")
    func none() async throws {
        try await TemporaryFolder.with { folder in
            for settings in [["PULL_REQUEST": ""], ["COMMENT": "false"]] {
                let outcome = try await Self.step(settings, in: folder)
                #expect(outcome.asked == [] && outcome.run.ending == .exit(1))
                #expect(outcome.summary.contains("# Changes of elevate-sample"))
            }
        }
    }

    @Test("where it may not write, as of a fork, it warns, and ends as the comparison does")
    func refused() async throws {
        try await TemporaryFolder.with { folder in
            let outcome = try await Self.step(["REFUSES": "1", "DECLARED": "2.0.0"], in: folder)
            #expect(outcome.run.ending == .exit(0))
            #expect(outcome.run.outputText.contains("::warning::the comment can't be written"))
        }
    }

    @Test("what can't be compared fails with 2, and leaves the comment of before as it is")
    func unreadable() async throws {
        try await TemporaryFolder.with { folder in
            for settings in [["OLD": "absent"], ["OLD": "--config=x"], ["NEW": ""]] {
                let outcome = try await Self.step(settings, in: folder)
                #expect(outcome.run.ending == .exit(2), "\(settings)")
                #expect(outcome.asked == [] && outcome.comment == nil && outcome.summary.isEmpty)
            }
        }
    }

    @Test("has each of its inputs in the environment of the step, and none in a command")
    func action() throws {
        let text = try String(contentsOf: Self.root.appending(path: "action.yml"), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = try #require(lines.firstIndex(of: "inputs:"))
        let end = try #require(lines.firstIndex(of: "runs:"))
        let inputs = lines[start..<end].filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .map { $0.trimmingCharacters(in: [" ", ":"]) }
        #expect(inputs.count == 8)
        for input in inputs {
            #expect(lines[end...].contains { $0.hasSuffix(": ${{ inputs.\(input) }}") }, "\(input)")
        }
        // An expression in a command would be run as a part of it.
        for line in lines[end...] where line.contains("run:") { #expect(!line.contains("${{")) }
        let script = try String(contentsOf: Self.root.appending(path: "Scripts/pull-request.sh"), encoding: .utf8)
        for line in lines[end...] {
            guard let name = line.firstMatch(of: /^        ([A-Z_]+):/)?.1, name != "GH_TOKEN" else { continue }
            #expect(script.contains("$\(name)") || script.contains("${\(name):"), "\(name)")
        }
    }
}
