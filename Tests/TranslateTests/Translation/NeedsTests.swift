import SwiftModel
import Testing
import WebModel

@testable import Translate

/// What real libraries need of the built-in matrix beyond the team's guide, with the components of a library that nobody
/// has written rules for.
@Suite("The built-in matrix serves a library that it has never seen")
struct NeedsTests {
    @Test(
        "booleans that say a state get is…",
        arguments: [
            ("disabled", "isDisabled"), ("selected", "isSelected"), ("required", "isRequired"),
            ("indeterminate", "isIndeterminate"), ("loading", "isLoading"), ("invalid", "isInvalid"),
            ("readonly", "isReadOnly"), ("pulse", "isPulsing"),
        ]
    )
    func states(name: String, result: String) throws {
        #expect(try Fixture.property("\(name): boolean = false").swiftUITexts == ["\(result): Bool = false"])
    }

    @Test(
        "booleans that say an ability keep their name",
        arguments: ["removable", "clearable", "searchable", "hideLabel"]
    )
    func abilities(name: String) throws { try states(name: name, result: name) }

    @Test(
        "an ability and its event are one closure: no closure, no ability",
        arguments: [
            ("removable", "@request-remove", "onRemove"), ("editable", "@request-edit", "onEdit"),
            ("closable", "@close", "onClose"),
        ]
    )
    func abilityWithEvent(ability: String, event: String, closure: String) throws {
        let item = try #require(try Fixture("acme-chip", "\(ability): boolean = false", event).component.items.first)
        #expect(item.swiftUITexts == ["\(closure): (() -> Void)?"])
    }

    @Test("a button has an action although no source lists a click")
    func impliedAction() throws {
        #expect(try Fixture("acme-button", "#").component.component.actions.map(\.name.name) == ["action"])
    }

    @Test("a property and a slot of one name are a text and a view")
    func propertyAndSlot() throws {
        let result = try Fixture("acme-input", "label: string = ''", "#label").item("label").swiftUITexts
        #expect(result.contains { $0.hasPrefix("label: String") })
        #expect(result.contains("label: View"))
    }

    @Test(
        "components in a component are its data",
        arguments: [
            ("acme-tab-group", "acme-tab"), ("acme-select", "acme-option"), ("acme-radio-group", "acme-radio"),
            ("acme-breadcrumb", "acme-breadcrumb-item"),
        ]
    )
    func children(parent: String, child: String) throws {
        let fixture = try Fixture((parent, ["#", "#nav"]), (child, ["#"]))
        #expect(try fixture.component(parent).component.children == [child])
    }

    @Test("sizes have the names that iOS has for them")
    func sizes() throws {
        let sizes = try cases(of: "size", "'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' = 'm'").names
        #expect(sizes == ["extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge"])
    }

    @Test("a duration in milliseconds is one in seconds, and no limit is no value")
    func durations() throws {
        for (value, text) in [("3000", "TimeInterval = 3"), ("Infinity", "TimeInterval? = nil")] {
            let item = try Fixture.property("duration: number = \(value)", of: "acme-notification")
            #expect(item.swiftUITexts == ["duration: \(text)"])
        }
    }

    @Test(
        "what belongs to forms, links and pages is skipped, with a reason",
        arguments: [
            ("acme-input", "name: string"), ("acme-input", "form: string"), ("acme-link", "target: string"),
            ("acme-link", "rel: string"), ("acme-popover", "hoist: boolean"),
            ("acme-popover", "anchor: HTMLElement | null"),
        ]
    )
    func skipped(tag: String, property: String) throws {
        let item = try Fixture.property(property, of: tag)
        #expect(try !#require(item.skipReason).isEmpty)
        #expect(item.swiftUI.isEmpty)
    }

    @Test(
        "every method that libraries have in common has its place or its reason",
        arguments: ["focus", "blur", "click", "scrollIntoView", "show", "hide", "toggle", "reset", "checkValidity"]
    )
    func methods(name: String) throws {
        // What opens has `open`, what is set back has `value`, what is clicked tells it.
        let isOverlay = ["show", "hide", "toggle"].contains(name)
        let state = isOverlay ? "open: boolean = false" : "value: string = ''"
        let tag = isOverlay ? "acme-dialog" : name == "click" ? "acme-button" : "acme-input"
        let item = try Fixture(tag, "\(name)()", state, "@click").item(ItemReference(.method, name))
        #expect(item.openReason == nil)
    }

    // MARK: Lengths, functions and texts

