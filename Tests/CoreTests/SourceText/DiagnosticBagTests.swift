import Core
import Testing

@Suite("Collected diagnostics, and those of one kind")
struct DiagnosticBagTests {
    private func place(_ file: String, _ line: Int, _ column: Int = 1) -> SourceLocation {
        SourceLocation(file: SourcePath(file), line: line, column: column)
    }

    /// All orders of a few diagnostics.
    private func permutations(_ items: [Diagnostic]) -> [[Diagnostic]] {
        guard let first = items.first else { return [[]] }
        return permutations(Array(items.dropFirst())).flatMap { rest in
            (0...rest.count).map { position in
                var order = rest
                order.insert(first, at: position)
                return order
            }
        }
    }

    private func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var bag = DiagnosticBag()
        for diagnostic in diagnostics { bag.add(diagnostic) }
        return bag.sorted
    }

    @Test("they are sorted by place, those without one first, then by id and message")
    func order() {
        let expected = [
            Diagnostic(.warning, .selectionEmpty, "no place", at: nil),
            Diagnostic(.error, .jsonSyntax, "z", at: place("a", 1)),
            Diagnostic(.note, .manifestShape, "a", at: place("a", 1)),
            Diagnostic(.note, .manifestShape, "b", at: place("a", 1)),
            Diagnostic(.error, .jsonSyntax, "a", at: place("a", 2, 9)),
            Diagnostic(.error, .jsonSyntax, "a", at: place("a", 10)),
            Diagnostic(.error, .jsonSyntax, "a", at: place("b", 1)),
        ]
        for rotation in expected.indices {
            #expect(sorted(Array(expected[rotation...] + expected[..<rotation])) == expected)
        }
        #expect(sorted(expected.reversed()) == expected)
    }

    @Test("each is kept once, in whatever order they came")
    func onceInAnyOrder() {
        let alike = [
            Diagnostic(.warning, .manifestShape, "m", at: place("a", 1), notes: [.init("first")]),
            Diagnostic(.warning, .manifestShape, "m", at: place("a", 1), notes: [.init("second", at: place("b", 2))]),
            Diagnostic(.warning, .manifestShape, "m", at: place("a", 1), notes: [.init("first")]),
            Diagnostic(.error, .manifestShape, "m", at: place("a", 1), notes: [.init("first")]),
            Diagnostic(.warning, .manifestShape, "m", at: place("a", 1), suggestion: "s"),
        ]
        let expected = sorted(alike)
        #expect(expected.count == 4)
        #expect(permutations(alike).allSatisfy { sorted($0) == expected })
    }

    @Test("counts and errors are told without the doubles")
    func counts() {
        var bag = DiagnosticBag()
        #expect(bag.isEmpty && !bag.hasErrors)
        bag.warning(.manifestShape, "w", at: nil)
        bag.warning(.manifestShape, "w", at: nil)
        bag.note(.inputSkipped, "n", at: nil)
        #expect(!bag.isEmpty && !bag.hasErrors)
        #expect([.warning, .note, .error].map(bag.count) == [1, 1, 0])
        bag.error(.jsonSyntax, "e", at: nil)
        #expect(bag.hasErrors)
    }

    @Test("they are counted by severity and id, also those that are not kept")
    func countsByKind() {
        var bag = DiagnosticBag()
        for line in 1...3 * DiagnosticBag.limit { bag.warning(.manifestShape, "w", at: place("a", line)) }
        bag.note(.manifestShape, "n", at: nil)
        bag.note(.manifestShape, "n", at: nil)
        bag.error(.jsonSyntax, "e", at: nil)
        bag.error(.inputEmpty, "e", at: nil)
        #expect(
            bag.groups.map { "\($0.severity) \($0.id.rawValue) \($0.count)" } == [
                "error input.empty 1", "error json.syntax 1",
                "warning manifest.shape \(3 * DiagnosticBag.limit)", "note manifest.shape 1",
            ]
        )
        #expect(bag.groups[2].diagnostics.allSatisfy { $0.message == "w" }, "no line about what is not kept")
    }

    @Test("one bag takes what another has")
    func contentsOfAnother() {
        var first = DiagnosticBag()
        first.note(.inputSkipped, "b", at: nil)
        var second = DiagnosticBag()
        second.note(.inputSkipped, "a", at: nil)
        first.add(contentsOf: second)
        #expect(first.sorted.map(\.message) == ["a", "b"])
    }

    @Test(
        "warnings whose id begins with the prefix become errors, and nothing else does",
        arguments: [
            ("", ["manifest.shape", "merge.conflict"]), ("manifest", ["manifest.shape"]),
            ("manifest.shape", ["manifest.shape"]), ("merge.", ["merge.conflict"]), ("input", []), ("m.", []),
        ]
    )
    func promotion(prefix: String, promoted: [String]) {
        var bag = DiagnosticBag()
        bag.warning(.manifestShape, "w", at: nil)
        bag.warning(.mergeConflict, "w", at: nil)
        bag.note(.inputSkipped, "n", at: nil)
        bag.promoteWarnings(withPrefix: prefix)
        #expect(bag.sorted.filter { $0.severity == .error }.map(\.id.rawValue) == promoted)
        #expect(bag.count(of: .note) == 1)
        #expect(bag.hasErrors == !promoted.isEmpty)
    }

    @Test("ids are dotted, lower-case and each registered once")
    func ids() {
        let ids = DiagnosticID.allCases.map(\.rawValue)
        #expect(Set(ids).count == ids.count)
        for id in ids {
            let parts = id.split(separator: ".", omittingEmptySubsequences: false)
            #expect(parts.count == 2 && parts.allSatisfy { !$0.isEmpty }, "\(id)")
            #expect(id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "." || $0 == "-") }, "\(id)")
        }
    }

    @Test("of one kind only so many are kept; the others are counted and not forgotten")
    func flood() throws {
        var bag = DiagnosticBag()
        let limit = DiagnosticBag.limit
        for line in 1...limit + 3 { bag.warning(.manifestShape, "w", at: place("a", line)) }
        bag.note(.inputSkipped, "another kind", at: place("b", 1))
        var other = DiagnosticBag()
        for line in 1...limit + 4 { other.warning(.manifestShape, "w", at: place("c", line)) }
        bag.add(contentsOf: other)

        let sorted = bag.sorted
        #expect(sorted.count == limit + 2)
        let summary = try #require(sorted.first { $0.message != "w" && $0.id == .manifestShape })
        #expect(summary.message.contains(" \(3 + limit + 4) more "))
        #expect(summary.location == place("a", limit + 1))
        #expect(summary.severity == .warning)
        #expect(sorted.contains { $0.message == "another kind" })

        bag.promoteWarnings(withPrefix: "manifest")
        #expect(bag.count(of: .error) == limit + 1)
        #expect(bag.count(of: .warning) == 0)
    }

    @Test("which of a flood are kept does not depend on the order in which they came")
    func floodInAnyOrder() {
        let flood = (1...2 * DiagnosticBag.limit + 7).map { line in
            Diagnostic(.warning, .manifestShape, "w", at: place("a", line))
        }
        let expected = sorted(flood)
        #expect(expected.count == DiagnosticBag.limit + 1)
        #expect(expected.map { $0.location?.line } == Array(1...DiagnosticBag.limit + 1))
        #expect(sorted(flood.reversed()) == expected)
        let halves = [0, 1].map { rest in flood.filter { ($0.location?.line ?? 0) % 2 == rest } }
        #expect(sorted(halves[0] + halves[1]) == expected)
        #expect(sorted(halves[1] + flood.prefix(9) + halves[0]) == expected)
    }

    // MARK: Diagnostics of one kind

    private func group(_ diagnostics: [Diagnostic]) throws -> DiagnosticGroup {
        var bag = DiagnosticBag()
        for diagnostic in diagnostics { bag.add(diagnostic) }
        #expect(bag.groups.count == 1)
        return try #require(bag.groups.first)
    }

    private func warning(_ message: String, _ file: String, _ line: Int, suggestion: String? = nil) -> Diagnostic {
        Diagnostic(.warning, .manifestShape, message, at: place(file, line), suggestion: suggestion)
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

extension DiagnosticBag {
    fileprivate func count(of severity: Severity) -> Int { sorted.count { $0.severity == severity } }
}
