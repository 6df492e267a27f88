import Foundation
import TestSupport
import Testing

@Suite("The pictures of the sample", .keepsGoing)
struct SamplePictureTests {
    private let folder = TemporaryFolder()
    private static let folder = "Documentation/Site/components/"

    /// The sets of colors in a generated file: what stands behind each label of `ComponentColors`.
    private static func sets(in text: String) -> [String: [String: String]] {
        var sets: [String: [String: String]] = [:]
        let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for match in flat.matches(of: #/static let `?(\w+)`? = ComponentColors\(([^;]*?)\)(?= static| }| \/\/\/)/#) {
            var values: [String: String] = [:]
            for argument in match.2.matches(of: #/(\w+): ([\w.`]+)(?=,| |$)/#) where values[String(argument.1)] == nil {
                values[String(argument.1)] = String(argument.2)
            }
            sets[String(match.1)] = values
        }
        for match in flat.matches(of: #/static let colors(?:: ComponentColors)? = (\w+)/#)
        where match.1 != "ComponentColors" {
            sets["colors"] = sets[String(match.1)]
        }
        return sets
    }

    /// `#ce0101` and the like, as shares of 1.
    private static func channels(_ css: some StringProtocol) throws -> [Double] {
        let digits = Array(css.dropFirst())
        try #require(css.hasPrefix("#") && [6, 8].contains(digits.count), "\(css)")
        return stride(from: 0, to: digits.count, by: 2).map { place in
            Double(Int(String(digits[place...place + 1]), radix: 16) ?? -1) / 255
        }
    }

    /// Contrasts of texts and marks, where their tokens have less on what is behind them.
    private static let leastContrast = ["fg": 4.5, "ti": 3]

    /// The colors that may be behind the texts of a rule: its own, over the screen, and the screen alone.
    private static func grounds(of rule: Substring, isDark: Bool) throws -> [[Double]] {
        let screen = isDark ? 0.0 : 1.0
        let alone = [screen, screen, screen]
        guard let own = rule.split(separator: ";").first(where: { $0.hasPrefix("--bg:#") }) else { return [alone] }
        let color = try channels(own.dropFirst("--bg:".count))
        let opacity = color.count == 4 ? color[3] : 1
        return [color.prefix(3).map { $0 * opacity + screen * (1 - opacity) }, alone]
    }

    /// The label of `ComponentColors` that a state has its color from, and the name of the paint.
    private static let labels: [String: [String: String]] = [
        "default": ["bg": "background", "fg": "text", "bd": "border", "ti": "tint"],
        "pressed": ["bg": "backgroundPressed"], "selected": ["bg": "backgroundSelected", "fg": "textSelected"],
        "focused": ["bd": "borderFocused"], "invalid": ["bd": "borderInvalid"],
        "disabled": ["bg": "backgroundDisabled", "fg": "textDisabled", "bd": "borderDisabled"],
    ]

    @Test("are in the colors that the generated Swift has, in each tone, state and appearance")
    func colors() async throws {
        let root = GeneratedSwift.sample.appending(path: "DesignTokens")
        let tokens = try GeneratedTokens.ofSample()
        let run = try await DocsRun.ofSample(format: "html")
        var compared = 0
        var replaced = 0
        for (name, page) in run.pages(in: Self.folder, ending: ".html").sorted(by: { $0.key < $1.key }) {
            guard page.contains("id=\"variants\"") else { continue }
            let file = "Components/\(name.dropFirst("Elevate".count))Tokens.swift"
            let sets = Self.sets(in: try String(contentsOf: root.appending(path: file), encoding: .utf8))
            let states = try #require(page.firstMatch(of: #/<thead><tr>(.*?)<\/tr>/#)).1
                .matches(of: #/<th scope="col">([^<]*)</#).map { String($0.1) }
            let light = try #require(page.components(separatedBy: "<div class=\"mode light").dropFirst().first)
                .components(separatedBy: "<div class=\"mode dark")[0]
            let tones = light.matches(of: #/<th scope="rowgroup"[^>]*>([^<]*)</#).map { String($0.1) }
            for (tone, toneName) in (tones.isEmpty ? [""] : tones).enumerated() {
                let set = try #require(sets[toneName.isEmpty ? "colors" : "\(toneName)Colors"], "\(name) \(toneName)")
                let places = light.matches(of: #/drawing l(\d+)-(\d+)"/#).filter { $0.1 == "\(tone)" }.map {
                    String($0.2)
                }
                var columns: [String] = []
                for place in places where !columns.contains(place) { columns.append(place) }
                #expect(columns.count == states.count, "\(name)")
                for (column, state) in zip(columns, states) {
                    for (paint, label) in Self.labels[state] ?? [:] {
                        guard let word = set[label], !word.hasPrefix("ComponentColors.") else { continue }
                        for (mode, isDark) in [("l", false), ("d", true)] {
                            let rule = ".\(mode)\(tone)-\(column){"
                            let start = try #require(page.range(of: rule), "\(name) \(rule)")
                            let body = page[start.upperBound...].prefix { $0 != "}" }
                            guard
                                let value = body.split(separator: ";").first(where: { $0.hasPrefix("--\(paint):") })
                            else { continue }
                            let drawn = try Self.channels(value.dropFirst("--\(paint):".count))
                            let evaluation = TokenEvaluation(tokens: tokens, isDark: isDark)
                            guard case .color(let wanted) = try evaluation.value(of: word) else {
                                Issue.record("\(word) is no color")
                                continue
                            }
                            let place = "\(name) \(toneName) \(state) \(label) \(mode)"
                            let isSame = zip(drawn, wanted).allSatisfy { abs($0 - $1) <= 0.5 / 255 + 0.00001 }
                            guard let least = Self.leastContrast[paint], !isSame else {
                                #expect(isSame, "\(place)")
                                compared += 1
                                continue
                            }
                            let isReadable = try Self.grounds(of: body, isDark: isDark).contains {
                                WCAG.contrast(wanted, $0) < least && WCAG.contrast(drawn, $0) > least - 0.1
                            }
                            #expect(isReadable, "\(place)")
                            replaced += 1
                        }
                    }
                }
            }
        }
        #expect(compared > 600 && replaced > 0, "\(compared), \(replaced)")
    }

    @Test("are there or are said not to be, and no frame is empty")
    func frames() async throws {
        let run = try await DocsRun.ofSample(format: "html")
        var pictured = 0
        for (name, page) in run.pages(in: Self.folder, ending: ".html") {
            let hasPictures = page.contains("id=\"variants\"")
            #expect(hasPictures != page.contains("<p class=\"note undrawn\">No variants are drawn. "), "\(name)")
            let shapes = Set(page.matches(of: #/<symbol id="([^"]+)" viewBox="[^"]+">(?=<)/#).map { String($0.1) })
            let named = Set(page.matches(of: #/<use href="#([^"]+)">/#).map { String($0.1) })
            #expect(named == shapes, "\(name)")
            #expect(hasPictures == !named.isEmpty, "\(name)")
            if hasPictures { pictured += 1 }
            #expect(page.utf8.count < 160_000, "\(name)")
        }
        #expect(pictured > 25)
    }

    @Test("stand on the page of tokens, too, above the tokens of each component, or a sentence does")
    func tokensPage() async throws {
        let run = try await BuiltProgram.run(["tokens", "weblift:sample", "--format", "html"], in: Shared.project.path)
            .exits(0)
        let page = run.outputText
        let shapes = page.matches(of: #/<symbol id="([^"]+)"/#).map { String($0.1) }
        let named = Set(page.matches(of: #/<use href="#([^"]+)">/#).map { String($0.1) })
        #expect(Set(shapes).count == shapes.count)
        #expect(named == Set(shapes))
        #expect(page.components(separatedBy: "<div class=\"drawn light\">").count > 25)
        #expect(page.contains("It is not drawn. It is data of its parent, which draws it."))
        for color in Set(page.matches(of: #/class="drawing ([^"]+)"/#).map { String($0.1) }) {
            #expect(page.contains(".\(color){--"), "\(color)")
        }
        // Without a library nothing is known to draw.
        try folder.write(":root { --elvt-component-button-fill: #fff; }\n", to: "t.css")
        try folder.write("{}", to: "weblift.json")
        let alone = try await folder.run(["tokens", "t.css", "--format", "html"]).exits(0)
        #expect(!alone.outputText.contains("<symbol") && !alone.outputText.contains("It is not drawn"))
    }
}
