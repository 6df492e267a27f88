import SourceText
import Testing

@Suite struct WorkersTests {
    @Test(arguments: [0, 1, 2, 7, 1000])
    func resultsStandInTheOrderOfTheElementsWhoeverWasFirst(count: Int) {
        let elements = Array(0..<count)
        #expect(Workers.map(elements) { slow($0) } == elements.map { slow($0) })
    }

    @Test func theSecondPieceComesSecondAlsoWhenItIsDoneFirst() {
        let (first, second) = Workers.both {
            slow(1_000_000)
        } and: {
            "done"
        }
        #expect(first == slow(1_000_000))
        #expect(second == "done")
    }

    @Test func bothStagesSayWhatTheyHaveToSay() {
        var diagnostics = DiagnosticBag()
        diagnostics.note(.inputNotUTF8, "said before", at: nil)
        let (first, second) = Workers.both(into: &diagnostics) { diagnostics in
            diagnostics.note(.inputNotUTF8, "said by the first", at: nil)
            return 1
        } and: { diagnostics in
            diagnostics.note(.inputNotUTF8, "said by the second", at: nil)
            return "two"
        }
        #expect(first == 1)
        #expect(second == "two")
        #expect(
            diagnostics.sorted.map(\.message).sorted() == ["said before", "said by the first", "said by the second"]
        )
    }

    @Test func workInsideOfWorkIsDone() {
        let sums = Workers.map([10, 20, 30]) { count in
            Workers.map(Array(0..<count)) { $0 * 2 }.reduce(0, +)
        }
        #expect(sums == [90, 380, 870])
    }

    /// Takes longer the larger the number is.
    private func slow(_ number: Int) -> Int {
        var result = number
        for step in 0..<number { result = (result &* 31 &+ step) % 65_537 }
        return result
    }
}