    @Test(
        "a value has the type that it means: CSS lengths are points, and a type of Foundation is that",
        arguments: [
            ("width: string = '24px'", "width: CGFloat = 24"), ("height: string = '16rem'", "height: CGFloat = 256"),
            ("minColumnWidth: string = '1.5rem'", "minColumnWidth: CGFloat = 24"),
            ("gap: string = '0'", "gap: CGFloat = 0"), ("height: number = 40", "height: CGFloat = 40"),
            ("thing: File | null = null", "thing: URL? = nil"), ("thing: FileList | null = null", "thing: [URL] = []"),
            ("thing: Locale | null = null", "thing: Locale? = nil"), ("thing: URL | null = null", "thing: URL? = nil"),
            ("thing: Date | string | null = null", "thing: Date? = nil"),
            ("day: Date | null = null", "day: Date? = nil"),
            ("files: File[] = []", "files: [URL] = []"),
            ("table: Record<string, number> = {}", "table: [String: Double] = [:]"),
        ]
    )
    func types(property: String, result: String) throws {
        #expect(try Fixture.property(property).swiftUITexts == [result])
    }

    @Test("a length that depends on what is around it is not made up", arguments: ["50%", "10vw", "calc(1px + 2em)"])
    func relativeLength(value: String) throws {
        let item = try Fixture.property("width: string = '\(value)'")
        #expect(item.swiftUITexts == ["width: CGFloat? = nil"])
        #expect(item.remarks.contains { $0.contains(value) }, "\(item.remarks)")
    }

    @Test("padding is the insets of its framework, also where its type has a name", arguments: ["string", "Padding"])
    func padding(type: String) throws {
        let item = try Fixture.property("padding: \(type)")
        #expect(item.swiftUITexts == ["padding: EdgeInsets? = nil"])
        #expect(item.uiKitTexts == ["contentEdgeInsets: NSDirectionalEdgeInsets? = nil"])
    }

    @Test(
        "an attribute that is a function is a closure with the types of its parameters and its result",
        arguments: [
            ("(value: number) => string", "((Double) -> String)? = nil"),
            ("(item: string, query: string) => boolean", "((String, String) -> Bool)? = nil"),
            ("() => void", "(() -> Void)? = nil"), ("(names: string[]) => number", "(([String]) -> Double)? = nil"),
            ("((day: Date) => boolean) | null", "((Date) -> Bool)? = nil"),
        ]
    )
    func functions(type: String, result: String) throws {
        let item = try Fixture.property("custom: \(type)")
        #expect(item.swiftUITexts == ["custom: \(result)"])
        #expect(item.uiKitTexts == item.swiftUITexts)
    }

    @Test(
        "a function of something that Swift can't know stays open, with its reason",
        arguments: ["(node: Element) => void", "(value: number) => Promise<string>", "Function"]
    )
    func openFunctions(type: String) throws {
        #expect(try !#require(try Fixture.property("custom: \(type)").openReason).isEmpty)
    }

