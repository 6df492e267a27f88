import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite struct NamePatternTests {
    @Test func aStarAloneIsTheLastResort() {
        #expect(["*", "*Label", "label"].map { NamePattern($0).precision } == [.anything, .glob, .exact])
    }

    @Test(
        "exact names compare without case and dashes, and globs with the name as it is spelled; the default slot is none",
        arguments: [
            ("readonly", ["readOnly"], []), ("help-text", ["helpText"], []), ("helpText", ["help_text"], []),
            ("_value", ["value"], []), ("größe", ["GRÖẞE"], []), ("--gap", ["--Gap"], []),
            ("value", [], ["values", ""]), ("", [""], ["_", "--"]), ("_", ["_"], ["--"]),
            ("*Label", ["closeLabel"], ["close-label", "closelabel"]), ("*a*b*", ["xaxbx"], ["xbxa"]),
            ("a**b", ["ab"], []), ("*", [""], []), ("a?*", [], ["abc"]),
        ] as [(String, [String], [String])]
    )
    func matches(pattern: String, meant: [String], others: [String]) {
        #expect((meant + others).filter { NamePattern(pattern).matches($0) } == meant)
    }

    @Test func tagsCompareAsTheyAreSpelled() {
        #expect(NamePattern("x-textarea").matches(tag: "x-textarea"))
        #expect(!NamePattern("x-textarea").matches(tag: "x-text-area"))
        #expect(NamePattern("x-*area").matches(tag: "x-text-area"))
    }

    @Test func aHostileGlobIsAnsweredAtOnce() {
        let start = ContinuousClock.now
        let name = String(repeating: "a", count: 5000)
        #expect(!NamePattern(String(repeating: "*a", count: 100) + "*b").matches(name))
        #expect(ContinuousClock.now - start < .seconds(10))
    }
}

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
        let expected = ItemPattern(
            kind: .property,
            names: [NamePattern("value"), NamePattern("checked")],
            type: .kind(.boolean),
            isOptionalOnly: true,
            isReadonlyOnly: true,
            conditions: [["@input", "@change"], ["#label"], ["open"], ["show()"]]
        )
        #expect(pattern == expected)
        #expect(try parse("readonly, disabled: boolean").names.map(\.text) == ["readonly", "disabled"])
        #expect(try parse("readonly: boolean").isReadonlyOnly == false)
        #expect(try parse("@change: Detail", [.event]).type == .alias("Detail"))
    }

    @Test(arguments: [
        "", " ", ",", "a,", ",a", "a +", "+ a", "a:", "@", "#", "#()", "a b", "a()b", "a(", "::part()", ":x", "a!",
        "a{b}",
    ])
    func brokenPatternsAreRefusedWithinTheText(text: String) throws {
        let problem = #expect(throws: TextProblem.self) { try parse(text, ItemKind.allCases) }
        #expect((0...text.utf8.count).contains(try #require(problem).offset))
    }
}

@Suite struct TypePatternTests {
    /// The words of all kinds that a type matches, beside `any`.
    private func words(_ type: WebType) -> Set<String> {
        let kinds = TypePattern.Kind.allCases.filter { TypePattern.kind($0).matches(type, classNames: ["CdsIcon"]) }
        return Set(kinds.map(\.rawValue)).subtracting(["any"])
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
        #expect(words(WebTypeParser.parse(text).type) == Set(expected))
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

@Suite struct EventPrefixTests {
    @Test(
        arguments: [
            ("elvt-change", "elvt-", "change"), ("elvt-request-remove", "elvt-", "request-remove"),
            ("vsc-change", "vscode-", "change"), ("sl-change", "sl-", "change"),
            ("glide-core-toggle", "glide-core-", "toggle"), ("glide-toggle", "glide-core-", "toggle"),
            ("elvt-change", "elvt", "change"),
        ]
    )
    func aFirstWordThatTheTagBeginsWithIsThePrefix(event: String, tagPrefix: String, bare: String) {
        #expect(EventPrefix.bareName(of: event, tagPrefix: tagPrefix) == bare)
        #expect(EventPrefix.length(in: event, tagPrefix: tagPrefix) == event.utf8.count - bare.utf8.count)
    }

    @Test(
        arguments: [
            ("change", "elvt-"), ("request-remove", "elvt-"), ("e-change", "elvt-"), ("elvt-", "elvt-"),
            ("elvt", "elvt-"), ("-change", "elvt-"), ("", "elvt-"), ("elvt-change", ""), ("elvtx-change", "elvt-"),
            ("sl-change", "elvt-"),
        ]
    )
    func anyOtherNameIsBare(event: String, tagPrefix: String) {
        #expect(EventPrefix.length(in: event, tagPrefix: tagPrefix) == 0)
        #expect(EventPrefix.bareName(of: event, tagPrefix: tagPrefix) == event)
    }

    @Test func aTagPrefixIsItsFirstWordWithTheDash() {
        #expect(EventPrefix.tagPrefix(of: "elvt-icon-button") == "elvt-")
        #expect(EventPrefix.tagPrefix(of: "button") == "")
        #expect(EventPrefix.tagPrefix(of: "-button") == "")
    }
}

@Suite("The words of a component in the names of its items")
struct OwnWordsTests {
    private let endings: Set<String> = ["click", "change", "close", "select"]

    @Test(
        "an event loses the component's own words, `on` before it and `Event` behind it",
        arguments: [
            ("x-navigation-item", "navigationItemClick", "click"), ("x-table-row", "tableRowClick", "click"),
            ("x-table", "tableRowClick", "rowClick"), ("x-menu-item", "item-select", "select"),
            ("x-table", "rowClicked", "rowClick"), ("x-menu-item", "item-selected", "select"),
            ("x-menu-item", "menu-item-change", "change"), ("x-dialog", "closeEvent", "close"),
            ("x-dialog", "close-event", "close"), ("x-dialog", "onClose", "close"),
            ("x-dialog", "on-dialog-close", "close"),
        ]
    )
    func leftOut(tag: String, event: String, plain: String) {
        #expect(OwnWords(of: tag).plainEvent(event, endings: endings) == plain)
    }

    @Test(
        "an event keeps what says something: words of others, the first words of a tag, and what is no event without them",
        arguments: [
            ("x-tab-group", "tabChange"), ("x-tabs", "tabClick"), ("x-select", "selectAll"), ("x-select", "select"),
            ("x-dialog", "event"), ("x-dialog", "dialogs"), ("x-button", "once"), ("x-button", "online"), ("x-a", ""),
            ("x-input", "inputclick"), ("x-ö", "öClick-"), ("x", "-"), ("x-on", "on"),
        ]
    )
    func kept(tag: String, event: String) { #expect(OwnWords(of: tag).plainEvent(event, endings: endings) == event) }
}
