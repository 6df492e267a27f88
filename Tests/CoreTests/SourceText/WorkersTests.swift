import Core
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

@Suite struct WorkersTests {
    @Test(arguments: [0, 1, 2, 7, 1000])
    func resultsStandInTheOrderOfTheElementsWhoeverWasFirst(count: Int) {
        let elements = Array(0..<count)
        #expect(Workers.map(elements) { slow($0) } == elements.map { slow($0) })
    }

    @Test func theSecondPieceComesSecondAlsoWhenItIsDoneFirst() {
        let results = Workers.both({ slow(1_000_000) }, and: { "done" })
        #expect(results == (slow(1_000_000), "done"))
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
        #expect((first, second) == (1, "two"))
        #expect(diagnostics.sorted.map(\.message) == ["said before", "said by the first", "said by the second"])
    }

    @Test func workInsideOfWorkIsDone() {
        let sums = Workers.map([10, 20, 30]) { count in
            Workers.map(Array(0..<count)) { $0 * 2 }.reduce(0, +)
        }
        #expect(sums == [90, 380, 870])
    }

    @Test("however deep work is inside of work, all threads that do it are no more than the cores")
    func threads() {
        @Sendable func threads(_ depth: Int) -> Set<UInt> {
            #if canImport(Darwin)
            let own: Set<UInt> = [UInt(bitPattern: pthread_self())]
            #else
            let own: Set<UInt> = [UInt(pthread_self())]
            #endif
            guard depth > 0 else { return slow(2000) < 0 ? [] : own }
            return Workers.map(Array(0..<6)) { _ in threads(depth - 1) }.reduce(own) { $0.union($1) }
        }
        #expect(threads(4).count <= max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }

    @Test("what waits for a piece takes part in what is inside of it, and all comes to its place")
    func unevenPieces() {
        let expected = (0..<40).map { outer in outer % 7 == 0 ? (0..<50).map { slow($0 * 40) } : [slow(outer)] }
        for _ in 0..<Loop.rounds(20) {
            let results = Workers.map(Array(0..<40)) { outer in
                outer % 7 == 0 ? Workers.map(Array(0..<50)) { slow($0 * 40) } : [slow(outer)]
            }
            #expect(results == expected)
        }
    }

    /// Takes longer the larger the number is.
    private func slow(_ number: Int) -> Int {
        var result = number
        for step in 0..<number { result = (result &* 31 &+ step) % 65_537 }
        return result
    }
}
