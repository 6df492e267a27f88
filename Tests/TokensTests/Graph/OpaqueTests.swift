import Core
import Testing
import Tokens

@Suite("Values that CSS allows and that are no design values")
struct OpaqueTests {
    private func graph(_ css: String) -> GraphSample { GraphSample(TokenReading(":root {\n\(css)\n}").declarations) }

    @Test(
        "are kept as they are written, with a note at their place",
        arguments: [
            ("*", "*"), ("[full-start] 1fr", "[full-start] 1fr"), ("url(a.png)", "url(\"a.png\")"), ("100vw", "100vw"),
            ("45deg", "45deg"), ("steps(4, end)", "steps(4, end)"), ("calc(100% - 2px)", "calc(100% - 2px)"),
            ("{ a: b }", "{ a: b }"), ("1 / auto", "1 / auto"), ("repeat(2, 1fr)", "repeat(2, 1fr)"),
            ("-webkit-box(1)", "-webkit-box(1)"), ("a: b", "a : b"),
        ]
    )
    func kept(css: String, text: String) {
        let sample = graph("--x: \(css);")
        #expect(sample.value("x") == .opaque(text))
        #expect(sample.reports == ["1:2 note tokens.opaque"])
    }

    @Test("one of them among many tokens stops none of these, and what refers to it is what it is")
    func amongOthers() {
        let good = (0..<2200).map { "--t\($0): \($0)px;" }.joined(separator: "\n")
        let sample = graph("\(good)\n--odd: *;\n--same: var(--odd);")
        #expect(sample.graph.tokens.count == 2202)
        #expect(sample.graph.tokens.count { sample.graph.value(of: $0.name, in: .dark) == nil } == 0)
        #expect(sample.value("same") == .opaque("*"))
        #expect(sample.diagnostics.map(\.id) == [.tokensOpaque])
    }

    @Test(
        "a mistake is none of them: it leaves its token without a value, with a warning",
        arguments: ["rgb(1 2)", "#ggg", "10pz", "clac(1px + 2px)", "calc(1px * 2px)", "a,,b"]
    )
    func mistakes(css: String) {
        let sample = graph("--x: \(css);")
        #expect(sample.value("x") == nil)
        #expect(sample.diagnostics.map(\.id) == [.tokensValue])
        #expect(sample.diagnostics.map(\.severity) == [.warning])
    }

    @Test("where the file says what the token is, they are mistakes")
    func typed() {
        let registered = TokenReading("@property --x { syntax: \"<length>\"; initial-value: 100vw }")
        let graph = GraphSample(registered.declarations)
        #expect(graph.value("x") == nil)
        #expect(graph.diagnostics.map(\.id) == [.tokensValue])
    }
}
