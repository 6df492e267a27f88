import Testing
import WebModel

@testable import Translate

/// That many rules stay fast, with room for slow and busy machines.
@Suite struct RuleIndexScaleTests {
    private typealias Make = RuleFixture

    @Test func anItemDoesNotMeetRulesOfOtherNames() {
        let rules = (0..<6000).map { row in
            let name = "name\(row)"
            return Make.rule(
                Make.pattern(row % 3 == 0 ? name : row % 3 == 1 ? "\(name)*" : "*\(name)x"),
                below: row % 5 == 0 ? "elvt-\(name)" : "*",
                row: row
            )
        }
        let start = ContinuousClock.now
        let index = RuleIndex(rules)
        let subject = Make.subject("name4label", beside: [ItemReference(.event, "change")])
        for _ in 0..<500 {
            guard case .rule(let match) = index.winner(subject), match.rule.source.row == 4 else {
                return #expect(Bool(false), "row 4 must win")
            }
        }
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
