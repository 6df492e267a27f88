import Core
import SwiftModel
import Testing
import Tokens

@testable import Generate

/// Document 000, section 5, has a button with the variants `default`, `destructive`, `outline`, `secondary`, `ghost` and `link`.
@Suite("Variants without design tokens have styles of the system")
struct VariantStyleTests {
    private func button(
        _ property: String,
        _ values: [String],
        rows: String = "",
        style: TemplateStyle = .elevate
    ) throws -> RenderedFiles {
        let type = values.map { "'\($0)'" }.joined(separator: " | ")
        let json = componentJSON([(property, "\(type) = '\(values[0])'")], slots: [""])
        return try SmallLibrary(("x-button", json), rows: rows, style: style).files
    }

    private let variants = ["default", "destructive", "outline", "secondary", "ghost", "link"]

    @Test("`case .destructive: .red`, `case .outline: .clear`, `case .ghost: .clear`", arguments: allStyles)
    func document(style: TemplateStyle) throws {
        let text = try button("variant", variants, style: style).text("ButtonTokens.swift")
        for line in [
            "case .default: .primary", "case .destructive: .danger", "case .outline: .neutral.emphasized(.outlined)",
            "case .secondary: .neutral.emphasized(.secondary)", "case .ghost: .neutral.emphasized(.plain)",
            "case .link: .neutral.emphasized(.link)",
        ] {
            #expect(text.contains(line), "\(line) in \(text)")
        }
        #expect(!text.contains("TODO"), "each value is known")
    }

    @Test("also in the words of other libraries")
    func otherWords() throws {
        let text = try button("appearance", ["danger", "primary", "tertiary", "tonal", "stroked", "text-danger"])
            .text("ButtonTokens.swift")
        for line in [
            "case .danger: .danger", "case .primary: .primary", "case .tertiary: .neutral.emphasized(.plain)",
            "case .tonal: .neutral.emphasized(.soft)", "case .stroked: .neutral.emphasized(.outlined)",
            "case .textDanger: .danger.emphasized(.plain)",
        ] {
            #expect(text.contains(line), "\(line) in \(text)")
        }
    }

    @Test("by the other axis, where one says the tone and one how much of it is drawn")
    func axes() throws {
        let axes = [("tone", "'neutral' | 'danger'"), ("appearance", "'filled' | 'outlined' | 'link'")]
        let files = try SmallLibrary(("x-button", componentJSON(axes, slots: [""]))).files
        #expect(files.text("XButton+SwiftUI.swift").contains(".emphasized("))
        #expect(files.text("ButtonTokens.swift").contains("case .link: .link"))
        #expect(files.text("ButtonTokens.swift").contains("case .danger: .danger"))
    }

    @Test("and what is filled is in the tint of the app, where nothing else of a button differs")
    func emphasisAlone() throws {
        let text = try button("appearance", ["contained", "outlined", "text"]).text("ButtonTokens.swift")
        #expect(text.contains("static let colors = ComponentColors.primary"))
        #expect(text.contains("case .text: .plain"))
    }

    @Test("that a project says with rows of its own, which go before the built-in ones")
    func project() throws {
        let rows = "## Variants\n\n| Web | Emphasis | Tone |\n|---|---|---|\n| `mauve`, `ghost` | `soft` | `info` |\n"
        let text = try button("variant", ["primary", "danger", "mauve", "ghost"], rows: rows).text("ButtonTokens.swift")
        #expect(text.contains("case .mauve, .ghost: .info.emphasized(.soft)"))
    }

    @Test("are those of the buttons of the system in the set native, where a text can be read in them")
    func system() throws {
        let text = try button("variant", variants, style: .native).text("ComponentSystemButtonStyle.swift")
        for line in [
            "case nil, .secondary, .soft: legible(configuration).buttonStyle(.bordered)",
            "case .plain: legible(configuration).buttonStyle(.borderless)", "case .outlined: drawn(configuration)",
            // The system writes white on it, which in dark mode is white on white, and dims what is disabled.
            "configuration.label.foregroundStyle(text)",
            "if metrics.ownPadding != nil || isSelected || !isEnabled {\n            drawn(configuration)",
        ] {
            #expect(text.contains(line), "\(line)")
        }
    }

    @Test("badges of the system style show them, too")
    func badges() throws {
        let variant = ("variant", "'default' | 'secondary' | 'outline'")
        let text = try swiftUI("x-badge", variant, slots: [""], style: .native)
        #expect(text.contains("colors: colors.softened,"))
    }

    // MARK: Pictures

    private func drawn(
        _ emphasis: VariantMeaning.Emphasis,
        _ tone: String = "neutral",
        _ state: DrawnStyles.State = .normal
    ) -> DrawnStyles.Colors {
        DrawnColors(SystemStyles.colors(of: tone), parts: nil, drawn: emphasis) { SystemStyles.color($0) }
            .paints(in: state, .button)
    }

