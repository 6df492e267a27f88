import Foundation
import SourceText
import Testing
import Tokens

@testable import WebliftCLI

@Suite("The page of tokens")
struct TokensPageTests {
    private func page(_ catalogue: TokenCatalogue = TokenSheet.catalogue()) throws -> String {
        var diagnostics = DiagnosticBag()
        let bytes = try #require(TokensPage(catalogue).print(into: &diagnostics))
        #expect(diagnostics.isEmpty)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func matches(_ pattern: String, in page: String) throws -> [String] {
        let expression = try NSRegularExpression(pattern: pattern)
        let text = page as NSString
        return expression.matches(in: page, range: NSRange(location: 0, length: text.length)).map {
            text.substring(with: $0.range(at: 1))
        }
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
        #expect(!page.contains("<script"))
        #expect(!page.contains("<img"))
        #expect(page.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;"))
        #expect(page.components(separatedBy: "</style>").count == 2)
        let elements = Set(try matches("<([a-zA-Z!]+)", in: page))
        let known = Set(try matches("<([a-zA-Z!]+)", in: try self.page()))
        #expect(elements.isSubset(of: known), "\(elements.subtracting(known))")
        #expect(try matches("\\s(on[a-z]+)=", in: page.replacing("src=x onerror=a&gt;", with: "")) == [])
    }

    @Test("styles hold numbers and colors, and nothing else")
    func styles() throws {
        let value = #"(?:[-#0-9a-f., ()/p]|display-p3|color|inset|x)*"#
        let allowed = try NSRegularExpression(
            pattern: "^(?:--[cwst]:\(value)(?:;--c:\(value))?|font-size:[0-9.]+px;font-weight:[0-9]+)$"
        )
        for page in [try page(), try page(TokenSheet.catalogue(Self.hostileGraph))] {
            let styles = try matches(" style=\"([^\"]*)\"", in: page)
            #expect(!styles.isEmpty)
            for style in styles {
                let range = NSRange(location: 0, length: (style as NSString).length)
                #expect(allowed.firstMatch(in: style, range: range) != nil, "\(style)")
            }
        }
    }

    @Test("every token has one place, and every link leads to a place of the page")
    func links() throws {
        let hostile = TokenSheet.catalogue(Self.hostileGraph)
        let some = TokenSheet.catalogue { $0.tier.component != nil }
        for catalogue in [TokenSheet.catalogue(), hostile, some] {
            let page = try page(catalogue)
            let places = try matches(" id=\"([^\"]*)\"", in: page)
            #expect(Set(places).count == places.count)
            #expect(
                places.allSatisfy {
                    $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:".contains($0)) }
                }
            )
            #expect(places.count { $0.hasPrefix("token:") } == catalogue.tokens.count)
            let targets = try matches(" href=\"([^\"]*)\"", in: page)
            #expect(targets.allSatisfy { $0.hasPrefix("#") && places.contains(String($0.dropFirst())) })
        }
    }

    @Test("what a token refers to is a link, and only a name where the page does not have it")
    func chains() throws {
        let link = "<a href=\"#token:elvt-alias-danger-fill\">elvt-alias-danger-fill</a>"
        #expect(try page().contains(link))
        let some = try page(TokenSheet.catalogue { $0.tier.component != nil })
        #expect(!some.contains(link))
        #expect(some.contains("<span>elvt-alias-danger-fill</span>"))
    }

    @Test("nothing is loaded from anywhere, and nothing runs")
    func isSelfContained() throws {
        let page = try page()
        for word in ["<script", "<link", "@import", "url(", "http:", "https:", "src="] { #expect(!page.contains(word)) }
        #expect(page.contains("default-src 'none'; style-src 'unsafe-inline'"))
    }

    @Test("headings follow each other without a gap, and every header of a table says what it is for")
    func structure() throws {
        let page = try page()
        let levels = try matches("<h([1-6])", in: page).compactMap { Int($0) }
        #expect(levels.first == 1)
        #expect(levels.count { $0 == 1 } == 1)
        for (level, next) in zip(levels, levels.dropFirst()) { #expect(next <= level + 1) }
        let headers = try matches("<(th[ >][^>]*)", in: page)
        #expect(headers.allSatisfy { $0.contains("scope=\"col\"") || $0.contains("scope=\"row\"") })
    }

    @Test("a color has a swatch for each appearance, also where they are the same")
    func swatches() throws {
        let page = try page(TokenSheet.catalogue { $0.name.text == "elvt-primitives-color-red-600" })
        for mode in ["light", "dark"] {
            #expect(page.contains("<span class=\"value chip \(mode)\" style=\"--c:#ce0101\">#ce0101</span>"))
        }
    }

    @Test("contrast is told in words and not by colors alone, the pairs first that are too low")
    func contrast() throws {
        let page = try page()
        #expect(page.contains("<span class=\"pass\">passes 4.5:1</span>"))
        #expect(page.contains("<span class=\"fail\">fails 4.5:1</span>"))
        #expect(page.contains("<h3 id=\"contrast:tooLow\">Too low"))
        #expect(!page.contains("contrast:enough"))
    }

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
