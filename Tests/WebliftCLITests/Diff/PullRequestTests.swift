import Foundation
import TestSupport
import Testing

/// Evaluates the queries, as `gh` itself does.
private let hasJQ = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/jq") }

@Suite("The action that comments on a pull request", .keepsGoing, .enabled(if: hasJQ, "needs jq"))
struct PullRequestTests {
    private let folder = TemporaryFolder()

    /// Stands for `gh`: notes what it is asked, keeps the body of a comment, and answers for a repository that has the comments in
    /// `COMMENTS`. `REFUSES` names the methods that it refuses, and what it prints is hostile.
    private static let github = """
        #!/bin/sh
        echo "$*" >>"$ASKED"
        echo "::add-mask::said by gh" >&2
        method=GET query=.
        while [ $# -gt 0 ]; do
            case $1 in
            -X) method=$2 ;;
            --jq) query=$2 ;;
            body=@*) cp "${1#body=@}" "$ASKED.body" ;;
            graphql) method=WHO ;;
            esac
            shift
        done
        case " ${REFUSES:-} " in *" $method "*) exit 1 ;; esac
        case $method in
        WHO) printf '{"data": {"viewer": {"login": "github-actions[bot]"}}}' | jq -r "$query" ;;
        GET) printf '%s' "${COMMENTS:-[]}" | jq -r "$query" ;;
        esac
        """

    private struct Outcome {
        let run: ProgramRun
        let asked: [String]
        let comment: String?
        let summary: String
        /// The page that is uploaded.
        let page: String?
    }

    private func step(_ settings: [String: String]) async throws -> Outcome {
        try folder.writeProgram(Self.github, to: "bin/gh")
        for file in ["output", "summary", "asked"] { try folder.write("", to: file) }
        let usual = [
            "PATH": folder.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
            "RUNNER_TEMP": folder.path, "ASKED": folder.path("asked"), "WEBLIFT": BuiltProgram.path,
            "GITHUB_OUTPUT": folder.path("output"), "GITHUB_STEP_SUMMARY": folder.path("summary"),
            "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "acme/ui", "GITHUB_RUN_ID": "7",
            "OLD": Shared.project.appending(path: "specs/elevate/1.0").path,
            "NEW": Shared.project.appending(path: "specs/elevate/2.0").path,
            "PULL_REQUEST": "12", "FOLDER": ".",
        ]
        let run = try await folder.run(
            [Shared.project.appending(path: "Scripts/pull-request.sh").path],
            program: "/bin/sh",
            environment: usual.merging(settings) { $1 },
            timeLimit: 120
        )
        func text(_ file: String) -> String? { try? folder.text(file) }
        let page = text("output")?.split(separator: "=").last?.trimmingCharacters(in: .whitespacesAndNewlines)
        return Outcome(
            run: run,
            asked: (text("asked") ?? "").split(separator: "\n").map(String.init),
            comment: text("asked.body"),
            summary: text("summary") ?? "",
            page: page.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        )
    }

    @Test("writes the report into a comment, the summary and a page, and fails where something breaks")
    func first() async throws {
        let outcome = try await step([:])
        #expect(outcome.run.ending == .exit(1) && outcome.asked.count == 3, "\(outcome.run.errorText)")
        let call = "api --silent -X POST repos/acme/ui/issues/12/comments -F body=@"
        #expect(outcome.asked.last?.hasPrefix(call) == true)
        let comment = try #require(outcome.comment)
        #expect(comment.hasPrefix("<!-- weblift diff -->\n# Changes of elevate-sample from 1.0.0 to 2.0.0\n"))
        #expect(comment.hasSuffix(outcome.summary) && outcome.summary.contains("9 breaking changes"))
        #expect(comment.utf16.count < 65_536)
        #expect(outcome.page?.contains("<h1>Changes from 1.0.0 to 2.0.0</h1>") == true)
    }

    private static func comments(_ comments: [(id: Int, login: String, body: String)]) throws -> String {
        let objects = comments.map { ["id": $0.id, "user": ["login": $0.login], "body": $0.body] as [String: Any] }
        return String(decoding: try JSONSerialization.data(withJSONObject: objects), as: UTF8.self)
    }

    private static let marker = "<!-- weblift diff -->"

    /// Comments of others, who write the marker first, or nearly the name.
    private static let foreign = [
        (id: 1, login: "mallory", body: "\(marker)\nAll is well."), (id: 2, login: "github-actions", body: marker),
        (id: 3, login: "github-actions[bot]", body: "Somebody wrote:\n\(marker)"),
    ]

    @Test("writes its own comment of a former run anew, whoever has written the marker before")
    func again() async throws {
        let own = [
            (id: 345, login: "github-actions[bot]", body: "\(Self.marker)\n# Old"),
            (id: 678, login: "x[bot]", body: ""),
        ]
        let outcome = try await step(["COMMENTS": Self.comments(Self.foreign + own)])
        #expect(outcome.asked.last?.hasPrefix("api --silent -X PATCH repos/acme/ui/issues/comments/345 -F ") == true)
        #expect(outcome.asked.count == 3)
    }

