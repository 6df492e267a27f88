import Testing
import WebModel

@testable import Translate

@Suite struct TypePatternTests {
    private static let classNames: Set<String> = ["CdsIcon"]

    /// The words of all kinds that a type matches, beside `any`.
    private func words(_ type: WebType) -> Set<String> {
        Set(
            TypePattern.Kind.allCases.filter { TypePattern.kind($0).matches(type, classNames: Self.classNames) }
                .map(\.rawValue)
        )
        .subtracting(["any"])
    }

    @Test(
        arguments: [
            ("boolean", ["boolean"]), ("true", ["boolean"]), ("false", ["boolean"]),
            ("boolean | undefined", ["boolean"]), ("string", ["string"]), ("`a${string}`", ["string"]),
            ("'a' | string", ["string"]), ("'a' | 'b' | (string & {})", ["string"]), ("string | null", ["string"]),
            ("number", ["number"]), ("bigint", ["number"]), ("1", ["integer"]), ("-1", ["integer"]),
            ("1 | 2 | 3", ["integer"]), ("0xFF", ["integer"]), ("10n", ["integer"]), ("0 | 1 | undefined", ["integer"]),
            ("'a' | 'b'", ["enum"]), ("'a'", ["enum"]), ("'a' | null", ["enum"]), ("string[]", ["array"]),
            ("Array<number>", ["array"]), ("readonly string[]", ["array"]), ("[number, number]", ["array"]),
            ("{ a: string }", ["object"]), ("object", ["object"]), ("Record<string, unknown>", ["object"]),
            ("Map<string, number>", ["object"]), ("() => void", ["function"]),
            ("(() => void) | undefined", ["function"]), ("Date", ["date"]), ("string | Date", ["date"]),
            ("Date | null", ["date"]), ("HTMLElement", ["element"]), ("HTMLInputElement | null", ["element"]),
            ("SVGPathElement", ["element"]), ("Element", ["element"]), ("Node", ["element"]),
            ("ShadowRoot", ["element"]), ("Document", ["element"]), ("HTMLCollection", ["element"]),
            ("NodeListOf<CdsIcon>", ["element"]), ("CdsIcon", ["element"]), ("HTMLElement | string", ["element"]),
            ("Element | 'body' | string", ["element"]), ("HTMLElement | SVGElement", ["element"]),
            ("HTMLElement & { value: string }", ["element"]), ("HTMLElement[]", ["element"]),
            ("Array<Element | CdsIcon>", ["element"]), ("[HTMLElement, string]", ["array"]),
        ]
    )
    func theWordsOfATypeAreThese(text: String, expected: [String]) {
        #expect(words(WebTypeParser.parse(text).type) == Set(expected), "\(text)")
    }

    @Test(
        arguments: [
            "0.5", "1 | 0.5", "1.0", "1 | number", "number | string", "'a' | 1", "any", "unknown", "symbol", "null",
            "Padding", "Intl.Locale", "HTMLThing", "PageElement", "Promise<Element>", "Element | number",
            "boolean | string", "Dates",
        ]
    )
    func typesOfNoWordMatchOnlyAny(text: String) {
        let type = WebTypeParser.parse(text).type
        #expect(words(type) == [])
        #expect(TypePattern.kind(.any).matches(type))
    }

    @Test func aTypeThatIsNotToldMatchesOnlyAny() {
        for kind in TypePattern.Kind.allCases { #expect(TypePattern.kind(kind).matches(nil) == (kind == .any)) }
        #expect(!TypePattern.alias("Padding").matches(nil))
    }

    @Test func anAliasMatchesByItsNameAndByWhatIsBehindIt() {
        let size = WebType(.enumeration(["s", "m"]), isOptional: true, alias: "AvatarSize")
        #expect(TypePattern.alias("AvatarSize").matches(size))
        #expect(!TypePattern.alias("avatarSize").matches(size))
        #expect(TypePattern.kind(.enumeration).matches(size))
    }

    @Test func aNameThatWasNotResolvedMatchesAsAnAlias() {
        #expect(TypePattern.alias("ValidityState").matches(WebTypeParser.parse("ValidityState | undefined").type))
        #expect(!TypePattern.alias("ValidityState").matches(WebTypeParser.parse("ValidityState[]").type))
    }

    @Test func classesAreElementsOnlyOfTheirOwnLibrary() {
        #expect(!TypePattern.kind(.element).matches(WebTypeParser.parse("CdsIcon").type))
    }
}
