import Releases
import Testing

/// What a release said of tokens, what the next one says, and what that is.
struct TokenExample: Sendable, CustomTestStringConvertible {
    let id: String
    let effect: SwiftEffect
    let before, after: String

    init(_ id: String, _ effect: SwiftEffect, _ before: String, _ after: String) {
        self.id = "token." + id
        self.effect = effect
        self.before = ComparedTokens.css(before)
        self.after = ComparedTokens.css(after)
    }

    var testDescription: String { id }
    var changes: [TokenChange] { ComparedTokens.changes(before, after) }
    var mirrored: [TokenChange] { ComparedTokens.changes(after, before) }

    static let all = [
        TokenExample("added", .additive, "", "--a: 1px;"),
        TokenExample("removed", .sourceBreaking, "--a: 1px;", ""),
        TokenExample("renamed", .sourceBreaking, "--old-red: #ce0101; --b: 1px;", "--new-red: #ce0101; --b: 1px;"),
        TokenExample("value-changed", .behavior, "--a: 16px;", "--a: 14px;"),
        TokenExample(
            "theme-changed",
            .behavior,
            "--a: 1px; } .theme-acme { --a: 2px;",
            "--a: 1px; } .theme-acme { --a: 3px;"
        ),
        TokenExample("target-changed", .none, "--a: red; --b: var(--a);", "--a: red; --b: #f00;"),
        TokenExample("type-changed", .sourceBreaking, "--a: #fff;", "--a: 4px;"),
        TokenExample("deprecated", .none, "--a: 1px;", "/** @deprecated too thin */ --a: 1px;"),
        TokenExample("no-longer-deprecated", .none, "/** @deprecated too thin */ --a: 1px;", "--a: 1px;"),
        TokenExample(
            "deprecation-message",
            .none,
            "/** @deprecated too thin */ --a: 1px;",
            "/** @deprecated too thick */ --a: 1px;"
        ),
        TokenExample("docs-changed", .none, "/** A line. */ --a: 1px;", "/** A thin line. */ --a: 1px;"),
    ]
}

@Suite("The rules of design tokens")
struct TokenRuleTests {
    /// Those that never come alone: a contrast changes with a color, and a name in Swift with the name of another token.
    private static let accompanying: Set = ["token.contrast-lost", "token.contrast-gained", "token.swift-changed"]

    @Test("every rule has an example, and every example has a rule")
    func examples() {
        let ids = TokenExample.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(Set(ids).union(Self.accompanying) == Set(ChangeRule.all.filter(\.isOfTokens).map(\.id)))
    }

    @Test("what an example changed is found, and nothing else is", arguments: TokenExample.all)
    func isFound(example: TokenExample) throws {
        #expect(example.changes.map(\.rule.id) == [example.id])
        #expect(example.changes.map(\.swift.effect) == [example.effect])
        #expect(try #require(ChangeRule.named(example.id)).usualEffect == example.effect)
    }

    @Test("the other way round it is the mirrored rule, with the sides exchanged", arguments: TokenExample.all)
    func isMirrored(example: TokenExample) throws {
        let change = try #require(example.changes.first)
        let mirrored = try #require(example.mirrored.first)
        #expect(mirrored.rule == change.rule.mirror)
        #expect(mirrored.before?.name == change.after?.name && mirrored.after?.name == change.before?.name)
        #expect(mirrored.before?.values == change.after?.values && mirrored.after?.values == change.before?.values)
        #expect(mirrored.evidence == change.evidence)
    }
}
