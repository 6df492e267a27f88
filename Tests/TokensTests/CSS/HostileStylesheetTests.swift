import Core
import Testing
import Tokens

@Suite("Broken stylesheets, and those beyond all measure")
struct HostileStylesheetTests {
    @Test(
        "what is broken is reported at its place, and what stands behind it is read",
        arguments: [
            (
                "what is never closed is told where it opens",
                ":root {\n--a: rgb(1, 2;\n--b: 'x\n;--c: (1;\n--d: [1;\n--e: 1;\n--f: url(a\"b);\n--g: 2)\n;--h: 3}",
                ["e = 1", "h = 3"], ["2:6", "3:6", "4:7", "5:6", "7:6", "8:7"]
            ),
            (
                "what was swallowed by a value without an end is found at the beginning of its line",
                ":root {\n--a: 'x;\n--b: 1;\n--c: rgb(1\n--d: 2;\n}", ["b = 1", "d = 2"], ["2:6", "4:6"]
            ),
            (
                "a brace that closes nothing is passed over", "} :root { --a: 1 } } .dark { --b: 2 }",
                ["a = 1", "[dark] b = 2"], ["1:1", "1:20"]
            ),
            (
                "a declaration in no rule, and what is neither rule nor declaration",
                "--a: 1;\nfoo: bar;\n:root { --b 1; --c: 2 }\n@media screen { --d: 1 }\nbaz", ["c = 2"],
                ["1:1", "2:1", "3:9", "4:17", "5:1"]
            ),
        ] as [(String, String, [String], [String])]
    )
    func broken(promise: String, css: String, tokens: [String], places: [String]) {
        let reading = TokenReading(css)
        #expect(reading.tokens == tokens, "\(promise)")
        #expect(reading.problems == places.map { "\($0) warning syntax" }, "\(promise)")
    }

    @Test("a rule that is never closed, and one around it, are named")
    func unclosedRules() {
        let reading = TokenReading("@media screen {\n:root {\n--a: 1;\n.dark { --b: 2 }")
        #expect(reading.tokens == ["a = 1", "[dark] b = 2"])
        #expect(reading.problems == ["2:7 warning syntax"])
        #expect(reading.diagnostics[0].notes.map { $0.location?.line } == [1])
    }

    @Test("a comment that is never closed takes the rest with it")
    func unclosedComment() {
        for text in [
            ":root { --a: 1; } /* --b: 2;", ":root { --a: 1; /* --b: 2;", ":root { --a: 1; --c: /* --b: 2;",
            ":root { --a: 1; b: /*",
        ] {
            let reading = TokenReading(text)
            #expect(reading.tokens == ["a = 1"])
            let told = reading.diagnostics.filter { $0.message.contains("comment is never closed") }
            #expect(told.map(\.severity) == [.error], "the whole is wrong, as nobody knows what is missing")
        }
    }

    @Test("a declaration that begins a line before the last one has ended is found")
    func missingSemicolon() {
        let reading = TokenReading(":root {\n--a: 1\n--b: 2;\ncolor: red\n--c: 3;\n}\n@use 'x'\n$d: 4\n$e: 5;\n$f: 6")
        #expect(reading.tokens == ["b = 2", "c = 3", "e = 5", "f = 6"])
        let problems = [
            "3:1 warning syntax", "5:1 warning syntax", "7:1 note not-followed", "8:1 warning syntax",
            "9:1 warning syntax",
        ]
        #expect(reading.problems == problems)
        // Named arguments are no declarations.
        let expected = ["1:1 warning not-evaluated", "1:1 warning nothing", "4:1 warning not-evaluated"]
        #expect(TokenReading("@include a(\n$b: 1,\n$c: 2);\n$d: f(\n$e: 1);").problems == expected)
    }

    @Test("what follows a flag is reported")
    func behindFlag() {
        let reading = TokenReading(":root { --a: 1 !important 2; --b: 3 ! /**/ IMPORTANT; --c: ! ; --d: 1 !x }")
        #expect(reading.tokens == ["b = 3", "c = <!>", "d = 1 <!> x"])
        #expect(reading.declarations.map(\.isImportant) == [true, false, false])
        #expect(reading.problems == ["1:27 warning syntax"])
    }

    @Test(
        "a stylesheet cut at any byte gives places inside of it",
        arguments: [HostileStylesheetTests.css, HostileStylesheetTests.scss]
    )
    func cut(text: String) {
        let bytes = Array(text.utf8)
        for length in 0..<bytes.count {
            let reading = TokenReading(files: [Array(bytes[..<length])])
            let lines = bytes[..<length].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let places = reading.diagnostics.map(\.location) + reading.declarations.map(\.location)
            for place in places {
                guard let place, place.line <= lines.count else {
                    Issue.record("no place in the first \(length) bytes")
                    continue
                }
                #expect(place.column >= 1 && place.column <= lines[place.line - 1].count + 1)
            }
        }
    }

    @Test(
        "any byte put in the place of another is no harm",
        arguments: [HostileStylesheetTests.css, HostileStylesheetTests.scss]
    )
    func changed(text: String) {
        let bytes = Array(text.utf8)
        for (index, replacement) in zip(bytes.indices, Array("{}()[]\"'/*\\#$@:;,!-\n\0\u{7F}".utf8).cycled()) {
            var changed = bytes
            changed[index] = replacement
            let reading = TokenReading(files: [changed])
            #expect(reading.diagnostics.allSatisfy { $0.location != nil })
        }
    }

