import Foundation
import TestSupport
import Testing

/// What a program in another language says that a token of the sample comes to.
private struct ResolvedToken {
    let name: String
    let isDark: Bool
    let kind: String
    /// A length, or red, green and blue to 255 and the opacity.
    let values: [Double]

    static func all() throws -> [ResolvedToken] {
        let table = Shared.project.appending(path: "Tests/Sample/tokens-2.0.tsv")
        return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return ResolvedToken(
                name: cells[0],
                isDark: cells[1] == "dark",
                kind: cells[2],
                values: cells[3...].compactMap(Double.init)
            )
        }
    }
}

@Suite("The sample's design tokens in Swift")
struct SampleTokenTests {
    @Test("are all there, and nothing else is")
    func complete() throws {
        let written = try GeneratedTokens.ofSample().members.map(\.token)
        let wanted = Set(try ResolvedToken.all().map(\.name))
        #expect(wanted.count > 1000)
        #expect(written.sorted() == wanted.sorted())
    }

    @Test(
        "come, through all references, to the colors that an independent program finds, to 1/255, and to its lengths",
        arguments: [("color", false, 700), ("color", true, 700), ("length", false, 200)]
    )
    func values(kind: String, isDark: Bool, least: Int) throws {
        let tokens = try GeneratedTokens.ofSample()
        let evaluation = TokenEvaluation(tokens: tokens, isDark: isDark)
        let members = Dictionary(uniqueKeysWithValues: tokens.members.map { ($0.token, $0) })
        let resolved = try ResolvedToken.all().filter { $0.isDark == isDark && $0.kind == kind }
        #expect(resolved.count > least)
        for token in resolved {
            let expression = try #require(members[token.name]).expression
            let isSame =
                switch try evaluation.value(of: expression) {
                case .color(let channels):
                    zip(channels, token.values.prefix(3).map { $0 / 255 } + token.values.suffix(1))
                        .allSatisfy { kind == "color" && abs($0 - $1) <= 1.0 / 255 }
                case .number(let number): kind == "length" && [number] == token.values
                case .other: false
                }
            #expect(isSame, "\(token.name) is \(expression), not \(token.values)")
        }
    }

    @Test("are colors of their own in a component only where the design system says so")
    func references() throws {
        let literal = try GeneratedTokens.ofSample().members.filter {
            $0.token.hasPrefix("elvt-component-") && $0.expression.contains("Color(")
        }
        #expect(literal.map(\.token) == ["elvt-component-tooltip-border"])
    }

    @Test("are never a color that shows nothing, for the sample asks for none")
    func clear() throws {
        for member in try GeneratedTokens.ofSample().members {
            let isClear = ["clear", "opacity: 0)"].contains { member.expression.contains($0) }
            #expect(!isClear, "\(member.token)")
        }
    }
}

@Suite("The styles of the sample's components")
struct SampleStylesTests {
    private static func sources(in folder: String) throws -> [(path: String, text: String)] {
        try GeneratedSwift.files(in: GeneratedSwift.sample.appending(path: folder))
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
        for source in try ["SwiftUI", "UIKit", "Support"].flatMap(Self.sources)
        where !Self.neutral.contains(source.path) {
            for line in source.text.split(separator: "\n") where !line.contains("//") {
                let isOwn =
                    line.contains(literal) || line.contains(system) || line.contains(distance)
                    || line.contains(borrowed)
                #expect(!isOwn, "\(source.path): \(line)")
            }
        }
    }

    @Test("are neutral only in what no token of the component says")
    func neutralColors() throws {
        let tokens = Dictionary(uniqueKeysWithValues: try Self.sources(in: "DesignTokens/Generated"))
        let saying = [
            "background": ["fill", "fillDefault"], "text": ["text", "textDefault"],
            "border": ["border", "borderDefault"], "borderFocused": ["borderFocus"], "borderInvalid": ["borderInvalid"],
            "textDisabled": ["textDisabled"], "backgroundDisabled": ["fillDisabled"], "borderWidth": ["borderWidth"],
            "spacing": ["gap"], "padding": ["padding"], "cornerRadius": ["borderRadius"], "minimumHeight": ["height"],
            "iconSize": ["iconSize"],
        ]
        var compared = 0
        for source in try Self.sources(in: "DesignTokens/Components") {
            let own = tokens[source.path.replacing("Tokens.swift", with: "ComponentTokens.swift")] ?? ""
            for (label, names) in saying.sorted(by: { $0.key < $1.key })
            where ["Colors", "Metrics"].contains(where: { source.text.contains("\(label): Component\($0).") }) {
                compared += 1
                for name in names {
                    #expect(!own.contains("let \(name):") && !own.contains("let \(name) "), "\(source.path): \(label)")
                }
            }
        }
        #expect(compared > 50)
    }
}

