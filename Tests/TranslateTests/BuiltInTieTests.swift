import Core
import Testing
import WebModel

@testable import Translate

/// A tie of two rows that no user wrote is an error that no user can mend.
@Suite struct BuiltInTieTests {
    @Test("of all pairs of rows that one item can match, the matrix prefers one")
    func noTie() throws {
        let meeting = MeetingRules(index: RuleIndex(try BuiltInMatrix.matrix().rules))
        var met: Set<[Int]> = []
        var ties: Set<String> = []
        for (left, right) in meeting.pairs {
            for subject in meeting.subjects(left, right) {
                let rows = [left, right].map { meeting.index.rules[$0.candidate.rule].source.location.line }.sorted()
                met.insert(rows)
                if case .tie = meeting.index.winner(subject) {
                    ties.insert(
                        "\(rows): \(subject.item) of <\(subject.surface.tag)>, \(subject.type?.description ?? "-")"
                    )
                }
            }
        }
        #expect(ties.sorted() == [])
        // The search is worth something only if rows meet.
        #expect(met.count >= 20, "\(met.count)")
    }

    @Test(
        "the search finds each way in which two rows can tie",
        arguments: [
            ("Properties", "`open*`", "`*Label`"), ("Properties", "`a + b`", "`a + c`"),
            ("Properties", "`readonly a`", "`a + @b`"), ("Properties", "`a: string?`", "`a: string + #b`"),
            ("Events", "`@a*`", "`@*Change`"), ("Events", "`@qa-change + #b`", "`@qa-change + #c`"),
        ]
    )
    func search(section: String, first: String, second: String) {
        let read = ReadMatrix.table(section, ["| \(first) | `x()` | `same` | |", "| \(second) | `y()` | `same` | |"])
        let meeting = MeetingRules(index: RuleIndex(read.matrix.rules))
        let ties = meeting.pairs.flatMap(meeting.subjects).filter { subject in
            if case .tie = meeting.index.winner(subject) { true } else { false }
        }
        #expect(!ties.isEmpty, "\(read.ids)")
    }
}
