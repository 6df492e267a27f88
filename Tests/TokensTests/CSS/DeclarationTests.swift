import Core
import Testing
import Tokens

@Suite("Files of tokens and their declarations")
struct StylesheetTokenTests {
    @Test("JSON and markup are no stylesheets")
    func others() {
        #expect(TokenReading(" \n{\"a\": {\"$value\": 1, \"$type\": \"number\"}}").tokens == ["a = 1"])
        #expect(TokenReading("<!DOCTYPE html><style>:root{--x:1}</style>").problems == ["1:1 error unknown-format"])
        #expect(TokenReading("<!-- :root { --x: 1 } -->").tokens == ["x = 1"])
        #expect(TokenReading("[data-theme=dark] { --x: 1 }").tokens == ["[dark] x = 1"])
    }

    @Test("a file without anything is empty, and one without tokens has none", arguments: ["", " \n\t", "\u{FEFF}"])
    func empty(text: String) {
        let reading = TokenReading(text)
        #expect(reading.diagnostics.map(\.id) == [.inputEmpty])
        #expect(TokenReading("a { color: red }").problems == ["1:1 warning nothing"])
    }

    @Test("bytes that are no text are not read, and the place is told")
    func binary() {
        let reading = TokenReading(files: [
            Array(":root {\n--x".utf8) + [0xFF, 0xFE, 0x00], Array(":root { --y: 1 }".utf8),
        ])
        #expect(reading.tokens == ["y = 1"])
        #expect(reading.diagnostics.map(\.id) == [.inputNotUTF8])
        #expect(reading.diagnostics[0].location?.column == 4)
    }

    @Test("NUL is read as U+FFFD, and reported")
    func nul() {
        let reading = TokenReading(":root { --a\0b: \0 \"\0\" }")
        #expect(reading.tokens == ["a\u{FFFD}b = \u{FFFD} \"\u{FFFD}\""])
        #expect(reading.diagnostics.map(\.id) == [.inputControlCharacter])
        #expect(reading.diagnostics[0].location?.column == 12)
    }

    @Test("lines end with any line break")
    func lineBreaks() {
        #expect(TokenReading(":root {\r\n--a: 1;\r--b: 2;\n--c: 3 }").places == ["2:1", "3:1", "4:1"])
    }

    @Test("what only lies in a folder and is no token file is skipped, where it would be an error by itself")
    func inFolder() {
        func ids(_ text: String, isNamed: Bool) -> [String] {
            var bag = DiagnosticBag()
            let file = SourceFile(path: SourcePath("a"), text: text)
            _ = TokenReader.read([TokenFile(file, isNamed: isNamed)], into: &bag)
            return bag.sorted.map { "\($0.severity) \($0.id.rawValue)" }
        }
        let package = #"{"name": "a", "version": "1.0.0"}"#
        #expect(ids(package, isNamed: true) == ["error tokens.unknown-format"])
        #expect(ids(package, isNamed: false) == ["note input.skipped"])
        #expect(ids("<html></html>", isNamed: false) == ["note input.skipped"])
        #expect(ids("", isNamed: true) == ["error input.empty"])
        #expect(ids("", isNamed: false) == ["warning input.empty"])
        #expect(ids("{", isNamed: false) == ["error json.syntax"], "what was meant to be JSON is broken")
    }

    @Test("a format that is not read says what to give instead")
    func advice() {
        let reading = TokenReading("<!DOCTYPE html><style>:root{--x:1}</style>")
        #expect(reading.diagnostics.first?.suggestion?.hasPrefix("give the CSS") == true)
        #expect(TokenReading("@color: red; :root { --y: 1 }").tokens == ["y = 1"])
        let less = TokenReading("@color: red;").diagnostics
        #expect(less.contains { $0.suggestion == "give the CSS that Less makes of it" })
    }

    // MARK: Without a value

    @Test(
        "an empty value and the words that every property has are reported",
        arguments: ["", " ", "/**/", "initial", "INHERIT", "unset", "revert", "revert-layer", "()"]
    )
    func none(value: String) {
        let reading = TokenReading(":root { --a: 1; --x:\(value); }")
        #expect(reading.tokens == ["a = 1"])
        #expect(reading.problems == ["1:17 warning no-value"])
    }

