import Core
import Testing
import Tokens

@Suite("Stylesheets beyond all measure")
struct HostileStylesheetTests {
    @Test("100,000 declarations are all there")
    func many() {
        let text = ":root {" + (0..<100_000).map { "--token-\($0): #\($0);\n" }.joined() + "}"
        let reading = TokenReading(text)
        #expect(reading.declarations.count == 100_000)
        #expect(reading.declarations.last?.location.line == 100_000)
        #expect(reading.problems == [])
    }

    @Test("100,000 variables, of which each is known to names, are all there")
    func manyVariables() {
        let text = (0..<100_000).map { "$token-\($0): word;" }.joined()
        #expect(TokenReading(text).declarations.count == 100_000)
    }

    @Test("rules that are nested too deep are told once, closed or not")
    func deepRules() {
        let depth = 10_000
        let opening = String(repeating: ":root{", count: depth)
        let open = TokenReading("\(opening)--x: 1;")
        #expect(open.declarations.isEmpty)
        #expect(Set(open.diagnostics.map(\.id)) == [.tokensNothing, .tokensTooDeep, .tokensSyntax])
        #expect(open.diagnostics.count == 3)
        let closed = TokenReading("\(opening)--x: 1;\(String(repeating: "}", count: depth)) :root { --y: 1 }")
        #expect(closed.tokens == ["y = 1"])
        #expect(closed.diagnostics.map(\.id) == [.tokensTooDeep])
    }

    @Test(
        "values that are nested too deep are told once, closed or not",
        arguments: ["(", "f(", "var(--x,", "#{", "var(#{", "a#{", "["]
    )
    func deepValues(opening: String) {
        let text = String(repeating: opening, count: 10_000)
        let reading = TokenReading("$a: \(text); $b: 1;\n$c: 1; :root { --d: \(text)\n; --e: 1 }")
        #expect(reading.declarations.map(\.name.text).contains("c"))
        #expect(reading.diagnostics.count <= 8)
        #expect(reading.diagnostics.contains { $0.severity != .note })
    }

    @Test("selectors and queries that are nested too deep are read as what is not global")
    func deepSelectors() {
        let selector = String(repeating: ":is(", count: 10_000) + ".dark" + String(repeating: ")", count: 10_000)
        #expect(TokenReading("\(selector) { --x: 1 }").problems == ["1:1 note not-global", "1:1 warning nothing"])
        let query = String(repeating: "(", count: 10_000) + "print" + String(repeating: ")", count: 10_000)
        let expected = ["1:1 warning nothing", "1:1 warning other-theme"]
        #expect(TokenReading("@media \(query) { :root { --x: 1 } }").problems == expected)
    }

    @Test("a selector that is too long is told")
    func longSelector() {
        let selector = String(repeating: ".dark,", count: 100_000)
        let expected = ["1:1 warning limit", "1:1 note not-global", "1:1 warning nothing"]
        #expect(TokenReading("\(selector).dark { --x: 1 }").problems == expected)
    }

    @Test("a value with too many parts is told, and the rest is read")
    func longValue() {
        let value = String(repeating: "1 ", count: (1 << 20) + 1)
        let reading = TokenReading(":root { --a: \(value); --b: 1 }")
        #expect(reading.tokens == ["b = 1"])
        #expect(reading.diagnostics.map(\.id) == [.tokensLimit])
    }

    @Test("more declarations than any design system has are an error")
    func tooMany() {
        let text = ":root{" + String(repeating: "--x:1;", count: 1 << 18) + "--y:1}"
        let reading = TokenReading(text)
        #expect(reading.declarations.count == 1 << 18)
        #expect(reading.diagnostics.map(\.id) == [.tokensLimit])
    }

    @Test("layers in layers without an end have an order")
    func manyLayers() {
        let path = (0..<10_000).map { _ in "a" }.joined(separator: ".")
        let reading = TokenReading("@layer \(path) { :root { --x: 1 } } @layer a { :root { --x: 2 } }")
        #expect(reading.declarations.map(\.layerRank) == [-10_000, -1])
    }
}
