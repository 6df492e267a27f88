import Core
import Testing
import Tokens

@Suite("Fallbacks that differ from what they stand in for")
struct FallbackTests {
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
