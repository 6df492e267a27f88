import Core
import TestSupport
import Testing

@testable import Tokens

@Suite("Circles, long chains and growing values")
struct CycleTests {
    private func reference(_ number: Int, to target: Int) -> TokenDeclaration {
        let place = SourceLocation(file: SourcePath("tokens.css"), line: number + 1, column: 1)
        let part = ValuePart(.reference(TokenName("t\(target)"), fallback: nil), at: place)
        return TokenDeclaration(name: TokenName("t\(number)"), content: .parts([part]), at: place)
    }

    @Test("A circle is told once, with the whole chain, and none of it or behind it has a value")
    func cycle() {
        let sample = GraphSample("b: var(c)\nc: var(a)\na: var(b)\nd: var(a)\ne: calc(var(d))")
        #expect(["a", "b", "c", "d", "e"].allSatisfy { sample.value($0) == nil })
        #expect(sample.reports == ["tokens.css:3 warning tokens.cycle", "tokens.css:4 note tokens.broken-target"])
        #expect(sample.diagnostics[0].message.hasSuffix(": `a` → `b` → `c` → `a`"))
        #expect(sample.diagnostics[0].notes.map(\.location?.line) == [1, 2])
    }

    @Test("A token that refers to itself is a circle")
    func loop() {
        let sample = GraphSample("a: var(a)\nb: calc(var(b))")
        #expect(sample.reports == ["tokens.css:1 warning tokens.cycle", "tokens.css:2 warning tokens.cycle"])
    }

    @Test("A circle in dark alone leaves light its value")
    func darkCycle() {
        let sample = GraphSample("a: 1px\ndark a: var(b)\nb: var(a)")
        #expect(sample.inBoth("b") == [.length(1), nil])
        #expect(sample.diagnostics.count == 1)
        #expect(sample.diagnostics[0].message.contains("in dark"))
    }

    @Test("Two circles are told each")
    func twoCycles() {
        let sample = GraphSample("a: var(b)\nb: var(a)\nc: var(d)\nd: var(c)")
        #expect(sample.reports == ["tokens.css:1 warning tokens.cycle", "tokens.css:3 warning tokens.cycle"])
    }

    @Test("A circle of thousands of tokens is told in short")
    func longCycle() {
        let count = Loop.size(100_000)
        let sample = GraphSample((0..<count).map { reference($0, to: ($0 + 1) % count) })
        #expect(sample.diagnostics.count == 1)
        #expect(sample.diagnostics[0].message.contains("\(count - 12) more"))
        #expect(sample.value("t\(count - 10)") == nil)
    }

    @Test("A chain of thousands of tokens has the value of its end")
    func longChain() {
        let count = Loop.size(100_000)
        let end = TokenSheet("t\(count): #fff").declarations
        let sample = GraphSample((0..<count).map { reference($0, to: $0 + 1) } + end)
        #expect(sample.value("t0") == .hex(0xFFFFFF))
        #expect(sample.chain("t0")?.count == count + 1)
        #expect(sample.reports.isEmpty)
    }

    @Test("A target that many share is followed once and fine")
    func diamond() {
        let sample = GraphSample("a: var(b) var(c)\nb: var(d)\nc: var(d)\nd: 1px")
        #expect(sample.value("a") == .list([.length(1), .length(1)]))
        #expect(sample.reports.isEmpty)
    }

    @Test("Tokens that double each other end with a warning, and not with the memory")
    func billionLaughs() {
        let text = (0..<60).map { "t\($0): var(t\($0 + 1)) var(t\($0 + 1))" }.joined(separator: "\n") + "\nt60: 1px"
        let sample = GraphSample(text)
        #expect(sample.value("t0") == nil)
        #expect(sample.value("t50") != nil)
        #expect(sample.reports == ["tokens.css:1 note tokens.broken-target", "tokens.css:48 warning tokens.expansion"])
        #expect(sample.diagnostics[0].message == "`t0` and 46 other tokens have no value, as `t47` has none")
    }

    @Test("Tokens that nest each other end with a warning, and not with the stack")
    func deepNesting() {
        let text = (0..<10_000).map { "t\($0): calc(var(t\($0 + 1)))" }.joined(separator: "\n") + "\nt10000: 1px"
        let sample = GraphSample(text)
        #expect(sample.value("t0") == nil)
        #expect(sample.reports.contains { $0.hasSuffix("warning tokens.expansion") })
    }

    @Test("A circle with 2,000 ways back ends soon")
    func manyWaysBack() {
        let count = 2_000
        let text = (0..<count).map { "t\($0): var(t0) var(t\(($0 + 1) % count))" }.joined(separator: "\n")
        let sample = GraphSample(text)
        #expect(sample.diagnostics.allSatisfy { $0.id == .tokensCycle || $0.id == .tokensBrokenTarget })
        #expect(sample.value("t5") == nil)
    }

    @Test("The same declarations give the same words, in any order of the files")
    func deterministic() {
        let one = TokenSheet("a: var(b)\nb: var(a)\nfillPrimary: 1px", file: "one.css")
        let two = TokenSheet("fill-primary: var(gone)\nc: var(fillprimary)", file: "two.css")
        #expect(GraphSample([one, two]).diagnostics == GraphSample([two, one]).diagnostics)
    }
}