    @Test(
        "writes a new comment where none is its own, or the own one may not be written anew",
        arguments: ["", "PATCH", "WHO", "GET"]
    )
    func anew(refused: String) async throws {
        let own = refused.isEmpty ? [] : [(id: 345, login: "github-actions[bot]", body: Self.marker)]
        let outcome = try await step(["COMMENTS": Self.comments(Self.foreign + own), "REFUSES": refused])
        #expect(outcome.asked.last?.contains(" POST repos/acme/ui/issues/12/comments ") == true)
        #expect(outcome.comment?.hasPrefix("\(Self.marker)\n# Changes") == true)
        #expect(Self.carriedOut(outcome) == [])
    }

    // MARK: The log

    /// The commands that a runner carries out: none between the one that stops them and the word that it names.
    private static func carriedOut(_ outcome: Outcome) -> [String] {
        var word: String?
        var found: [String] = []
        for line in outcome.run.outputText.split(separator: "\n").map(String.init) {
            if let open = word {
                if line == "::\(open)::" { word = nil }
            } else if line.hasPrefix("::stop-commands::") {
                word = String(line.dropFirst("::stop-commands::".count))
                #expect(word?.count == 40)
            } else {
                found += RunnerLog.commands(in: line)
            }
        }
        return found
    }

    @Test("nothing that a program prints is a command, and the word that ends this is another in each run")
    func stopped() async throws {
        let program = "#!/bin/sh\necho '::add-mask::a'\necho '##[set-output name=page]b' >&2\nexit 1\n"
        try folder.writeProgram(program, to: "hostile")
        var words: Set<Substring> = []
        for _ in 0..<2 {
            let outcome = try await step(["WEBLIFT": folder.path("hostile")])
            #expect(outcome.run.ending == .exit(1))
            #expect(outcome.run.outputText.contains("add-mask") && outcome.run.error.isEmpty)
            #expect(Self.carriedOut(outcome) == [])
            words.insert(outcome.run.outputText.prefix { $0 != "\n" })
        }
        #expect(words.count == 2)
    }

    @Test("an input in a message is neither a line nor a command of its own")
    func message() async throws {
        for setting in ["OLD", "NEW", "DECLARED", "FAIL_ON"] {
            let outcome = try await step([setting: "-a%0Ab\n::add-mask::c\r##[group]d%"])
            #expect(outcome.run.ending == .exit(2))
            let message = "an input of this action can't be “-a%250Ab%0A::add-mask::c%0D##[group]d%25”"
            #expect(Self.carriedOut(outcome) == ["::error::\(message)"])
        }
    }

    @Test("takes the declared version and the bar from its inputs, and passes where these allow it")
    func settings() async throws {
        for (settings, code) in [
            (["DECLARED": "2.0.0"], Int32(0)), (["DECLARED": "1.1.0"], 1), (["FAIL_ON": "never"], 0),
        ] { try await step(settings).run.exits(code, "\(settings)") }
    }

    @Test("without a pull request, or without being asked to, it writes no comment")
    func none() async throws {
        for settings in [["PULL_REQUEST": ""], ["COMMENT": "false"]] {
            let outcome = try await step(settings)
            #expect(outcome.asked == [] && outcome.run.ending == .exit(1))
            #expect(outcome.summary.contains("# Changes of elevate-sample"))
        }
    }

    @Test("where it may not write, as of a fork, it warns, and ends as the comparison does")
    func refused() async throws {
        let outcome = try await step(["REFUSES": "WHO GET PATCH POST", "DECLARED": "2.0.0"])
        #expect(outcome.run.ending == .exit(0))
        let warning = "::warning::the comment can't be written; the summary of the job has the report"
        #expect(Self.carriedOut(outcome) == [warning])
    }

    @Test("what can't be compared fails with 2, and leaves the comment of before as it is")
    func unreadable() async throws {
        for settings in [["OLD": "absent"], ["OLD": "--config=x"], ["NEW": ""]] {
            let outcome = try await step(settings)
            #expect(outcome.run.ending == .exit(2), "\(settings)")
            #expect(outcome.asked == [] && outcome.comment == nil && outcome.summary.isEmpty)
        }
    }

    @Test("has each of its inputs in the environment of the step, and none in a command")
    func action() throws {
        let text = try String(contentsOf: Shared.project.appending(path: "action.yml"), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = try #require(lines.firstIndex(of: "inputs:"))
        let end = try #require(lines.firstIndex(of: "runs:"))
        let inputs = lines[start..<end].filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .map { $0.trimmingCharacters(in: [" ", ":"]) }
        #expect(inputs.count == 8)
        for input in inputs { #expect(lines[end...].contains { $0.hasSuffix(": ${{ inputs.\(input) }}") }, "\(input)") }
        // An expression in a command would be run as a part of it.
        for line in lines[end...] where line.contains("run:") { #expect(!line.contains("${{")) }
        let script = try String(contentsOf: Shared.project.appending(path: "Scripts/pull-request.sh"), encoding: .utf8)
        for line in lines[end...] {
            guard let name = line.firstMatch(of: /^        ([A-Z_]+):/)?.1, name != "GH_TOKEN" else { continue }
            #expect(script.contains("$\(name)") || script.contains("${\(name):"), "\(name)")
        }
    }
}
