import Testing
import WebModel

@testable import Translate

@Suite struct ItemPatternParserTests {
    private func parse(_ text: String, _ kinds: [ItemKind] = [.property]) throws -> ItemPattern {
        try ItemPatternParser.parse(text, of: kinds, in: "Test")
    }

    @Test(
        arguments: [
            ("disabled", .property, "disabled"), ("@elvt-change", .event, "elvt-change"), ("#prefix", .slot, "prefix"),
            ("#(default)", .slot, ""), ("#*", .slot, "*"), ("focus()", .method, "focus"), ("*()", .method, "*"),
            ("::part(base)", .cssPart, "base"), ("::part(*-icon)", .cssPart, "*-icon"),
            ("--gap", .cssProperty, "--gap"), ("--*", .cssProperty, "--*"), (":state(open)", .cssState, "open"),
            ("*Label", .property, "*Label"), ("*", .property, "*"), ("readonly", .property, "readonly"),
            (" a ", .property, "a"), ("größe", .property, "größe"),
        ] as [(String, ItemKind, String)]
    )
    func theSigilSaysTheKind(text: String, kind: ItemKind, name: String) throws {
        let pattern = try parse(text, [kind])
        #expect(pattern == ItemPattern(kind: kind, names: [NamePattern(name)]))
    }

    @Test(arguments: TypePattern.Kind.allCases)
    func everyTypeHasItsWord(kind: TypePattern.Kind) throws {
        #expect(try parse("a: \(kind.rawValue)").type == .kind(kind))
        let optional = try parse("a: \(kind.rawValue)?")
        #expect(optional.type == .kind(kind))
        #expect(optional.isOptionalOnly)
    }

    @Test(arguments: ["Padding", "ValidityState", "Intl.Locale", "T1", "Ärger", "A_b$"])
    func aCapitalBeginsAnAlias(name: String) throws { #expect(try parse("a: \(name)").type == .alias(name)) }

    @Test(arguments: ["padding", "A-b", "A*", "A.", "A<b>", "'a'", "boolean[]", "?"])
    func whatIsNeitherIsRefused(type: String) { #expect(throws: TextProblem.self) { try parse("a: \(type)") } }

    @Test func namesAndConditionsAreLists() throws {
        let pattern = try parse("readonly value,checked : boolean ? + @input,@change + #label + open + show()")
        #expect(
            pattern
                == ItemPattern(
                    kind: .property,
                    names: [NamePattern("value"), NamePattern("checked")],
                    type: .kind(.boolean),
                    isOptionalOnly: true,
                    isReadonlyOnly: true,
                    conditions: [
                        .init([ItemReference(.event, "input"), ItemReference(.event, "change")]),
                        .init([ItemReference(.slot, "label")]), .init([ItemReference(.property, "open")]),
                        .init([ItemReference(.method, "show")]),
                    ]
                )
        )
        #expect(try parse("readonly, disabled: boolean").names.map(\.text) == ["readonly", "disabled"])
        #expect(try parse("readonly: boolean").isReadonlyOnly == false)
        #expect(try parse("@change: Detail", [.event]).type == .alias("Detail"))
    }

    @Test(arguments: [
        "", " ", ",", "a,", ",a", "a +", "+ a", "a:", "@", "#", "#()", "a b", "a()b", "a(", "::part()", ":x", "a!",
        "a{b}",
    ])
    func brokenPatternsAreRefusedWithinTheText(text: String) {
        do {
            let pattern = try ItemPatternParser.parse(text, of: ItemKind.allCases, in: "Test")
            Issue.record("\(pattern)")
        } catch {
            #expect((0...text.utf8.count).contains(error.offset))
        }
    }
}
