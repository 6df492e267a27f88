import Core
import Testing
import Tokens

@Suite("tokens.unused-primitive")
struct UnusedPrimitiveLintTests {
    private func reports(_ text: String) -> [String] { LintSample(text).reports { $0 == .tokensUnusedPrimitive } }

    @Test(
        "Primitives that something refers to",
        arguments: [
            "a-x: var(p-x)", "a-x: 1px\ndark a-x: var(p-x)", "a-x: calc(var(p-x) * 2)",
            "a-x: var(a-y, var(p-x))\na-y: 1px",
        ]
    )
    func good(text: String) { #expect(reports("p-x: 1px\n" + text) == []) }

    @Test("A primitive that nothing refers to")
    func bad() {
        #expect(reports("p-x: 1px\np-y: 1px\na-x: var(p-x)") == ["tokens.css:2 note tokens.unused-primitive"])
    }

    @Test("A file of primitives alone is used by somebody else")
    func primitivesAlone() { #expect(reports("p-x: 1px") == []) }
}
