import Core
import Testing
import Tokens

@Suite("Tiers and words of tokens")
struct TierTests {
    private let components = ["breadcrumb", "breadcrumb-item", "button", "button-group"]

    private func token(_ name: String, settings: TokenSettings = TokenSettings()) -> Token? {
        GraphSample("\(name): 1px", settings: settings, components: components).token(name)
    }

    @Test(
        "The prefix tells the tier",
        arguments: [
            ("elvt-primitives-blue-500", TokenTier.primitive, ["blue", "500"]),
            ("elvt-alias-action-fill", .alias, ["action", "fill"]),
            ("elvt-component-button-fill", .component("button"), ["fill"]),
            ("elvtAliasActionFill", .alias, ["Action", "Fill"]), ("elvt_alias_action", .alias, ["action"]),
            ("brand-fill", .other, ["brand", "fill"]), ("elvt-aliases-fill", .other, ["elvt", "aliases", "fill"]),
            ("elvt-component-", .other, ["elvt", "component"]),
        ]
    )
    func tiers(name: String, tier: TokenTier, words: [String]) throws {
        let token = try #require(self.token(name))
        #expect(token.tier == tier)
        #expect(token.words == words)
    }

    @Test("The longest prefix decides")
    func longestPrefix() throws {
        let prefixes = TokenPrefixes(primitive: ["ds-ref-"], alias: ["ds-", ""], component: ["ds-comp-"])
        let settings = TokenSettings(prefixes: prefixes)
        #expect(try #require(self.token("ds-ref-red", settings: settings)).tier == .primitive)
        #expect(try #require(self.token("ds-sys-red", settings: settings)).tier == .alias)
        #expect(try #require(self.token("ds-comp-button-fill", settings: settings)).tier == .component("button"))
        #expect(try #require(self.token("anything", settings: settings)).tier == .alias)
    }

    @Test(
        "A component is the same in each spelling, and the longest name wins",
        arguments: [
            "breadcrumb-item-fill-hover", "breadcrumbItem-fill-hover", "breadcrumb_item_fill_hover",
            "BreadcrumbItem-fill-hover",
        ]
    )
    func componentSpellings(rest: String) throws {
        let token = try #require(self.token("elvt-component-" + rest))
        #expect(token.tier == .component("breadcrumb-item"))
        #expect(token.words == ["fill", "hover"])
    }

    @Test("A shorter name of a component is found where the longer one is not there")
    func shorterComponent() throws {
        #expect(try #require(self.token("elvt-component-button-group-gap")).tier == .component("button-group"))
        #expect(try #require(self.token("elvt-component-button-groups-gap")).tier == .component("button"))
    }

    @Test(
        "An unknown component keeps the words before those that tell of styles",
        arguments: [
            ("app-layout-fill-default", "app-layout"), ("appLayout-main-fill", "app-layout"), ("card-elevated", "card"),
            ("text-field-text-default", "text-field"), ("appLayoutFillDefault", "app-layout"),
        ]
    )
    func unknownComponent(rest: String, component: String) throws {
        #expect(try #require(self.token("elvt-component-" + rest)).tier == .component(component))
    }

    @Test("An unknown component is told once, with the known one that it may be")
    func unknownComponentReport() {
        let text = "elvt-component-buton-fill: 1px\nelvt-component-buton-text: 1px"
        let sample = GraphSample(text, components: components)
        #expect(sample.reports == ["tokens.css:1 warning tokens.unknown-component"])
        #expect(sample.diagnostics[0].message == "the library has no component `buton`, which 2 tokens name")
        #expect(sample.diagnostics[0].suggestion == "did you mean button?")
    }

    @Test("Without a library no component is unknown")
    func noLibrary() { #expect(GraphSample("elvt-component-buton-fill: 1px").reports.isEmpty) }

    @Test("Words keep the spelling mistakes and capitals of the design system")
    func words() throws {
        let token = try #require(self.token("elvt-component-button-fill-dangerSeleced-2xl-XLarge"))
        #expect(token.words == ["fill", "danger", "Seleced", "2xl", "X", "Large"])
    }
}
