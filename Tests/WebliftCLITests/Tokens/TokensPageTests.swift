import Core
import Foundation
import Testing

@testable import Tokens
@testable import WebliftCLI

@Suite("The page of tokens")
struct TokensPageTests {
    private func page(_ catalogue: TokenCatalogue = TokenSheet.catalogue()) throws -> String {
        var diagnostics = DiagnosticBag()
        let bytes = try #require(TokensPage(catalogue: catalogue).print(into: &diagnostics))
        #expect(diagnostics.isEmpty)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func matches(_ pattern: String, in page: String) throws -> [String] {
        page.matches(of: try Regex(pattern, as: (Substring, Substring).self)).map { String($0.output.1) }
    }

    private static let hostile = #"x"><script>alert('1')</script><img src=x onerror=a>&amp;"#

    /// Hostile wherever an input can put text.
    private static var hostileGraph: TokenGraph {
        let place = SourceLocation.start(of: SourcePath("tokens.css"))
        func declaration(_ name: String, _ parts: [ValuePart.Kind], _ layer: TokenLayer = .base) -> TokenDeclaration {
            TokenDeclaration(
                name: TokenName(name),
                content: .parts(parts.map { ValuePart($0, at: place) }),
                layer: layer,
                documentation: hostile,
                deprecation: hostile,
                at: place
            )
        }
        let name = "elvt-component-\(hostile)-fill"
        return TokenSheet.graph(of: [
            declaration(name, [.hash("fff")]),
            declaration("elvt-alias-\(hostile)", [.text(hostile)]),
            declaration("elvt-alias-word", [.word(hostile)]),
            declaration("elvt-alias-word", [.hash("fff")], .override),
            declaration("elvt-alias-font-family", [.text("a;}</style>" + hostile), .comma, .word("serif")]),
            declaration("elvt-component-chip-text", [.reference(TokenName(name), fallback: nil)]),
            declaration("elvt-primitives-\(hostile)-a", [.dimension(1, unit: "px")]),
            declaration("elvt-primitives-\(hostile)-b", [.dimension(2, unit: "px")]),
        ])
    }

    @Test("names, values and documentation of the input never become markup")
    func hostileText() throws {
        let page = try page(TokenSheet.catalogue(Self.hostileGraph))
        #expect(page.components(separatedBy: "<script").count == 2 && !page.contains("<img"))
        #expect(page.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;"))
        #expect(page.components(separatedBy: "</style>").count == 2)
        let elements = Set(try matches("<([a-zA-Z!]+)", in: page))
        let known = Set(try matches("<([a-zA-Z!]+)", in: try self.page()))
        #expect(elements.isSubset(of: known), "\(elements.subtracting(known))")
        #expect(try matches("\\s(on[a-z]+)=", in: page.replacing("src=x onerror=a&gt;", with: "")) == [])
    }