    @Test("a word among others is a value")
    func among() { #expect(TokenReading(":root { --x: initial 1px }").tokens == ["x = initial 1px"]) }

    @Test("null of SCSS is meant so, and only noted")
    func null() {
        let reading = TokenReading("$a: null !default; $b: 1;")
        #expect(reading.tokens == ["b = 1"])
        #expect(reading.problems == ["1:1 note no-value"])
    }

    @Test("what Tailwind takes away is reported")
    func pattern() {
        let reading = TokenReading("@theme { --color-*: initial; --*: initial; --a: 1 }")
        #expect(reading.tokens == ["a = 1"])
        #expect(reading.problems == ["1:10 warning no-value", "1:30 warning no-value"])
    }

    @Test("the initial value of a registered property holds where nothing else does, with the type of its syntax")
    func registered() {
        let css = """
            /** Main */
            @property --x { syntax: "<color>"; inherits: false; initial-value: #fff }
            @property --y { syntax: '*'; inherits: true }
            @property --z { initial-value: 1px 2px; syntax: "<length>+" }
            """
        let reading = TokenReading(css)
        #expect(reading.tokens == ["x = #fff", "z = 1px 2px"])
        #expect(reading.places == ["2:11", "4:11"])
        #expect(reading.declarations.map(\.isDefault) == [true, true])
        #expect(reading.declarations.map(\.type) == [.color, nil])
        #expect(reading.declarations.map(\.documentation) == ["Main", nil])
        #expect(reading.problems == ["3:11 note no-value"])
    }

    @Test("a variable that falls back from its own name gives its fallback, which holds where nothing else does")
    func ownFallback() {
        let name = "elvt-component-button-fill-danger-default"
        let reading = TokenReading("$\(name): var(--\(name), rgb(206 1 1));\n$b: var(--b, var(--b, var(--c, 1px)));")
        #expect(reading.tokens == ["\(name) = rgb(206 1 1)", "b = {c ?? 1px}"])
        #expect(reading.declarations.map(\.isDefault) == [true, true])
        #expect(TokenReading("$a: var(--b, 1px);").declarations.map(\.isDefault) == [false])
    }

    @Test("a declaration that hands on its own name gives no value")
    func handedOn() {
        let reading = TokenReading("$a: 1px;\n$b: var(--b);\n:root { --a: #{$a}; --c: $c; --d: #{$a}; }")
        #expect(reading.tokens == ["a = 1px", "d = {a}"])
        #expect(reading.problems == ["2:1 note no-value", "3:9 note no-value", "3:21 note no-value"])
    }

    @Test("a custom property that refers to itself is left for whoever finds circles")
    func circle() {
        #expect(TokenReading(":root { --x: var(--x); --y: var(--y, 1) }").tokens == ["x = {x}", "y = {y ?? 1}"])
    }

    // MARK: Documentation

    private func documentation(_ text: String) -> [String?] { TokenReading(text).declarations.map(\.documentation) }

    @Test("a marked comment right in front is documentation")
    func marked() {
        #expect(documentation(":root {\n/** One. */\n--a: 1;\n--b: 2; }") == ["One.", nil])
        #expect(
            documentation(":root {\n/**\n * One\n *   two.\n *\n * Three.\n **/ --a: 1 }") == ["One\ntwo.\n\nThree."]
        )
        #expect(documentation("/// One\n/// two\n$a: 1;\n///three\n\n$b: 2;") == ["One\ntwo", nil])
    }

    @Test("a plain comment, and one with an empty line behind it, belong to nothing")
    func plain() {
        #expect(
            documentation(
                ":root {\n/* One */\n--a: 1;\n/** Colors */\n\n--b: 2;\n/**/--c: 3; /** x */ color: red; --d: 4 }"
            ) == [nil, nil, nil, nil]
        )
    }

    @Test("a comment behind the declaration that ends its line is documentation")
    func behind() {
        #expect(
            documentation(":root {\n--a: 1; /* One */\n--b: 2; // Two\n--c: 3;\n/* no */\n}") == ["One", "Two", nil]
        )
        #expect(documentation("$a: 1; // One\n$b: 2;// Two") == ["One", "Two"])
        // It may as well belong to what follows.
        #expect(documentation(":root { --a: 1; /* ? */ --b: 2; /* ?\n */\n}") == [nil, nil])
        #expect(documentation(":root { /** In front */ --a: 1; /* behind */\n}") == ["In front"])
    }

    @Test("a tag says that a token is deprecated, and why")
    func deprecated() {
        let reading = TokenReading("/// Old.\n/// @deprecated Use b.\n$a: 1;\n/** @deprecated */\n$b: 2;\n$c: 3;")
        #expect(reading.declarations.map(\.documentation) == ["Old.", nil, nil])
        #expect(reading.declarations.map(\.deprecation) == ["Use b.", "", nil])
    }

    // MARK: Rules whose tokens are not read

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