/// What is planted in the sample's tokens stands in `specs/elevate/README.md`; everything else is meant to be right.
@Suite("The lints on the sample's tokens")
struct SampleLintTests {
    private static let folder = GeneratedInputs.sample.appending(path: "tokens")

    /// Lints with the file and what stands in the line, as far as the colon.
    private static let planted = [
        "tokens.contrast components/_badge.scss $elvt-component-badge-text-warning",
        "tokens.fallback components/_link.scss $elvt-component-link-text-visited",
        "tokens.literal-color components/_tooltip.scss $elvt-component-tooltip-border",
        "tokens.no-dark-value light.scss $elvt-alias-content-link-visited",
        "tokens.skipped-tier components/_progress.scss $elvt-component-progress-track",
    ]

    private static func run(_ options: [String]) async throws -> ProgramRun {
        try await TemporaryFolder.with { try await $0.run(["tokens"] + options, timeLimit: 120) }
    }

    @Test("find each mistake that is planted, and warn of nothing else")
    func planted() async throws {
        let run = try await Self.run(["--diagnostics", "json"]).exits(0)
        let findings = try run.errorLines.compactMap { line -> String? in
            let diagnostic = try JSONInstance(Array(line.utf8))
            guard diagnostic["severity"]?.text == "warning", let id = diagnostic["id"]?.text, id.hasPrefix("tokens."),
                let path = diagnostic["file"]?.text, let number = diagnostic["line"]?.wholeNumber
            else { return nil }
            let file = String(path.split(separator: "/tokens/").last ?? "")
            let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
            let declaration = text.split(separator: "\n", omittingEmptySubsequences: false)[number - 1]
            return "\(id) \(file) \(declaration.prefix { $0 != ":" })"
        }
        #expect(findings.sorted() == Self.planted)
    }

    @Test("tell of each pair the contrast that its colors have by the formula of WCAG, in light and in dark")
    func contrast() async throws {
        // What is translucent is seen on something else, too.
        let opaque = try ResolvedToken.all().filter { $0.kind == "color" && $0.values[3] == 1 }
        let colors = Dictionary(
            uniqueKeysWithValues: opaque.map {
                ("\($0.name) \($0.isDark ? "dark" : "light")", $0.values.map { $0 / 255 })
            }
        )
        let json = try JSONInstance(try await Self.run(["--format", "json", "--quiet"]).output)
        let pairs = try #require(json["contrast"]?.elements)
        #expect(pairs.count > 300)
        for pair in pairs {
            let text = try #require(pair["text"]?.text)
            let fill = try #require(pair["fill"]?.text)
            for mode in ["light", "dark"] {
                // A border in the color of its fill is not there to be seen.
                guard case .number(let ratio)? = pair[mode]?["ratio"] else { continue }
                let (front, back) = (colors["\(text) \(mode)"], colors["\(fill) \(mode)"])
                let wanted = try WCAG.contrast(#require(front), #require(back))
                #expect(abs(ratio - wanted) < 0.01, "\(text) on \(fill) in \(mode): \(ratio), not \(wanted)")
            }
        }
    }
}

/// The tables that tests compare with were written by programs in another language; whoever changes the files they are about
/// has to run those again.
@Suite("What programs in Python find is what the tables say")
struct IndependentProgramTests {
    @Test(
        "of the tokens of the sample and of the token files",
        .enabled("python3 is not installed") { await Python.isInstalled },
        arguments: [
            ["Tests/Sample/resolve_tokens.py", "specs/elevate/2.0/tokens", "Tests/Sample/tokens-2.0.tsv"],
            ["Tests/TokenFiles/count_tokens.py", "Tests/TokenFiles", "Tests/TokenFiles/tokens.tsv"],
        ]
    )
    func same(words: [String]) async throws {
        let paths = words.map { Shared.project.appending(path: $0).path }
        let lines = try await Python.run(Array(paths.prefix(2))).split(separator: "\n")
        let wanted = try String(contentsOfFile: paths[2], encoding: .utf8).split(separator: "\n")
        #expect(wanted.count > 100)
        let difference = lines.difference(from: wanted)
        #expect(difference.isEmpty, "\(words[2]) is out of date: \(difference.prefix(5))")
    }
}
