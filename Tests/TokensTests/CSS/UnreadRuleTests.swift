import Core
import Testing
import Tokens

@Suite("Rules whose tokens are not read")
struct UnreadRuleTests {
    @Test("each is reported once with all in it, at its selector, with the first name and its place")
    func report() throws {
        let css = """
            [data-theme=ocean].theme-acme {
                color: red;
                --a: 1;
                .b { --c: 2; --d: 3 }
            }
            :root { --e: 4 }
            """
        let reading = TokenReading(css)
        #expect(reading.tokens == ["e = 4"])
        let report = try #require(reading.diagnostics.first)
        let expected = "`[data-theme=ocean].theme-acme` is for two themes at once; its 3 tokens are not read"
        #expect(report.message == expected)
        #expect(report.severity == .warning)
        #expect(report.location.map { "\($0.line):\($0.column)" } == "1:1")
        #expect(report.notes.map(\.message) == ["the first is `--a`"])
        #expect(report.notes.map { $0.location?.line } == [3])
        #expect(reading.diagnostics.count == 1)
    }

    @Test("a rule without tokens is nothing to report")
    func nothingLost() {
        let css = ":root { --x: 1 } .btn { color: red; &:hover { color: blue } } @media print { a { b: c } }"
        let reading = TokenReading(css)
        #expect(reading.problems == [])
    }

    @Test("what is not read for a component is a note, for two themes at once or a condition a warning")
    func severities() {
        let text =
            ":root{--x:1} .btn{--a:1} .theme-x.theme-y{--a:1} @media print{:root{--a:1}} @keyframes k { from { --a: 1 } }"
        let expected = [
            "1:14 note not-global", "1:26 warning other-theme", "1:50 warning other-theme", "1:77 note not-global",
        ]
        #expect(TokenReading(text).problems == expected)
    }

    @Test("every declaration is a token or counted in a report")
    func counts() {
        let rules = [
            ":root", ".dark", ".btn", "[data-theme=x].theme-y", "@media print { :root", "@each $a in $b { :root",
        ]
        var text = ""
        for (index, rule) in rules.enumerated() {
            let declarations = (0...index).map { "--x\($0): 1;" }.joined()
            text += "\(rule) {\(declarations)}" + (rule.contains("{") ? "}" : "") + "\n"
        }
        let reading = TokenReading(text)
        #expect(reading.declarations.count == 1 + 2)
        #expect(reading.diagnostics.map(\.message).map { $0.filter(\.isNumber) } == ["3", "4", "5", "6"])
    }

    @Test("a long selector is cut in the message, and what could deceive a reader is not shown")
    func longSelector() throws {
        let reading = TokenReading(".\(String(repeating: "a", count: 100)),\n  .\u{202E}b { --x: 1 }")
        let message = try #require(reading.diagnostics.first?.message)
        #expect(message.hasPrefix("`.\(String(repeating: "a", count: 59))…` is a part of a page"))
        #expect(
            TokenReading(".a,\n\t .\u{202E}b { --x: 1 }").diagnostics.first?.message.hasPrefix("`.a, .\u{FFFD}b` is")
                == true
        )
    }
}
