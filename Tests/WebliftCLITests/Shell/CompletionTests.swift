import Foundation
import Testing

@testable import WebliftCLI

@Suite("What a shell offers while a person types")
struct CompletionTests {
    private let folder = TemporaryFolder()
    private let query = CompletionQuery(commands: Weblift.commands) { ["elvt-button", "elvt-tab"] + Self.hostile }

    /// One tag for each character that a shell or a terminal may read as anything else, and options of this program.
    private static let hostile: [String] = {
        let plain = "abcdefghijklmnopqrstuvwxyz0123456789-_."
        let scalars = (UInt32(0)...0x2100).compactMap { Unicode.Scalar($0) }
        let others = scalars.filter { !plain.unicodeScalars.contains($0) }
        return others.map { "elvt-\($0)a" } + ["--quiet", "-q", "..", ".git", "_a", "1-a", "evil$(rm)", ""]
    }()

    private func words(_ line: String...) -> [String] { query.answer(to: line).candidates.map(\.word) }

    @Test("every command and every option of each is offered, as --help names them")
    func everything() {
        #expect(words("") == Weblift.commands.map { $0.name })
        #expect(words("help", "") == Weblift.commands.map { $0.name })
        for command in Weblift.commands {
            #expect(words(command.name, "--") == command.allOptions.map { "--\($0.name)" }, "\(command.name)")
            for option in command.allOptions {
                switch option.value {
                case .choice(let choices), .choices(let choices):
                    #expect(words(command.name, "--\(option.name)", "") == choices)
                    #expect(words(command.name, "--\(option.name)", "=", "") == choices, "as bash splits it")
                    let attached = "--\(option.name)="
                    #expect(words(command.name, attached) == choices.map { attached + $0 })
                case .none: #expect(option.completion == nil)
                default: #expect(option.completion != nil)
                }
            }
        }
    }

    @Test("what has begun is completed")
    func beginnings() {
        #expect(words("ins") == ["inspect"])
        #expect(words("coverage", "--format", "j") == ["json"])
        #expect(words("generate", "--em") == ["--emit"])
        #expect(words("generate", "--emit", "swiftui,ui") == ["swiftui,uikit"])
        #expect(words("coverage", "--werror", "matrix.ti") == ["matrix.tie"])
        #expect(words("nonsense", "") == [])
    }

    @Test("tags are those of the library, behind commas too, and none that a shell could read as something else")
    func tags() {
        #expect(words("explain", "") == ["elvt-button", "elvt-tab"])
        #expect(words("inspect", "--only", "elvt-t") == ["elvt-tab"])
        #expect(words("inspect", "--only", "elvt-tab,elvt-b") == ["elvt-tab,elvt-button"])
    }

    @Test("files and folders are left to the shell")
    func files() {
        #expect(query.answer(to: ["inspect", ""]).files == .files)
        #expect(query.answer(to: ["generate", "--out", ""]).files == .folders)
        #expect(query.answer(to: ["generate", "-o", ""]).files == .folders)
        #expect(query.answer(to: ["coverage", "--config", ""]).files == .files)
        #expect(query.answer(to: ["coverage", "--quiet", ""]).files == .files, "an option without a value")
    }

    @Test("tags come from the inputs of the line, or from the project")
    func tagsOfProject() async throws {
        try folder.write(BadInputRun.good, to: "cem.json")
        try folder.write(#"{"inputs": ["cem.json"]}"#, to: "weblift.json")
        let run = try await folder.run(["__complete", "explain", ""])
        #expect(run.outputText == "g-ood\n" && run.error.isEmpty)
        let named = ["__complete", "inspect", "weblift:sample", "--only", "elvt-butt"]
        #expect(try await folder.run(named).outputText.hasPrefix("elvt-button\n"))
    }

    @Test("a configuration that is wrong offers nothing and says nothing")
    func broken() async throws {
        try folder.write("{", to: "weblift.json")
        let run = try await folder.run(["__complete", "explain", ""]).exits(0)
        #expect(run.output.isEmpty && run.error.isEmpty)
    }

    // MARK: Shells

    private static func program(_ name: String) -> String? {
        ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    @Test(
        "bash completes with the script",
        .enabled(if: program("bash") != nil, "needs bash"),
        arguments: [
            (["weblift", "cov"], "coverage\n"),
            (["weblift", "coverage", "--format", "=", "j"], "json\n"),
            (["weblift", "coverage", "--format", "="], "text\njson\nmarkdown\n"),
            (["weblift", "explain", ""], "g-ood\n"),
            // Quoted here, because nobody can be asked to.
            (["weblift", "inspect", "odd"], "odd\\ name.json\n"),
            (["weblift", "inspect", "$"], "\\$\\(touch\\ hacked\\).json\n"),
        ]
    )
    func bash(line: [String], expected: String) async throws {
        let bash = try #require(Self.program("bash"))
        try folder.write(BadInputRun.good, to: "odd name.json")
        try folder.write(BadInputRun.good, to: "$(touch hacked).json")
        try folder.write(#"{"inputs": ["odd name.json"]}"#, to: "weblift.json")
        let words = line.map { "'\($0)'" }.joined(separator: " ")
        let script = """
            PATH="$(dirname "$1"):$PATH"
            source <("$1" completions bash 2>/dev/null)
            COMP_WORDS=(\(words)); COMP_CWORD=\(line.count - 1)
            _weblift
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let run = try await folder.run(["-c", script, "bash", BuiltProgram.path], program: bash)
        #expect(run.outputText == expected, "\(run.errorText)")
        #expect(!folder.has("hacked"))
    }

    @Test("zsh offers what is offered", .enabled(if: program("zsh") != nil, "needs zsh"))
    func zsh() async throws {
        let zsh = try #require(Self.program("zsh"))
        // What stands for the function that only a shell in use has tells what it is given.
        let script = """
            compdef() { }
            compadd() { shift; print -rl -- "$@" }
            source <("$1" completions zsh 2>/dev/null)
            words=("$1" cove) CURRENT=2
            _weblift
            """
        let run = try await folder.run(["-fc", script, "zsh", BuiltProgram.path], program: zsh)
        #expect(run.outputText == "coverage\n", "\(run.errorText)")
    }

    @Test("fish offers what is offered", .enabled(if: program("fish") != nil, "needs fish"))
    func fish() async throws {
        let fish = try #require(Self.program("fish"))
        let script = """
            set -x PATH (dirname $argv[1]) $PATH
            $argv[1] completions fish 2>/dev/null | source
            complete -C 'weblift cove'
            """
        let run = try await folder.run(["-c", script, BuiltProgram.path], program: fish)
        #expect(run.outputText.hasPrefix("coverage\t"), "\(run.errorText)")
    }
}
