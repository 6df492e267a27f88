import Core
import SwiftModel
import Testing

@testable import Generate

@Suite("Design tokens of several parts in Swift")
struct CompositeTokenTests {
    private static let primitives = """
        --elvt-primitives-ink: #000000; --elvt-primitives-paper: #ffffff; --elvt-primitives-two: 2px;
        --elvt-primitives-font-text: "Inter", sans-serif; --elvt-primitives-size-m: 1rem;
        --elvt-primitives-weight-bold: 700; --elvt-primitives-height-text: 1.5; --elvt-primitives-fast: 120ms;
        --elvt-primitives-out: cubic-bezier(0.2, 0, 0, 1); --elvt-primitives-line-style: dashed;
        """

    /// Why the tokens of a sheet are left out, or are without something.
    private func reasons(_ text: String) -> [String] {
        TokenSheet(text).diagnostics.filter { $0.id == .tokensNotInSwift }.map { diagnostic in
            diagnostic.message.split(separator: ": ").dropFirst().joined(separator: ": ")
        }
    }

    // MARK: Each type

    /// Aliases in CSS, some of them for dark, or in JSON, and their members without the enum that they stand in.
    private static let values: [(promise: String, aliases: String, dark: String, members: [String])] = [
        (
            "a typography refers to the tokens of its weight, its size, its line height and its fonts",
            """
            --elvt-alias-a-b: var(--elvt-primitives-weight-bold) var(--elvt-primitives-size-m) /
                var(--elvt-primitives-height-text) var(--elvt-primitives-font-text);
            --elvt-alias-a-c: italic 20px/24px "Menlo", monospace;
            """, "",
            [
                "b: ComponentTypography = ComponentTypography(families: ElevatePrimitives.fontText, "
                    + "size: ElevatePrimitives.sizeM, weight: ElevatePrimitives.weightBold, "
                    + "lineHeight: .multiple(ElevatePrimitives.heightText), textStyle: .callout)",
                "c: ComponentTypography = ComponentTypography(families: [\"Menlo\", \"monospace\"], size: 20, "
                    + "weight: .regular, isItalic: true, lineHeight: .points(24), textStyle: .title3)",
            ]
        ),
        (
            "a typography in JSON has what it says, and its letter spacing as well",
            """
            "size": {"$type": "dimension", "$value": {"value": 17, "unit": "px"}},
            "text": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "{elvt.alias.a.size}",
                "fontWeight": "semi-bold", "letterSpacing": {"value": 0.5, "unit": "px"}, "lineHeight": 1.2}}
            """, "",
            [
                "size: CGFloat = 17",
                "text: ComponentTypography = ComponentTypography(families: [\"Inter\"], size: ElevateAliases.A.size, "
                    + "weight: .semibold, lineHeight: .multiple(1.2), letterSpacing: .points(0.5), textStyle: .body)",
            ]
        ),
        (
            "so has one of Tokens Studio, and its case as well",
            """
            "text": {"type": "typography", "value": {"fontSize": "12px", "textCase": "uppercase",
                "letterSpacing": "0.05em", "textDecoration": "none"}}
            """, "",
            [
                "text: ComponentTypography = ComponentTypography(size: 12, letterSpacing: .multiple(0.05), "
                    + "textCase: .uppercase, textStyle: .caption)"
            ]
        ),
        (
            "a border refers to the tokens of its width and its color, and has that of the text without one",
            """
            --elvt-alias-a-b: var(--elvt-primitives-two) var(--elvt-primitives-line-style) var(--elvt-primitives-ink);
            --elvt-alias-a-c: 1px dotted;
            --elvt-alias-a-d: none 1px #fff;
            """, "",
            [
                "b: ComponentBorder = ComponentBorder(color: ElevatePrimitives.ink, width: ElevatePrimitives.two, "
                    + "style: ElevatePrimitives.lineStyle)",
                "c: ComponentBorder = ComponentBorder(width: 1, style: .dotted)",
                "d: ComponentBorder = ComponentBorder(color: Color(red: 1, green: 1, blue: 1), width: 1, style: .hidden)",
            ]
        ),
        (
            "a line may have dashes of its own, also in a border",
            """
            "dash": {"$type": "strokeStyle", "$value": {"dashArray": ["4px", "0.125rem"], "lineCap": "round"}},
            "line": {"$type": "strokeStyle", "$value": "dashed"},
            "one": {"$type": "border", "$value": {"color": "#000000", "width": "1px", "style": "{elvt.alias.a.dash}"}},
            "two": {"$type": "border", "$value": {"color": "#000000", "width": "1px",
                "style": {"dashArray": ["3px"], "lineCap": "butt"}}}
            """, "",
            [
                "dash: ComponentLineStyle = .pattern(dashes: [4, 2], cap: .round)",
                "line: ComponentLineStyle = .dashed",
                "one: ComponentBorder = ComponentBorder(color: Color(red: 0, green: 0, blue: 0), width: 1, "
                    + "style: ElevateAliases.A.dash)",
                "two: ComponentBorder = ComponentBorder(color: Color(red: 0, green: 0, blue: 0), width: 1, "
                    + "style: .pattern(dashes: [3], cap: .butt))",
            ]
        ),
        (
            "a transition refers to the tokens of its duration and its easing, and several are a list",
            """
            --elvt-alias-a-b: opacity var(--elvt-primitives-fast) var(--elvt-primitives-out) 50ms;
            --elvt-alias-a-c: all 1s linear, color var(--elvt-primitives-fast) ease-in;
            """, "",
            [
                "b: ComponentTransition = ComponentTransition(property: \"opacity\", "
                    + "duration: ElevatePrimitives.fast, delay: 0.05, curve: ElevatePrimitives.out)",
                "c: [ComponentTransition] = [ComponentTransition(duration: 1, curve: .linear), "
                    + "ComponentTransition(property: \"color\", duration: ElevatePrimitives.fast, "
                    + "curve: ComponentCurve(x1: 0.42, y1: 0, x2: 1, y2: 1))]",
            ]
        ),
        (
            "a gradient is one of SwiftUI, with the tokens of its colors",
            """
            "ink": {"$type": "color", "$value": "#000000"},
            "fade": {"$type": "gradient", "$value": [{"color": "{elvt.alias.a.ink}", "position": 0},
                {"color": "#ffffff", "position": 1}]}
            """, "",
            [
                "fade: Gradient = Gradient(stops: [Gradient.Stop(color: ElevateAliases.A.ink, location: 0), "
                    + "Gradient.Stop(color: Color(red: 1, green: 1, blue: 1), location: 1)])",
                "ink: Color = Color(red: 0, green: 0, blue: 0)",
            ]
        ),
        (
            "a shadow refers to the tokens of its color and its lengths, layer by layer",
            "--elvt-alias-a-b: 0 1px 3px 4px var(--elvt-primitives-ink), inset 0 0 0 var(--elvt-primitives-two) #fff;",
            "",
            [
                "b: [ComponentShadow] = [ComponentShadow(color: ElevatePrimitives.ink, x: 0, y: 1, blur: 3, spread: 4), "
                    + "ComponentShadow(color: Color(red: 1, green: 1, blue: 1), x: 0, y: 0, blur: 0, "
                    + "spread: ElevatePrimitives.two, isInset: true)]"
            ]
        ),
        (
            "a padding refers to the token of each side",
            "--elvt-alias-a-padding: 4px var(--elvt-primitives-two);", "",
            [
                "padding: EdgeInsets = EdgeInsets(top: 4, leading: ElevatePrimitives.two, bottom: 4, "
                    + "trailing: ElevatePrimitives.two)"
            ]
        ),
        (
            "the color of the text is a style, for no color knows it",
            "--elvt-alias-a-b: currentColor;", "",
            ["b: ForegroundStyle = ForegroundStyle()"]
        ),
        (
            "lists of one kind are lists in Swift, and words are texts",
            """
            --elvt-alias-a-b: #fff, var(--elvt-primitives-ink);
            --elvt-alias-a-c: 100ms 200ms;
            --elvt-alias-a-d: opacity, transform;
            --elvt-alias-a-family: Arial Black;
            --elvt-alias-a-g: Arial Black;
            --elvt-alias-a-h: 20% 40%;
            """, "",
            [
                "b: [Color] = [Color(red: 1, green: 1, blue: 1), ElevatePrimitives.ink]",
                "c: [Double] = [0.1, 0.2]",
                "d: [String] = [\"opacity\", \"transform\"]", "family: [String] = [\"Arial Black\"]",
                "g: String = \"Arial Black\"", "h: [CGFloat] = [0.2, 0.4]",
            ]
        ),
        (
            "what differs in its colors alone follows the appearance by itself",
            """
            --elvt-alias-a-line: var(--elvt-primitives-ink);
            --elvt-alias-a-b: 1px solid var(--elvt-alias-a-line);
            --elvt-alias-a-c: 1px solid #fff;
            --elvt-alias-a-d: 0 1px var(--elvt-primitives-ink);
            """,
            """
            --elvt-alias-a-line: var(--elvt-primitives-paper); --elvt-alias-a-c: 1px solid var(--elvt-primitives-ink);
            --elvt-alias-a-d: 0 1px var(--elvt-primitives-paper);
            """,
            [
                "b: ComponentBorder = ComponentBorder(color: ElevateAliases.A.line, width: 1, style: .solid)",
                "c: ComponentBorder = ComponentBorder(color: Color(light: Color(red: 1, green: 1, blue: 1), "
                    + "dark: ElevatePrimitives.ink), width: 1, style: .solid)",
                "d: [ComponentShadow] = [ComponentShadow(color: Color(light: ElevatePrimitives.ink, "
                    + "dark: ElevatePrimitives.paper), x: 0, y: 1, blur: 0, spread: 0)]",
                "line: Color = Color(light: ElevatePrimitives.ink, dark: ElevatePrimitives.paper)",
            ]
        ),
        (
            "what differs in more than that is a pair, whose parts refer to tokens, and to the parts of pairs",
            """
            --elvt-alias-a-size: 1px; --elvt-alias-a-b: var(--elvt-alias-a-size) solid var(--elvt-primitives-ink);
            --elvt-alias-a-c: var(--elvt-alias-a-b);
            """, "--elvt-alias-a-size: var(--elvt-primitives-two);",
            [
                "b: ComponentAdaptive<ComponentBorder> = ComponentAdaptive(light: ComponentBorder("
                    + "color: ElevatePrimitives.ink, width: ElevateAliases.A.size.light, style: .solid), "
                    + "dark: ComponentBorder(color: ElevatePrimitives.ink, width: ElevateAliases.A.size.dark, "
                    + "style: .solid))",
                "c: ComponentAdaptive<ComponentBorder> = ElevateAliases.A.b",
                "size: ComponentAdaptive<CGFloat> = ComponentAdaptive(light: 1, dark: ElevatePrimitives.two)",
            ]
        ),
        (
            "where two parts come to what one token says, nobody knows which of them is meant, and neither refers to it",
            "--elvt-alias-a-b: 2px var(--elvt-primitives-two) var(--elvt-primitives-ink);", "",
            [
                "b: [ComponentShadow] = [ComponentShadow(color: ElevatePrimitives.ink, x: 2, y: 2, blur: 0, spread: 0)]"
            ]
        ),
        (
            "a name in another spelling, the one token of both appearances, and a name that says less are still references",
            """
            --elvt-alias-a-b: 1px solid var(--elvtPrimitivesInk); --elvt-alias-a-c: var(--elvt-primitives-ink);
            --elvt-alias-a-label: var(--elvt-primitives-weight-bold);
            """, "--elvt-alias-a-c: var(--elvt-primitives-ink);",
            [
                "b: ComponentBorder = ComponentBorder(color: ElevatePrimitives.ink, width: 1, style: .solid)",
                "c: Color = ElevatePrimitives.ink", "label: Font.Weight = ElevatePrimitives.weightBold",
            ]
        ),
    ]