    @Test("pictures are drawn as the Swift draws them, pressed and disabled as well")
    func pictures() throws {
        func alpha(_ ink: DrawnStyles.Ink?) -> Double? { ink?.light.alpha }
        let filled = drawn(.filled, "danger")
        #expect(alpha(drawn(.outlined)[.background]) == 0 && alpha(drawn(.outlined)[.border]) == 0.29)
        #expect(drawn(.outlined, "danger")[.border] == filled[.background])
        #expect(alpha(drawn(.plain)[.background]) == 0 && alpha(drawn(.plain)[.border]) == 0)
        #expect(alpha(drawn(.plain, "neutral", .pressed)[.background]) == 0.15)
        #expect(drawn(.secondary, "danger")[.background] == drawn(.secondary)[.background])
        #expect(alpha(drawn(.secondary)[.background]) == 0.12, "lighter than what has no tone")
        #expect(alpha(drawn(.filled)[.background]) == 0.16)
        for emphasis in VariantMeaning.Emphasis.allCases {
            #expect(drawn(emphasis, "danger", .disabled)[.text] == drawn(.filled, "neutral", .disabled)[.text])
        }
    }

    @Test("and texts can be read in them, whatever is drawn of whatever tone in whatever state")
    func readable() {
        for emphasis in VariantMeaning.Emphasis.allCases {
            for tone in ["neutral", "primary", "success", "warning", "danger", "info"] {
                for state in DrawnStyles.State.allCases {
                    let colors = drawn(emphasis, tone, state)
                    for (mode, screen) in [(TokenMode.light, TokenColor.white), (.dark, .black)] {
                        guard let text = colors[.text]?[mode], let fill = colors[.background]?[mode] else {
                            Issue.record("nothing is drawn")
                            continue
                        }
                        let contrast = ColorContrast(of: text, on: fill, over: screen)
                        #expect(contrast >= .text, "\(emphasis) \(tone) \(state) in \(mode): \(contrast.ratio)")
                    }
                }
            }
        }
    }

    @Test(
        "chips and buttons are told that they are selected, and what is in them that it is disabled",
        arguments: allStyles
    )
    func told(style: TemplateStyle) throws {
        let flags = [("selected", "boolean"), ("disabled", "boolean")]
        let members = componentJSON(flags, slots: [""], events: ["select"])
        let chip = try SmallLibrary(("x-chip", members), style: style).files
        let body = chip.text("XChip+SwiftUI.swift")
        #expect(body.firstMatch(of: #/ComponentSurface\([^)]*isSelected: isSelected/#) != nil, "\(body)")
        #expect(body.contains(#/ComponentSurfaceText\([^)]*isSelected: isSelected/#), "\(body)")
        let button = try SmallLibrary(("x-button", members), style: style).files.text("XButton+SwiftUI.swift")
        #expect(
            button.firstMatch(of: #/Component(System)?ButtonStyle\([^)]*isSelected: isSelected/#) != nil,
            "\(button)"
        )
    }

    // MARK: Flags that say how much a button stands out

    private func text(_ flags: [String], _ style: TemplateStyle) throws -> String {
        try swiftUI("x-button", of: flags.map { ($0, "boolean") }, slots: [""], style: style)
    }

    @Test("a flag that marks the main button lets the others stand out less", arguments: allStyles)
    func primary(style: TemplateStyle) throws {
        let text = try text(["primary"], style)
        #expect(text.contains("isPrimary: Bool = false"))
        #expect(text.contains(".emphasized(isPrimary ? .filled : .outlined)"), "\(text)")
        #expect(!text.contains("TODO"))
    }

    @Test("as many flags as there may be are on lines that are no longer than others", arguments: allStyles)
    func many(style: TemplateStyle) throws {
        let all = ["primary", "outline", "secondary", "filled", "minimal"]
        for count in 1...all.count {
            let text = try text(Array(all.prefix(count)), style)
            #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count <= 120 }, "\(text)")
        }
        let three = try text(Array(all.prefix(3)), style)
        #expect(
            three.contains(
                """
                        ButtonTokens.colors.emphasized(
                            isPrimary ? .filled : (isOutlined ? .outlined : (isSecondary ? .secondary : .outlined))
                        )
                """
            ),
            "\(three)"
        )
        #expect(
            try text(all, style).contains(
                """
                        ButtonTokens.colors.emphasized(
                            isPrimary
                                ? .filled
                                : (isOutlined
                                    ? .outlined
                                    : (isSecondary
                                        ? .secondary
                                        : (isFilled
                                            ? .filled
                                            : (isMinimal
                                                ? .plain
                                                : .outlined))))
                        )
                """
            )
        )
    }
}