    @Test("styles hold numbers and colours, and nothing else")
    func styles() throws {
        let value = #"(?:[-#0-9a-f., ()/]|display-p3|color)*"#
        let allowed = try Regex("--c:\(value)(?:;--d:\(value))?")
        for page in [try page(), try page(Self.ramp)] {
            let styles = try matches(" style=\"([^\"]*)\"", in: page)
            #expect(!styles.isEmpty)
            for style in styles { #expect(style.wholeMatch(of: allowed) != nil, "\(style)") }
        }
    }

    @Test("every link leads to a place of the page, and no two places are called the same")
    func links() throws {
        let hostile = TokenSheet.catalogue(Self.hostileGraph)
        let some = TokenSheet.catalogue { $0.tier.component != nil }
        for catalogue in [TokenSheet.catalogue(), hostile, some] {
            let page = try page(catalogue)
            let places = try matches(" id=\"([^\"]*)\"", in: page)
            #expect(Set(places).count == places.count)
            #expect(places.joined().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:".contains($0)) })
            let targets = try matches(" href=\"([^\"]*)\"", in: page)
            #expect(targets.allSatisfy { $0.hasPrefix("#") && places.contains(String($0.dropFirst())) })
        }
    }

    /// Red in three steps, of which the last differs in dark.
    private static let ramp = TokenSheet.catalogue(
        TokenSheet.graph(
            """
            :root { --x-primitives-red-100: #fee; --x-primitives-red-500: #f00; --x-primitives-red-900: #300; --x-primitives-blue-5: #00f; }
            @media (prefers-color-scheme: dark) { :root { --x-primitives-red-900: #400; } }
            """
        )
    )

    @Test("colors that differ by a number are a ramp, in the order of the numbers; a single one is none")
    func ramps() throws {
        let page = try page(Self.ramp)
        let ramp =
            "<ul class=\"ramp\" data-beginning=\"x-primitives-red-\"><li style=\"--c:#ffeeee\">100</li>"
            + "<li style=\"--c:#ff0000\">500</li><li style=\"--c:#330000;--d:#440000\">900</li></ul>"
        #expect(page.contains(ramp))
        #expect(!page.contains("data-beginning=\"x-primitives-blue-\"><li"))
        #expect(!(try self.page(TokenSheet.catalogue { $0.tier.component != nil })).contains("class=\"ramp\""))
    }

    /// As a large design system has them: ramps, aliases for two appearances, and the tokens of forty components.
    private static var large: String {
        let hues = ["red", "orange", "yellow", "green", "teal", "blue", "violet", "gray"]
        let steps = [50] + Array(stride(from: 100, through: 900, by: 100)) + [950]
        let tones = ["neutral", "primary", "success", "warning", "danger"]
        let states = ["default", "hover", "active", "disabled", "selected"]
        let ramps = hues.enumerated().flatMap { index, hue in
            steps.map { step in
                let color = String(format: "%02x%02x%02x", index * 30, step % 256, 90)
                return "--elvt-primitives-color-\(hue)-\(step): #\(color)"
            }
        }
        func aliases(_ step: Int) -> [String] {
            zip(tones, hues).flatMap { tone, hue in
                ["fill", "text", "border", "icon", "layer", "focus", "track", "handle"].flatMap { part in
                    states.map { "--elvt-alias-\(tone)-\(part)-\($0): var(--elvt-primitives-color-\(hue)-\(step))" }
                }
            }
        }
        let components = (0..<40).flatMap { number in
            tones.flatMap { tone in
                ["fill", "border", "icon"].flatMap { part in
                    states.map { state in
                        "--elvt-component-component\(number)-\(part)-\(tone)-\(state): var(--elvt-alias-\(tone)-\(part)-\(state))"
                    }
                }
            }
        }
        let light = (ramps + aliases(600) + components).prefix(2_000).joined(separator: "; ")
        let dark = aliases(300).joined(separator: "; ")
        return ":root { \(light); } @media (prefers-color-scheme: dark) { :root { \(dark); } }"
    }

    @Test("two thousand tokens take less than 300 KB, styles, script and Swift names included")
    func size() throws {
        let catalogue = TokenSheet.catalogue(TokenSheet.graph(Self.large))
        #expect(catalogue.tokens.count == 2_000)
        let names = catalogue.tokens.map { ($0.name, "LibraryComponentTokens." + $0.words.joined()) }
        var diagnostics = DiagnosticBag()
        let page = TokensPage(catalogue: catalogue, swift: Dictionary(uniqueKeysWithValues: names))
        let bytes = try #require(page.print(into: &diagnostics))
        // The figures of contrast come last, and are folded.
        let text = String(decoding: bytes, as: UTF8.self)
        let painted = text[..<(text.range(of: "<section aria-labelledby=\"contrast\">")?.lowerBound ?? text.endIndex)]
        #expect(painted.utf8.count < 300_000, "\(painted.utf8.count)")
    }

    @Test("nothing is loaded from anywhere, and nothing runs but the script of the page")
    func isSelfContained() throws {
        let page = try page().replacing("http://www.w3.org/2000/svg", with: "")
        for word in ["<link", "@import", "url(", "http:", "https:", "src="] { #expect(!page.contains(word)) }
        let policy = try matches("Content-Security-Policy\" content=\"([^\"]*)\"", in: page)
        let allowed = #/default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-[A-Za-z0-9+\/]{43}='/#
        #expect(policy.first?.wholeMatch(of: allowed) != nil)
    }

    @Test("headings follow each other without a gap, and every header of a table says what it is for")
    func structure() throws {
        let page = try page()
        let levels = try matches("<h([1-6])", in: page).compactMap { Int($0) }
        #expect(levels.first == 1)
        #expect(levels.count { $0 == 1 } == 1)
        for (level, next) in zip(levels, levels.dropFirst()) { #expect(next <= level + 1) }
        let headers = try matches("<(th[ >][^>]*)", in: page)
        // The first cell of a row is its header by itself.
        #expect(headers.allSatisfy { $0.contains("scope=\"col\"") || $0.hasPrefix("th>") })
    }

    @Test("what a comment quotes in backticks is code")
    func quotes() throws { #expect(try page().contains("Deprecated. Use <code>fill</code>.")) }

    @Test("of contrasts only those have a group that are there")
    func contrast() throws { #expect(!(try page()).contains("contrast:enough")) }

    @Test("without tokens there is a page all the same")
    func empty() throws {
        #expect(try page(TokenSheet.catalogue(TokenSheet.graph(of: []))).contains("<h1>Design tokens</h1>"))
    }
}

@Suite("Places of a page")
struct PageAnchorTests {
    @Test("no two names have the same, whatever is in them")
    func unique() {
        let names = ["a b", "a.b", "a.20b", "a-b", "a_b", "A-b", "ä", "a:b", "", "."]
        #expect(Set(names.map { PageAnchor("token", $0).text }).count == names.count)
        #expect(PageAnchor("token", "a b").text == "token:a.20b")
        #expect(PageAnchor("group", "a", "b:c").text != PageAnchor("group", "a:b", "c").text)
    }
}
