import Core
import TestSupport
import Testing

@testable import Tokens

@Suite("References between tokens")
struct ReferenceTests {
    @Test("A value is a reference where it is nothing but one")
    func whole() {
        let contents = TokenSheet("a: var(fill)\nb: var(fill), var(fill)").declarations.map(\.content)
        #expect(contents.map(\.reference) == [TokenName("fill"), nil])
        guard case .parts(let parts) = contents[0] else { return #expect(Bool(false)) }
        #expect(TokenContent.record([TokenContent.Field(name: "color", parts: parts)]).reference == nil)
    }

    @Test("A chain goes to the token that has the value")
    func chain() {
        let sample = GraphSample("a: var(b)\nb: var(c)\nc: #ff0000")
        #expect(sample.chain("a") == ["a", "b", "c"])
        #expect(sample.value("a") == .hex(0xFF0000))
        #expect(sample.reports.isEmpty)
    }

    @Test("A token follows its alias into the dark")
    func adaptive() throws {
        let sample = GraphSample("a: var(b)\nb: var(white)\ndark b: var(black)\nwhite: #fff\nblack: #000")
        #expect(sample.inBoth("a") == [.hex(0xFFFFFF), .hex(0x000000)])
        #expect(sample.chain("a", .dark) == ["a", "b", "black"])
        #expect(try #require(sample.token("a")).isSameInBoth)
        #expect(sample.graph.isAdaptive(TokenName("a")))
        #expect(!sample.graph.isAdaptive(TokenName("white")))
    }

    @Test("What stands inside of functions and lists is replaced, per appearance")
    func substitution() {
        let sample = GraphSample("a: var(x) var(y)\nx: 1px\ndark x: 2px\ny: 3px var(x)")
        #expect(sample.value("a", .light) == .list([.length(1), .length(3), .length(1)]))
        #expect(sample.value("a", .dark) == .list([.length(2), .length(3), .length(2)]))
        #expect(sample.chain("a") == ["a"])
    }

    @Test("Another spelling of a name is found, and told")
    func spelling() {
        let sample = GraphSample("a: var(fillPrimary500)\nfill-primary-500: 1px")
        #expect(sample.chain("a") == ["a", "fill-primary-500"])
        #expect(sample.value("a") == .length(1))
        #expect(sample.reports == ["tokens.css:1 note tokens.spelling"])
        #expect(sample.diagnostics[0].message.contains("`fillPrimary500`"))
        #expect(sample.diagnostics[0].message.contains("`fill-primary-500`"))
    }

    @Test(
        "The exact name goes before another spelling of it",
        arguments: ["fillPrimary", "fill-primary", "fill_primary"]
    )
    func exactName(name: String) {
        let sample = GraphSample("a: var(\(name))\nfillPrimary: 1px\nfill-primary: 1px\nfill_primary: 1px")
        #expect(sample.chain("a") == ["a", name])
    }

    @Test("Numbers that differ are not taken for spellings of each other")
    func numbers() {
        let sample = GraphSample("a: var(space-15)\nspace-1-5: 6px")
        #expect(sample.value("a") == nil)
        #expect(sample.reports == ["tokens.css:1 warning tokens.unresolved"])
    }

    @Test("One name declared in two spellings stays two tokens, which is told")
    func declaredTwice() {
        let sample = GraphSample("fill-primary: 1px\nfillPrimary: 2px")
        #expect(sample.graph.tokens.map(\.name.text) == ["fill-primary", "fillPrimary"])
        #expect(sample.reports == ["tokens.css:2 warning tokens.spelling"])
    }

    @Test("A missing target is told with the name that was probably meant, and no value")
    func missing() {
        let sample = GraphSample("a: var(fil-primary)\nfill-primary: 1px\nb: var(a)")
        #expect(sample.value("a") == nil)
        #expect(sample.value("b") == nil)
        #expect(sample.reports == ["tokens.css:1 warning tokens.unresolved", "tokens.css:3 note tokens.broken-target"])
        #expect(sample.diagnostics[0].suggestion == "did you mean fill-primary?")
    }

    @Test("A fallback is used where the target is missing, with a warning")
    func fallback() {
        let sample = GraphSample("a: var(gone, 1px)\nb: var(gone, var(c))\nc: 2px")
        #expect(sample.value("a") == .length(1))
        #expect(sample.chain("b") == ["b", "c"])
        #expect(sample.value("b") == .length(2))
        #expect(sample.reports == ["tokens.css:1 warning tokens.unresolved", "tokens.css:2 warning tokens.unresolved"])
    }

    @Test("A target without a value in this appearance is told, or its fallback is used")
    func oneMode() {
        let sample = GraphSample("dark a: 1px\nb: var(a)\nc: var(a, 2px)")
        #expect(sample.inBoth("b") == [nil, .length(1)])
        #expect(sample.inBoth("c") == [.length(2), .length(1)])
        #expect(sample.reports.contains("tokens.css:2 warning tokens.unresolved"))
        #expect(sample.reports.contains("tokens.css:3 warning tokens.unresolved"))
    }

    @Test("What is not understood is told at its place and has no value")
    func notUnderstood() {
        let sample = GraphSample("a: #ggg\nb: var(a)")
        #expect(sample.value("b") == nil)
        #expect(sample.reports == ["tokens.css:1 warning tokens.value", "tokens.css:2 note tokens.broken-target"])
    }

    @Test(
        "Whatever has no value because of another one is told with that, each once, in whichever appearances it is so"
    )
    func behind() {
        let text = "a: #ggg\nb: var(a)\nc: calc(var(b) * 2)\nd: 1px var(c)\ne: 1px\ndark e: var(d)\nf: 2px"
        let sample = GraphSample(text)
        let report = sample.diagnostics.first { $0.id == .tokensBrokenTarget }
        #expect(report?.message == "`b` and 3 other tokens have no value, as `a` has none")
        #expect(report?.location?.line == 2)
        #expect(report?.notes.map(\.location?.line) == [3, 4, 5])
        #expect(sample.diagnostics.filter { $0.id == .tokensBrokenTarget }.count == 1)
    }

    @Test("What is declared as something is read as that, also behind a reference")
    func types() {
        let sample = GraphSample("fontWeight a: var(b)\nb: 700\nc: var(a)")
        #expect(sample.value("a") == .fontWeight(700))
        #expect(sample.value("b") == .number(700))
        #expect(sample.value("c") == .fontWeight(700))
    }

    @Test("Named values follow their references one by one")
    func records() throws {
        let sheet = TokenSheet("width: 1px\ncolor: #000\ndark color: #fff\nx: var(width)\ny: var(color)")
        let fields = sheet.declarations.suffix(2).compactMap { declaration -> TokenContent.Field? in
            guard case .parts(let parts) = declaration.content else { return nil }
            return TokenContent.Field(name: declaration.name.text == "x" ? "width" : "color", parts: parts)
        }
        let border = TokenDeclaration(
            name: TokenName("border"),
            content: .record(fields.reversed()),
            type: .border,
            at: sheet.declarations[0].location
        )
        let sample = GraphSample(sheet.declarations + [border])
        let expected: (TokenValue) -> TokenValue = {
            .record([.init(name: "color", value: $0), .init(name: "width", value: .length(1))])
        }
        #expect(sample.inBoth("border") == [expected(.hex(0x000000)), expected(.hex(0xFFFFFF))])
    }

    // MARK: Circles, long chains and growing values

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

    @Test("A circle in dark alone leaves light its value")
    func darkCycle() {
        let sample = GraphSample("a: 1px\ndark a: var(b)\nb: var(a)")
        #expect(sample.inBoth("b") == [.length(1), nil])
        #expect(sample.diagnostics.count == 1)
        #expect(sample.diagnostics[0].message.contains("in dark"))
    }

    @Test(
        "Circles are told each, also that of a token that refers to itself",
        arguments: [
            ("a: var(a)\nb: calc(var(b))", [1, 2]), ("a: var(b)\nb: var(a)\nc: var(d)\nd: var(c)", [1, 3]),
        ]
    )
    func circles(text: String, lines: [Int]) {
        #expect(GraphSample(text).reports == lines.map { "tokens.css:\($0) warning tokens.cycle" })
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

    // MARK: Fallbacks that differ from what they stand in for

    @Test("A fallback that is right is nothing to speak of")
    func right() { #expect(GraphSample("a: var(b, #fff)\nb: #ffffff").reports.isEmpty) }

    @Test("A fallback that differs is told and not used")
    func wrong() {
        let sample = GraphSample("a: var(b, #000)\nb: #fff")
        #expect(sample.value("a") == .hex(0xFFFFFF))
        #expect(sample.reports == ["tokens.css:1 warning tokens.fallback"])
    }

    @Test("A fallback that is frozen to light is told once, and dark follows the target")
    func frozen() {
        let sample = GraphSample("a: var(b, #fff)\nc: var(b, #fff)\nb: #fff\ndark b: #000")
        #expect(sample.value("a", .dark) == .hex(0x000000))
        #expect(sample.reports == ["tokens.css:1 note tokens.fallback"])
        #expect(sample.diagnostics[0].message.hasPrefix("2 fallbacks fit in one appearance only"))
    }

    @Test("A fallback in a declaration for dark is compared with dark")
    func dark() {
        let sample = GraphSample("light a: var(b, #fff)\ndark a: var(b, #fff)\nb: #fff\ndark b: #000")
        #expect(sample.reports == ["tokens.css:2 warning tokens.fallback"])
        #expect(sample.diagnostics[0].message.contains("in dark"))
    }

    @Test("References in fallbacks that are not used are no part of a circle")
    func noCycle() {
        let sample = GraphSample("a: var(b, var(a))\nb: var(c, var(a, 2px))\nc: 2px")
        #expect(sample.value("a") == .length(2))
        #expect(!sample.diagnostics.contains { $0.id == .tokensCycle })
    }
}