    @Test("Intl texts are typed members of Strings, with the texts of the web as defaults, functions included")
    func intlTexts() throws {
        let json = #"""
            "intl":[{"name":"close","type":{"text":"string"},"default":"'Close'"},
            {"name":"pageOf","type":{"text":"(page: number, total: number) => string"}}]
            """#
        let fixture = try Fixture("acme-widget", json)
        let texts = try ["close", "pageOf"].map { try fixture.item(ItemReference(.text, $0)).swiftUITexts }
        #expect(texts[0] == [#"Strings.close: String = "Close""#])
        #expect(texts[1].count == 1)
        #expect(texts[1][0].hasPrefix("Strings.pageOf: (Double, Double) -> String"))
        #expect(try fixture.component.component.texts.map(\.name.name) == ["close", "pageOf"])
    }

    @Test("the object that carries such texts is no property of its own", arguments: ["intl", "i18n", "localeText"])
    func intlObject(name: String) throws {
        let reason = try Fixture.property("\(name): Record<string, string>").skipReason
        #expect(try #require(reason).contains("Strings"))
    }

    @Test("a property without a type has the one that its name has in all other components, if they are several")
    func agreedTypes() throws {
        let told = ["flag: boolean", "kind: string"]
        let other = ["flag: boolean", "kind: number"]
        let fixture = try Fixture(("x-a", told), ("x-b", told), ("x-c", other), ("x-d", ["flag", "kind"]))
        let types = try fixture.component("x-d").component.members.compactMap(\.valueType)
        #expect(types == [.bool])
    }

    @Test("what only a page has to know is left out: a platform, a form, what happens soon, a call for a state")
    func page() throws {
        for item in [
            "mode: 'ios' | 'md'", "kind: 'submit' | 'reset'", "@before-hide", "@willPresent", "@acmeWidgetWillLoad",
            "getFold()", "@acme-widget-beingtoggled", "@widgetBeingSelected", "cardAnimation: any", "rowClassName: any",
        ] {
            #expect(try Fixture.property(item).skipReason != nil, "\(item)")
        }
        for item in ["mode: 'ios' | 'dense'", "kind: 'submit' | 'loud'", "@fold", "@goodwill", "@glowbeing"] {
            #expect(try Fixture.property(item).skipReason == nil, "\(item)")
        }
    }

    @Test("a boolean is meant without the word that asks for it, and no other property is")
    func flags() throws {
        let loading = ["isLoading: Bool = false"]
        for name in ["isLoading", "hasLoading", "withLoading", "enableLoading"] {
            #expect(try Fixture.property("\(name): boolean = false").swiftUITexts == loading, "\(name)")
        }
        for other in ["withLoading: string", "allowLoading: boolean = false", "islandLoading: boolean = false"] {
            #expect(try Fixture.property(other).swiftUITexts != loading, "\(other)")
        }
    }

    // MARK: Sides, directions and numbers

    /// The cases that a property's words become, and the default of the property.
    private func cases(of name: String, _ type: String) throws -> (names: [String], values: SwiftEnum) {
        let component = try Fixture("acme-widget", "\(name): \(type)").component.component
        let made = try #require(component.enums.first)
        #expect(component.properties.map { $0.name.name } == [name])
        return (made.cases.map { $0.name.name }, made)
    }

    @Test(
        "sides of reading are leading and trailing, whatever they are sides of",
        arguments: ["placement", "popupPlacement", "side", "edge", "position", "labelPosition"]
    )
    func sides(name: String) throws {
        #expect(try cases(of: name, "'start' | 'end' = 'start'").names == ["leading", "trailing"])
        #expect(try cases(of: name, "'left' | 'right' = 'left'").names == ["leading", "trailing"])
        let logical = "'block-start' | 'block-end' | 'inline-start' | 'inline-end' = 'block-start'"
        #expect(try cases(of: name, logical).names == ["top", "bottom", "leading", "trailing"])
    }

    @Test("a side keeps its web word as raw value, and the default names the case")
    func rawValues() throws {
        let made = try cases(of: "placement", "'start' | 'end' = 'end'").values
        #expect(made.form == .strings)
        #expect(made.cases.map(\.value) == [.string("start"), .string("end")])
        let expected = ["placement: WidgetTokens.Placement = .trailing"]
        _ = try TranslationExample("placement: 'start' | 'end' = 'end'", of: "acme-widget", expected).expect()
    }

    @Test("corners are named from the top or the bottom, and then by the side of reading")
    func corners() throws {
        let corners = "'top-start' | 'top-end' | 'bottom-start' | 'bottom-end' = 'top-start'"
        let expected = ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"]
        #expect(try cases(of: "placement", corners).names == expected)
    }

    @Test("two words for one side in one enum are two cases still")
    func twoWordsForOneSide() throws {
        let (names, made) = try cases(of: "placement", "'start' | 'left' | 'end' = 'start'")
        #expect(Set(names).count == 3)
        #expect(names.last == "trailing")
        #expect(made.cases.map(\.value) == [.string("start"), .string("left"), .string("end")])
    }

    @Test("a direction is horizontal or vertical", arguments: ["orientation", "direction", "layout"])
    func directions(name: String) throws {
        let (names, made) = try cases(of: name, "'row' | 'column' = 'row'")
        #expect(names == ["horizontal", "vertical"])
        #expect(made.cases.map(\.value) == [.string("row"), .string("column")])
        #expect(try cases(of: name, "'horizontal' | 'vertical' = 'vertical'").names == ["horizontal", "vertical"])
    }

    @Test(
        "numbers to choose from are an enum of integers whose cases are names",
        arguments: [
            ("level", ["h1", "h2", "h3"]), ("headingLevel", ["h1", "h2", "h3"]), ("rank", ["one", "two", "three"]),
            ("density", ["density1", "density2", "density3"]),
        ]
    )
    func numbers(name: String, expected: [String]) throws {
        let (names, made) = try cases(of: name, "1 | 2 | 3 = 2")
        #expect(made.form == .integers)
        #expect(names == expected)
        #expect(made.cases.map(\.value) == [.integer(1), .integer(2), .integer(3)])
    }

    @Test("a default among numbers is the case of that number")
    func defaultNumber() throws {
        #expect(try Fixture.property("level: 1 | 2 | 3 = 2").swiftUITexts == ["level: WidgetTokens.Level = .h2"])
    }
}
