import Core
import Package
import SwiftModel
import Testing
import WebModel

@testable import Generate

@Suite("What the values of an enum mean for the styles of a component")
struct TokenMeaningTests {
    private let meaning = TokenMeaning(variants: .builtIn)

    private func groups(_ values: [String], _ kind: TokenAxis.Kind) -> [String]? {
        let component = HandMadeComponent().variant("x", values).swift
        return meaning.groups(of: component.enums[0], named: "", kind)?.map { group in
            (group.isKnown ? "" : "perhaps ") + group.meaning + (group.emphasis.map { " \($0)" } ?? "") + ": "
                + "\(group.cases.map(\.name).joined(separator: " "))"
        }
    }

    @Test("is told by their words, and what they don't tell stands apart from what they do")
    func words() {
        let expected = ["danger: danger", "primary: brand", "success: success", "perhaps neutral: mauve"]
        #expect(groups(["brand", "success", "danger", "mauve"], .tone) == expected)
        #expect(
            groups(["neutral", "danger", "mauve"], .tone)?.suffix(2) == ["neutral: neutral", "perhaps neutral: mauve"]
        )
        #expect(groups(["s", "m", "l"], .size) == ["large: l", "medium: m", "small: s"])
        #expect(groups(["Small", "LARGE"], .size) == ["large: large", "small: small"])
    }

    @Test("of tones may say as well how much of their color is drawn")
    func mixed() {
        #expect(
            groups(["primary", "danger", "ghost", "link", "outline-danger"], .tone)
                == [
                    "danger: danger", "danger outlined: outlineDanger", "neutral link: link", "neutral plain: ghost",
                    "primary: primary",
                ]
        )
        #expect(groups(["danger", "ghost"], .tone) == ["danger: danger", "neutral plain: ghost"])
        #expect(groups(["default", "ghost", "mauve"], .tone) == nil, "the default alone is no tone")
        #expect(groups(["filled", "outline", "ghost"], .tone) == nil, "no word says a tone")
        #expect(groups(["danger", "outline", "ghost"], .emphasis)?.first == "filled: danger")
    }

    @Test("raises the default above what is called secondary, unless something else is called primary")
    func raised() {
        #expect(groups(["default", "secondary"], .tone) == ["neutral secondary: secondary", "primary: default"])
        let expected = ["neutral: default", "neutral secondary: secondary", "primary: primary"]
        #expect(groups(["default", "primary", "secondary"], .tone) == expected)
    }

    @Test("of a padding is one of the sizes, or none")
    func paddings() {
        #expect(groups(["none", "compact", "normal"], .padding) == ["medium: normal", "none: none", "small: compact"])
        #expect(groups(["a", "b"], .padding) == nil)
    }

    @Test("is nothing where no word has one, or where all would look like what has none")
    func nothing() {
        #expect(groups(["red", "green"], .tone) == nil)
        #expect(groups(["neutral", "mauve"], .tone) == nil)
        #expect(groups(["danger", "mauve"], .tone) == nil, "one word may be there for another reason")
        #expect(groups([], .tone) == nil)
        #expect(groups(["danger", "error"], .tone) == ["danger: danger error"], "all are known, and mean the same")
    }

    @Test("is asked of an open type by each of its words, where the name of the member says what it is")
    func open() {
        var component = HandMadeComponent().variant("size", ["m"]).swift
        component.enums[0].form = .openStrings
        let groups = meaning.groups(of: component.enums[0], named: "size", .size) ?? []
        #expect(groups.first { $0.meaning == "medium" && !$0.cases.isEmpty }?.cases.map(\.name) == ["m"])
        #expect(groups.first { $0.meaning == "small" }?.words.contains("sm") == true, "a value that no source lists")
        #expect(groups.last?.meaning == "medium" && groups.last?.words == [], "any other text")
        #expect(meaning.groups(of: component.enums[0], named: "width", .size) == nil)
        #expect(meaning.groups(of: component.enums[0], named: "tone", .tone) == nil, "no value means a tone")
    }

    @Test("is that of an enum of any name whose values all say it, and of a text whose name says it")
    func wordsAlone() throws {
        let kind = try swiftUI("x-button", ("kind", "'primary' | 'danger'"))
        #expect(kind.contains("kind.map(ButtonTokens.colors(for:)) ?? ButtonTokens.colors"))
        #expect(try swiftUI("x-button", ("kind", "'primary' | 'mauve'")).contains("nothing here acts on `kind`"))
        let library = try SmallLibrary(("x-button", componentJSON([("size", "string")]))).files
        #expect(library.text("+SwiftUI.swift").contains("size.map(ButtonTokens.metrics(for:))"))
        let tokens = library.text("ButtonTokens.swift")
        #expect(tokens.contains("switch value.lowercased() {") && tokens.contains("\"lg\""))
    }

    @Test("of an open variant is its direction where the value that is known is one")
    func openDirection() {
        var component = HandMadeComponent().variant("variant", ["horizontal"]).swift
        component.enums[0].form = .openStrings
        let groups = meaning.groups(of: component.enums[0], named: "variant", .direction) ?? []
        #expect(groups.contains { $0.meaning == "horizontal" && $0.cases.map(\.name) == ["horizontal"] })
        component = HandMadeComponent().variant("variant", ["primary"]).swift
        component.enums[0].form = .openStrings
        #expect(meaning.groups(of: component.enums[0], named: "variant", .direction) == nil)
    }

    @Test("is asked of texts only")
    func forms() {
        var component = HandMadeComponent().variant("size", ["s", "l"]).swift
        for form in [SwiftEnum.Form.integers, .choice] {
            component.enums[0].form = form
            #expect(meaning.groups(of: component.enums[0], named: "size", .size) == nil)
        }
    }

    // MARK: Axes

    private func axes(_ component: HandMadeComponent) -> [String] {
        let library = ScaffoldLibrary(component.library, of: .init())
        return TokenAxis.axes(of: library.components[0], in: library).map { "\($0.kind): \($0.member.name.name)" }
    }

    @Test("makes an axis of the member whose name says it most clearly, and of each member one at most")
    func clearest() {
        let values = ["neutral", "danger"]
        #expect(axes(HandMadeComponent().variant("variant", values).variant("tone", values)) == ["tone: tone"])
        #expect(
            axes(HandMadeComponent().variant("variant", ["primary", "secondary", "danger"])) == ["tone: variant"],
            "the words are both tones and emphases: it is the tone"
        )
        let expected = ["tone: tone", "emphasis: variant"]
        #expect(
            axes(HandMadeComponent().variant("tone", values).variant("variant", ["filled", "outline"])) == expected
        )
    }

    private func accessor(_ role: String, _ component: HandMadeComponent) -> String? {
        let library = ScaffoldLibrary(component.library, of: .init())
        let axes = TokenAxis.axes(of: library.components[0], in: library)
        return TokenContext(library.components[0], axes, in: library).accessors.first { $0.role == role }
            .map { "\($0.name): \($0.value.text)" }
    }

    @Test("is asked of the tokens for the value that there is, and for all where there is none")
    func accessors() {
        let sizes = ["s", "l"]
        #expect(accessor("metrics", HandMadeComponent()) == "metrics: ButtonTokens.metrics")
        let expected = "metrics: ButtonTokens.metrics(for: size)"
        #expect(accessor("metrics", HandMadeComponent().variant("size", sizes)) == expected)
        let wanted = "metrics: size.map(ButtonTokens.metrics(for:)) ?? ButtonTokens.metrics"
        #expect(accessor("metrics", HandMadeComponent().variant("size", sizes, isOptional: true)) == wanted)
    }

    @Test("has a name that no member of the component has")
    func takenNames() {
        let component = HandMadeComponent().value("colors", .string).value("metrics", .string)
        #expect(accessor("colors", component) == "ownColors: ButtonTokens.colors")
        #expect(accessor("outline", component)?.contains("radius: ownMetrics.cornerRadius") == true)
        let twice = component.value("ownColors", .string)
        #expect(accessor("colors", twice)?.hasPrefix("ownOwnColors:") == true)
    }

    @Test("may be said by flags, which win over the enum")
    func flags() {
        let component = HandMadeComponent()
            .value("isPill", .bool, default: .boolean(false))
            .value("isOutlined", .bool, default: .boolean(false))
        let expected = "outline: ComponentShape(isPill ? .capsule : ButtonTokens.shape, radius: metrics.cornerRadius)"
        #expect(accessor("outline", component) == expected)
        #expect(accessor("colors", component) == "colors: ButtonTokens.colors.emphasized(isOutlined ? .outlined : nil)")
    }

    @Test("of which one marks the main button, and lets the others stand out less")
    func primary() {
        let component = HandMadeComponent().value("isPrimary", .bool, default: .boolean(false))
        #expect(
            accessor("colors", component) == "colors: ButtonTokens.colors.emphasized(isPrimary ? .filled : .outlined)"
        )
    }

    // MARK: Computed properties

    private func all(_ component: HandMadeComponent) -> [String: TokenAccessor] {
        let library = ScaffoldLibrary(component.library, of: Library())
        let tokens = TokenContext(component.scaffold, TokenAxis.axes(of: component.scaffold, in: library), in: library)
        return Dictionary(tokens.accessors.map { ($0.name, $0) }) { first, _ in first }
    }

    @Test(
        "the computed properties for them ask each other by the names that they have, also where members have taken the nicer ones"
    )
    func names() {
        #expect(
            all(HandMadeComponent())["outline"]?.value.text
                == "ComponentShape(ButtonTokens.shape, radius: metrics.cornerRadius)"
        )
        let taken = all(
            HandMadeComponent().value("metrics", .string).value("ownMetrics", .string).value("outline", .string)
        )
        #expect(taken["ownOwnMetrics"]?.type == "ComponentMetrics")
        #expect(
            taken["ownOutline"]?.value.text
                == "ComponentShape(ButtonTokens.shape, radius: ownOwnMetrics.cornerRadius)"
        )
    }

    @Test("the computed properties that tell whether a value is allowed have names that no member has")
    func rules() {
        let component = HandMadeComponent().binding("text", .string).value("minLength", .optional(.named("Int")))
        #expect(all(component)["textRules"]?.value.text == "ComponentTextRules(minLength: minLength)")
        #expect(all(component)["isUnfit"]?.value.text == "!textRules.allow(text)")
        let taken = component.value("textRules", .string).value("ownTextRules", .string).value("isUnfit", .bool)
        #expect(all(taken)["ownOwnTextRules"]?.value.text == "ComponentTextRules(minLength: minLength)")
        #expect(all(taken)["ownIsUnfit"]?.value.text == "!ownOwnTextRules.allow(text)")
    }
}
