import Core
import Testing

@Suite("Diagnostics of one kind")
struct DiagnosticGroupTests {
    private func place(_ file: String, _ line: Int) -> SourceLocation {
        SourceLocation(file: SourcePath(file), line: line, column: 1)
    }

    private func group(_ diagnostics: [Diagnostic]) throws -> DiagnosticGroup {
        var bag = DiagnosticBag()
        for diagnostic in diagnostics { bag.add(diagnostic) }
        #expect(bag.groups.count == 1)
        return try #require(bag.groups.first)
    }

    private func warning(_ message: String, _ file: String, _ line: Int, suggestion: String? = nil) -> Diagnostic {
        Diagnostic(.warning, .manifestShape, message, at: place(file, line), suggestion: suggestion)
    }

    @Test("stand together by severity and id, the most serious first, with those that are not kept counted")
    func groups() {
        var bag = DiagnosticBag()
        for line in 1...DiagnosticBag.limit + 7 { bag.warning(.manifestShape, "w", at: place("a", line)) }
        bag.note(.manifestShape, "n", at: nil)
        bag.error(.jsonSyntax, "e", at: nil)
        #expect(bag.groups.map(\.severity) == [.error, .warning, .note])
        #expect(bag.groups.map(\.count) == [1, DiagnosticBag.limit + 7, 1])
        #expect(bag.groups[1].diagnostics.allSatisfy { $0.message == "w" }, "no line about what is not kept")
    }

    @Test("examples are those that say different things, whatever they quote and count")
    func wordings() throws {
        let many = (1...20).map { warning("`name-\($0)` has “\($0)” and \($0) more", "a", $0) }
        let group = try group(many + [warning("the field is no list", "a", 50), warning("it is empty", "a", 60)])
        #expect(group.examples(3).map(\.location?.line) == [1, 50, 60])
    }

    @Test("of those that say the same, examples come from different files")
    func files() throws {
        let group = try group((1...5).map { warning("`a\($0)`", "a", $0) } + [warning("`b`", "b", 1)])
        #expect(group.examples(2).map(\.location?.file) == [SourcePath("a"), SourcePath("b")])
    }

    @Test("of those that say the same in one file, one with a suggestion is an example")
    func suggestions() throws {
        let group = try group((1...5).map { warning("`a\($0)`", "a", $0, suggestion: $0 == 4 ? "do it" : nil) })
        #expect(group.examples(1).map(\.location?.line) == [4])
    }

    @Test("examples are in the order of printing, each once, and never more than there are")
    func bounds() throws {
        let group = try group((1...4).map { warning("`a\($0)`", "a", $0) })
        #expect(group.examples(3).map(\.location?.line) == [1, 2, 3])
        #expect(group.examples(9) == group.diagnostics)
        #expect(group.examples(0) == [])
    }
}
