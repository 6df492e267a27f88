import Core
import Documents
import Generate
import Reports
import SwiftModel
import Tokens

/// `specs/pages/tokens.mustache`: the template engine escapes all text, and styles are made of numbers alone.
struct TokensPage {
    let catalogue: TokenCatalogue
    /// Empty where no library is known.
    var swift: [TokenName: String] = [:]
    var pictures: [String: PictureOutcome] = [:]

    func print(into diagnostics: inout DiagnosticBag) -> [UInt8]? {
        PageTemplates.page("tokens", of: .tokens, data, into: &diagnostics)
    }

    var data: TemplateValue {
        let contrast = ContrastTables(catalogue)
        let ramps = ColorRamp.all(in: catalogue).map(\.data)
        return [
            "title": "Design tokens",
            "lead":
                "What each token is in light and in dark, what it refers to, and how well its colors are told apart.",
            "figures": .list(figures),
            "ramps": .list(ramps), "hasRamps": .boolean(!ramps.isEmpty),
            "contents": .list(
                (ramps.isEmpty ? [] : [Self.entry("ramps", "Color ramps")]) + catalogue.tiers.map(contents)
                    + (contrast.isEmpty ? [] : [Self.entry("contrast", "Contrast")])
            ),
            "tiers": .list(catalogue.tiers.map(section)),
            "pictureRules": .list(pictureRules.map { .string($0) }),
            "hasContrast": .boolean(!contrast.isEmpty),
            "contrastCount": .string(Count.of("pair", catalogue.pairs.count)),
            "contrast": .list(contrast.data),
        ]
    }

    var searched: [SiteTokens.Token] {
        catalogue.tiers.flatMap { tier in
            tier.groups.flatMap { group in
                group.tokens.map { token in
                    SiteTokens.Token(
                        name: token.name.text,
                        swift: swift[token.name],
                        group: group.title ?? tier.kind.title,
                        anchor: PageAnchor("token", token.name.text).text
                    )
                }
            }
        }
    }

    private var pictureRules: [String] {
        catalogue.tiers.filter { $0.kind == .component }.flatMap(\.groups).flatMap { group -> [String] in
            guard case .picture(let picture) = group.title.flatMap({ pictures[$0] }) else { return [] }
            return picture.summaryRules
        }
    }

    /// Falls back to the reason why it is not shown.
    private func picture(of group: TokenCatalogue.Group, in tier: TokenCatalogue.Tier) -> [(TemplateKey, TemplateValue)]
    {
        let outcome = tier.kind == .component ? group.title.flatMap { pictures[$0] } : nil
        switch outcome {
        case .picture(let picture):
            let modes = TokenMode.allCases.map { mode -> TemplateValue in
                ["mode": .string(mode.rawValue), "samples": .list(picture.summary(mode))]
            }
            return [
                ("picture", ["symbols": .list(picture.summarySymbols.map { .string($0) }), "modes": .list(modes)]),
                ("undrawn", .null),
            ]
        case .nothing(let reason): return [("picture", .null), ("undrawn", ["text": .string(reason)])]
        case nil: return [("picture", .null), ("undrawn", .null)]
        }
    }

    private var figures: [TemplateValue] {
        let contrast = ContrastFigures(catalogue.pairs)
        let tooLow = TokenMode.allCases.map { "\(contrast.tooLow[$0] ?? 0) in \($0.rawValue)" }
        var figures = catalogue.tiers.map { tier in
            Self.figure(tier.kind.title, tier.tokens.count, TokenFigures.text(of: tier, in: catalogue.graph))
        }
        if contrast.count > 0 {
            let text = "too low: \(tooLow.joined(separator: ", "))"
            figures.append(Self.figure("Contrast pairs", contrast.count, text))
        }
        let themes = ThemeFigures.all(of: catalogue)
        if !themes.isEmpty {
            let texts = themes.map { "\($0.theme.name): \($0.text)" }
            figures.append(Self.figure("Themes", themes.count, texts.joined(separator: ". ")))
        }
        return figures
    }

    private static func figure(_ title: String, _ count: Int, _ text: String) -> TemplateValue {
        ["title": .string(title), "count": .string("\(count)"), "text": .string(text)]
    }

    private static func entry(_ anchor: StaticString, _ title: StaticString) -> TemplateValue {
        ["anchor": .string("\(anchor)"), "title": .string("\(title)"), "groups": [], "hasGroups": false]
    }

    private func contents(of tier: TokenCatalogue.Tier) -> TemplateValue {
        [
            "anchor": .string(anchor(of: tier).text), "title": .string(tier.kind.title), "hasGroups": true,
            "groups": .list(tier.groups.map { .object(TemplateObject(heading(of: $0, in: tier))) }),
        ]
    }

    private func section(of tier: TokenCatalogue.Tier) -> TemplateValue {
        [
            "anchor": .string(anchor(of: tier).text), "title": .string(tier.kind.title),
            "count": .string("\(tier.tokens.count)"),
            "groups": .list(
                tier.groups.map { group in
                    let told = TokenGroup(group.tokens, swift: swift, in: catalogue.graph)
                    let rows = told.tokens.map { TokenRow(token: $0, graph: catalogue.graph, group: told).data }
                    return .object(
                        TemplateObject(
                            heading(of: group, in: tier) + picture(of: group, in: tier) + [
                                ("rows", .list(rows)), ("beginning", .string(told.names.text)),
                                ("scope", .string(told.swiftNames.text)),
                                ("targets", .string(told.targets.text)),
                            ]
                        )
                    )
                }
            ),
        ]
    }

    private func heading(of group: TokenCatalogue.Group, in tier: TokenCatalogue.Tier) -> [(TemplateKey, TemplateValue)]
    {
        let anchor =
            group.title.map { PageAnchor("group", tier.kind.rawValue, $0) } ?? PageAnchor("others", tier.kind.rawValue)
        return [
            ("anchor", .string(anchor.text)), ("title", .string(group.title ?? "Others")),
            ("count", .string("\(group.tokens.count)")),
        ]
    }

    private func anchor(of tier: TokenCatalogue.Tier) -> PageAnchor { PageAnchor("tier", tier.kind.rawValue) }
}

/// No two names have the same anchor, with any characters.
struct PageAnchor {
    let text: String

    init(_ kind: String, _ names: String...) {
        text = ([kind] + names.map(Self.escaped)).joined(separator: ":")
    }

    /// `-` and `_` stay; every other byte is two digits behind a dot.
    private static func escaped(_ name: String) -> String {
        var text = ""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                text.unicodeScalars.append(UnicodeScalar(byte))
            default:
                text += byte < 16 ? ".0" : "."
                text += String(byte, radix: 16)
            }
        }
        return text
    }
}

/// The pictures of components, by their names in tokens, with inner names that stand beside each other on one page.
enum TokenPictures {
    static func all(of components: [SwiftComponent], styles: [String: DrawnStyles]) -> [String: PictureOutcome] {
        let pictures = components.enumerated().map { place, component in
            let outcome = PictureOutcome(
                styles[component.tag],
                on: component.primitive,
                isItem: component.primitive == .item,
                hasTokens: true,
                prefix: "c\(place)"
            )
            return (component.names.web, outcome)
        }
        return Dictionary(pictures) { first, _ in first }
    }
}
