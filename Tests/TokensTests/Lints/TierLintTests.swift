import Core
import Testing
import Tokens

@Suite("tokens.skipped-tier and tokens.upward-reference")
struct TierLintTests {
    @Test("Component → alias → primitive is how it should be")
    func good() {
        #expect(
            LintSample("c-button-gap: var(a-gap)\na-gap: var(p-4)\np-4: 4px\nc-card-gap: var(c-button-gap)").reports
                == []
        )
    }

    @Test(
        "A component token that refers to a primitive skips the aliases, in a calculation or in dark alone too",
        arguments: [
            "c-button-gap: var(p-4)\np-4: 4px",
            "c-button-gap: calc(var(p-4) * 2)\ndark c-button-gap: var(a-4)\np-4: 4px\na-4: 4px",
        ]
    )
    func skipped(text: String) { #expect(LintSample(text).reports == ["tokens.css:1 warning tokens.skipped-tier"]) }

    @Test("A primitive that refers to an alias, or an alias to a component, is upside down")
    func upward() {
        let lints = LintSample("p-4: var(a-4)\na-4: 4px\na-5: var(c-button-5)\nc-button-5: 5px")
        #expect(lints.reports == [1, 3].map { "tokens.css:\($0) warning tokens.upward-reference" })
    }
}

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