    static let css = """
        @layer a, b.c; /** D */ :root, .dark > *:not([data-theme='x']) { --é\\31 : 1.5e3px var(--y, "a\\"b") !important;
        --u: url(x y) light-dark(#fff, rgb(1 2 3 / 4%)); color: red; &.dark { --z: {a:b} } }
        @media not all and (prefers-color-scheme: dark) { html { --q: calc(1px + (2 * 3)) } } @property --p { syntax: "*" }
        """
    static let scss = """
        // c
        $p: "a" !default; @use "x" with ($y: 1); $m: (a: (b: $c * 2, "d": -$e), 1: map.get($m, a, b),) !global;
        .dark { --#{$p}-x: a#{$p}b #{$q / 2} "s#{$p}"; @include f($a: 1) { --r: 1 } } %h { $i: math.div(1, j.$k) }
        @each $v in 1, 2 { --w#{$v}: 3 } $n: var(--n, var(--n)); /// e
        """

    // MARK: Beyond all measure

    @Test("100,000 declarations are all there")
    func many() {
        let text = ":root {" + (0..<100_000).map { "--token-\($0): #\($0);\n" }.joined() + "}"
        let reading = TokenReading(text)
        #expect(reading.declarations.count == 100_000)
        #expect(reading.declarations.last?.location.line == 100_000)
        #expect(reading.problems == [])
    }

    @Test("100,000 variables, of which each is known to names, are all there")
    func manyVariables() {
        let text = (0..<100_000).map { "$token-\($0): word;" }.joined()
        #expect(TokenReading(text).declarations.count == 100_000)
    }

    @Test("rules that are nested too deep are told once, closed or not")
    func deepRules() {
        let depth = 10_000
        let opening = String(repeating: ":root{", count: depth)
        let open = TokenReading("\(opening)--x: 1;")
        #expect(open.declarations.isEmpty)
        #expect(Set(open.diagnostics.map(\.id)) == [.tokensNothing, .tokensTooDeep, .tokensSyntax])
        #expect(open.diagnostics.count == 3)
        let closed = TokenReading("\(opening)--x: 1;\(String(repeating: "}", count: depth)) :root { --y: 1 }")
        #expect(closed.tokens == ["y = 1"])
        #expect(closed.diagnostics.map(\.id) == [.tokensTooDeep])
    }

    @Test(
        "values that are nested too deep are told once, closed or not",
        arguments: ["(", "f(", "var(--x,", "#{", "var(#{", "a#{", "["]
    )
    func deepValues(opening: String) {
        let text = String(repeating: opening, count: 10_000)
        let reading = TokenReading("$a: \(text); $b: 1;\n$c: 1; :root { --d: \(text)\n; --e: 1 }")
        #expect(reading.declarations.map(\.name.text).contains("c"))
        #expect(reading.diagnostics.count <= 8)
        #expect(reading.diagnostics.contains { $0.severity != .note })
    }

    @Test("selectors and queries that are nested too deep are read as what is not global")
    func deepSelectors() {
        let selector = String(repeating: ":is(", count: 10_000) + ".dark" + String(repeating: ")", count: 10_000)
        #expect(TokenReading("\(selector) { --x: 1 }").problems == ["1:1 note not-global", "1:1 warning nothing"])
        let query = String(repeating: "(", count: 10_000) + "print" + String(repeating: ")", count: 10_000)
        let expected = ["1:1 warning nothing", "1:1 warning other-theme"]
        #expect(TokenReading("@media \(query) { :root { --x: 1 } }").problems == expected)
    }

    @Test("a selector that is too long is told")
    func longSelector() {
        let selector = String(repeating: ".dark,", count: 100_000)
        let expected = ["1:1 warning limit", "1:1 note not-global", "1:1 warning nothing"]
        #expect(TokenReading("\(selector).dark { --x: 1 }").problems == expected)
    }

    @Test("a value with too many parts is told, and the rest is read")
    func longValue() {
        let value = String(repeating: "1 ", count: (1 << 20) + 1)
        let reading = TokenReading(":root { --a: \(value); --b: 1 }")
        #expect(reading.tokens == ["b = 1"])
        #expect(reading.diagnostics.map(\.id) == [.tokensLimit])
    }

    @Test("more declarations than any design system has are an error")
    func tooMany() {
        let text = ":root{" + String(repeating: "--x:1;", count: 1 << 18) + "--y:1}"
        let reading = TokenReading(text)
        #expect(reading.declarations.count == 1 << 18)
        #expect(reading.diagnostics.map(\.id) == [.tokensLimit])
    }

    @Test("layers in layers without an end have an order")
    func manyLayers() {
        let path = (0..<10_000).map { _ in "a" }.joined(separator: ".")
        let reading = TokenReading("@layer \(path) { :root { --x: 1 } } @layer a { :root { --x: 2 } }")
        #expect(reading.declarations.map(\.layerRank) == [-10_000, -1])
    }
}

extension Array {
    /// The elements over and over.
    fileprivate func cycled() -> some Sequence<Element> {
        sequence(state: 0) { index in
            defer { index += 1 }
            return self[index % count]
        }
    }
}
