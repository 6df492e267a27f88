import Core
import Testing

@testable import Tokens

@Suite("References between tokens")
struct ReferenceTests {
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
}
