import Foundation
import TestSupport
import Testing

/// The committed output is always what the program writes now: another test sees to that.
@Suite("The styles of the sample's components")
struct SampleStylesTests {
    private static let module = Shared.project.appending(path: "out/Sources/ElevateUI")

    private struct Source {
        let name: String
        let text: String
    }

    private static func text(of path: String) throws -> String {
        try String(contentsOf: module.appending(path: path), encoding: .utf8)
    }

    private static func sources(in folder: String) throws -> [Source] {
        try FileManager.default.contentsOfDirectory(atPath: module.appending(path: folder).path).sorted().map { name in
            Source(name: name, text: try text(of: "\(folder)/\(name)"))
        }
    }

    /// The values of neutral styles, which count where no token says another.
    private static let neutral = [
        "ComponentColors+Tones.swift", "ComponentMetrics+Sizes.swift", "ComponentShadow.swift",
        // What can't be read becomes black or white at the worst.
        "ComponentInk.swift",
        // The page that examples stand on is no component.
        "ComponentExamples.swift",
    ]

    @Test("have no color, no shadow and no distance of their own: all come from tokens, or from the neutral styles")
    func literals() throws {
        // What shows nothing is no color, and the colors for a severity change only what a token says.
        let literal =
            #/\bColor\((red|white|hue|uiColor|cgColor|\.)|\.(black|white|red|orange|green|blue|gray|yellow|teal)\b/#
            .wordBoundaryKind(.simple)
        let system = #/\.system[A-Z]\w*(Fill|Background|Red|Green|Blue|Orange|Gray|Teal)\b|\.shadow\(/#
            .wordBoundaryKind(.simple)
        let distance = #/\.padding\(\)|\.padding\((\.\w+, )?[1-9]|spacing: [1-9]|cornerRadius: [1-9]|lineWidth: [1-9]/#
        // A point between letters is no boundary of words by default.
        let borrowed = #/Component(Colors|Metrics)\.(neutral|primary|success|warning|danger|info)\b/#
            .wordBoundaryKind(.simple)
        for folder in ["SwiftUI", "UIKit", "Support"] {
            for source in try Self.sources(in: folder) where !Self.neutral.contains(source.name) {
                for line in source.text.split(separator: "\n") where !line.contains("//") {
                    let findings =
                        line.matches(of: literal).count + line.matches(of: system).count
                        + line.matches(of: distance).count + line.matches(of: borrowed).count
                    #expect(findings == 0, "\(source.name): \(line)")
                }
            }
        }
    }

    @Test("are neutral only in what no token of the component says")
    func neutralColors() throws {
        let tokens = Dictionary(
            uniqueKeysWithValues: try Self.sources(in: "DesignTokens/Generated").map { ($0.name, $0.text) }
        )
        let saying = [
            "background": ["fill", "fillDefault"], "text": ["text", "textDefault"],
            "border": ["border", "borderDefault"], "borderFocused": ["borderFocus"], "borderInvalid": ["borderInvalid"],
            "textDisabled": ["textDisabled"], "backgroundDisabled": ["fillDisabled"], "borderWidth": ["borderWidth"],
            "spacing": ["gap"], "padding": ["padding"], "cornerRadius": ["borderRadius"], "minimumHeight": ["height"],
            "iconSize": ["iconSize"],
        ]
        var compared = 0
        for source in try Self.sources(in: "DesignTokens/Components") {
            let own = tokens[source.name.replacing("Tokens.swift", with: "ComponentTokens.swift")] ?? ""
            for (label, names) in saying.sorted(by: { $0.key < $1.key }) {
                let isNeutral =
                    source.text.contains("\(label): ComponentColors.")
                    || source.text.contains("\(label): ComponentMetrics.")
                guard isNeutral else { continue }
                compared += 1
                for name in names {
                    #expect(!own.contains("let \(name):") && !own.contains("let \(name) "), "\(source.name): \(label)")
                }
            }
        }
        #expect(compared > 50)
    }

    @Test("of a drawer and of cards are those of its scrim and of their shadows")
    func scrimAndShadow() throws {
        let drawer = try Self.text(of: "DesignTokens/Components/DrawerTokens.swift")
        #expect(drawer.contains("scrim: DrawerComponentTokens.scrim"))
        #expect(drawer.contains("shadow: DrawerComponentTokens.shadow"))
        #expect(try Self.text(of: "SwiftUI/ElevateDrawer+SwiftUI.swift").contains("scrim: DrawerTokens.colors.scrim"))
        let card = try Self.text(of: "DesignTokens/Components/CardTokens.swift")
        #expect(card.contains("shadow: CardComponentTokens.shadow"))
        #expect(try Self.text(of: "SwiftUI/ElevateCard+SwiftUI.swift").contains("metrics.raisedShadow"))
    }

    @Test("of what is selected and pressed are those of its active state, or of its hover where there is none")
    func selectedPressed() throws {
        let button = try Self.text(of: "DesignTokens/Components/ButtonTokens.swift")
        #expect(button.contains("backgroundSelectedPressed: ButtonComponentTokens.fillDangerSelectedActive"))
        #expect(button.contains("borderDisabled: ButtonComponentTokens.borderDangerDisabled"))
    }

    /// Document 004: “backgroundHover: Color”.
    @Test("under the pointer of an iPad are those of its hover, and of a field as well")
    func hovered() throws {
        let button = try Self.text(of: "DesignTokens/Components/ButtonTokens.swift")
        #expect(button.contains("backgroundHovered: ButtonComponentTokens.fillDangerHover"))
        #expect(button.contains("backgroundSelectedHovered: ButtonComponentTokens.fillDangerSelectedHover"))
        #expect(button.contains("backgroundPressed: ButtonComponentTokens.fillDangerActive"))
        let surface = try Self.text(of: "Support/ComponentSurface.swift")
        #expect(surface.contains(".onHover { isHovered = $0 }"))
        #expect(surface.contains("states.union(isHovered ? .hovered : .normal)"))
    }
}