    @Test("Values are those of Swift, with the tokens that they refer to", arguments: values.indices)
    func members(index: Int) {
        let (promise, aliases, dark, members) = Self.values[index]
        let css = ":root { \(Self.primitives) \(aliases) } .dark { \(dark) }"
        let sheet = TokenSheet(aliases.hasPrefix("\"") ? #"{"elvt": {"alias": {"a": {\#(aliases)}}}}"# : css)
        let start = "ElevateAliases.A."
        let found = sheet.members.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
        #expect(found == members, "\(promise)")
    }

    @Test("No group of tokens hides a type that values are made of")
    func hiddenTypes() {
        let words = ["gradient", "color", "font", "foreground-style", "edge-insets", "component-border"]
        let sheet = TokenSheet(":root {" + words.map { "--elvt-alias-\($0)-x: 1px;" }.joined() + "}")
        let groups = sheet.library.containers.flatMap { sheet.library.tokens(of: $0) }.compactMap {
            $0.home.group?.name
        }
        #expect(groups.count == words.count)
        #expect(Set(groups).isDisjoint(with: ["Gradient", "Color", "Font", "ForegroundStyle", "EdgeInsets"]))
    }

    // MARK: What is left out

    @Test("What is left out, or loses something, says why")
    func reasonsToLeaveOut() {
        func alias(_ value: String) -> String { ":root { --elvt-alias-a-b: \(value); }" }
        #expect(reasons(alias("1px groove red")) == ["iOS draws no line that is `groove`, and it is a solid one"])
        #expect(reasons(alias("0 auto")) == ["its parts are of different kinds"])
        #expect(reasons(alias("1px 2px, 3px 4px")) == ["it is a list of lists"])
        #expect(reasons(alias("2em/1.5 \"Inter\"")) == ["its font size depends on that of other text"])
        let expected = ["it is one thing in light and another in dark"]
        #expect(reasons(alias("1px") + ".dark { --elvt-alias-a-b: #fff; }") == expected)
        func json(_ type: String, _ value: String) -> String { #"{"a": {"$type": "\#(type)", "$value": \#(value)}}"# }
        #expect(reasons(json("border", ##"{"color": "#fff", "style": "solid"}"##)) == ["it does not say its `width`"])
        #expect(reasons(json("transition", #"{"duration": "1s"}"#)) == ["it does not say its `timingFunction`"])
        #expect(
            reasons(#"{"a": {"type": "typography", "value": {"fontSize": "1rem", "paragraphSpacing": "4px"}}}"#)
                == ["SwiftUI has nothing for its `paragraphSpacing`"]
        )
    }
}
