import Testing

@testable import WebliftCLI

@Suite("Changes as annotations of a workflow")
struct DiffGitHubTests {
    @Test("every line is one command, the most severe first")
    func lines() async throws {
        let lines = try await DiffRun.sample("--format", "github").outputText.split(separator: "\n").map(String.init)
        let commands = lines.map { String($0.dropFirst(2).prefix { $0 != " " }) }
        #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("::") })
        let order = ["error", "warning", "notice"]
        let ranks = commands.compactMap { order.firstIndex(of: $0) }
        #expect(ranks.count == lines.count && ranks == ranks.sorted())
    }

    @Test("no text ends a command or begins another one")
    func escaping() {
        #expect(WorkflowText.message("50 %\n::error::a, b") == "50 %25%0A::error::a, b")
        #expect(WorkflowText.message("::x::##[y]") == ": :x::# #[y]")
        #expect(WorkflowText.property("a:b,c%\r\n") == "a%3Ab%2Cc%25\u{FFFD}%0A")
    }
}
