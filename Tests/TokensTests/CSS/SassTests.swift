import Core
import Testing
import Tokens

@Suite("Variables of SCSS")
struct SassTests {
    /// The value of a variable, behind others that may be used.
    private func value(_ text: String) -> String {
        TokenReading("$x: \(text);").declarations.last.map { shown($0.content) } ?? ""
    }

    @Test("variables are tokens with their flags")
    func variables() {
        let reading = TokenReading("$a: 1px;\n$b-c: red !default;\n$d: 1 !default !global;$e:2!default")
        #expect(reading.tokens == ["a = 1px", "b-c = red", "d = 1", "e = 2"])
        #expect(reading.declarations.map(\.isDefault) == [false, true, true, true])
        #expect(reading.places == ["1:1", "2:1", "3:1", "3:24"])
        #expect(reading.problems == [])
    }

    @Test("variables and custom properties of one name are one token")
    func oneName() {
        let reading = TokenReading("$x: 1; :root { --x: 2 }")
        #expect(reading.declarations.map(\.name) == [TokenName("x"), TokenName("x")])
    }

    @Test("two slashes are a comment, also within a value")
    func comments() {
        #expect(TokenReading("// $no: 1;\n$a: 1px // one\n  2px; // two\n// end").tokens == ["a = 1px 2px"])
        #expect(TokenReading(".a, // one\n:root { // $x\n--b: 1; // two }\n}").tokens == ["b = 1"])
    }

    @Test("variables in a theme are of its appearance, and those of a component are reported")
    func local() {
        let reading = TokenReading(".dark { $a: 1; --b: #{$a} }\n.btn { $c: 2; $d: 3 !global; }")
        #expect(reading.tokens == ["[dark] a = 1", "[dark] b = {a}", "d = 3"])
        #expect(reading.problems == ["2:1 note not-global"])
    }

    // MARK: Calculations

    @Test(
        "a variable refers to others, and a calculation becomes calc()",
        arguments: [
            // Variables of a module and custom properties too.
            ("$b", "{b}"), ("primitives.$blue-500", "{blue-500}"), ("var(--y, $z)", "{y ?? {z}}"),
            ("0 1px $blur rgba($black, .5)", "0 1px {blur} rgba({black} , 0.5)"),
            // Neighbors stay beside it.
            ("$a * 2", "calc({a} * 2)"), ("0 $a * 2 - 1px 4px", "0 calc({a} * 2 - 1px) 4px"),
            ("$a + $b, $c", "calc({a} + {b}) , {c}"), ("rgba($a, $b * .5)", "rgba({a} , calc({b} * 0.5))"),
            ("$a+2px", "calc({a} + 2px)"), ("$a -2px", "{a} -2px"),
            // Parentheses hold a calculation together, and around a single value they are nothing.
            ("($a + 1px) * 2", "calc(calc({a} + 1px) * 2)"), ("($a)", "{a}"), ("(1px, 2px)", "(1px , 2px)"),
            // A minus that touches what follows turns its sign.
            ("-$a", "calc(-1 * {a})"), ("0 -$a", "0 calc(-1 * {a})"), ("$b - $a", "calc({b} - {a})"), ("-, a", "- , a"),
            ("- $a", "- {a}"), ("2 * -$a", "calc(2 * calc(-1 * {a}))"), ("-($a + 1px)", "calc(-1 * calc({a} + 1px))"),
            // A slash divides beside variables and in parentheses, and is a slash between numbers and in functions.
            ("$a / 2", "calc({a} / 2)"), ("math.div($a, 2)", "calc({a} / 2)"), ("(1px / 2)", "calc(1px / 2)"),
            ("16/9", "16 / 9"), ("bold 12px/30px $family", "bold 12px / 30px {family}"),
            ("var(--size)/var(--line)", "{size} / {line}"), ("rgb($r $g $b / $a)", "rgb({r} {g} {b} / {a})"),
            // Calculations of CSS stay as they are.
            ("calc($a + (1px - 2px) / 2)", "calc({a} + (1px - 2px) / 2)"), ("min($a * 2, 10px)", "min({a} * 2 , 10px)"),
        ]
    )
    func calculations(text: String, expected: String) { #expect(value(text) == expected) }

    @Test("in custom properties a minus turns the sign of a variable, and nothing else is a calculation")
    func properties() {
        #expect(TokenReading(":root { --x: $y; --z: #{m.$a} }").tokens == ["x = {y}", "z = {a}"])
        #expect(TokenReading(":root { --x: -#{$a} }").tokens == ["x = calc(-1 * {a})"])
        #expect(TokenReading(":root { --x: 1px + 2px }").tokens == ["x = 1px + 2px"])
    }

    // MARK: What is not evaluated

    @Test("mixins, functions, loops and conditions are reported with the tokens in them")
    func control() {
        let text = """
            @mixin a($p: 1) { --x: 1; $local: 2; }
            @function b($p) { $local: $p; @return $local; }
            @each $k, $v in $map { --x-#{$k}: #{$v}; }
            @if $a == b { $x: 1; } @else { $x: 2; }
            @for $i from 1 through 3 { .m-#{$i} { margin: $i } }
            @include dark { :root { --x: 1; --y: 2 } }
            :root { @include tokens($map); --z: 1; }
            .btn { @include ring; }
            """
        let reading = TokenReading(text)
        #expect(reading.tokens == ["z = 1"])
        let problems = [
            "1:1 warning not-evaluated", "2:1 note not-evaluated", "3:1 warning not-evaluated",
            "4:1 warning not-evaluated", "4:24 warning not-evaluated", "5:1 note not-evaluated",
            "6:1 warning not-evaluated", "7:9 warning not-evaluated",
        ]
        #expect(reading.problems == problems)
        #expect(reading.diagnostics[0].message == "`@mixin a($p: 1)` takes SCSS to evaluate; its token is not read")
        #expect(reading.diagnostics[6].message == "`@include dark` takes SCSS to evaluate; its 2 tokens are not read")
    }

    @Test("other files are not followed, which is noted")
    func otherFiles() {
        let css = "@use \"a\" as *;\n@forward 'b' show $c;\n@import url(c.css) print;\n@config \"d.js\";\n$x: 1;"
        let reading = TokenReading(css)
        let problems = [
            "1:1 note not-followed", "2:1 note not-followed", "3:1 note not-followed", "4:1 note not-followed",
        ]
        #expect(reading.problems == problems)
        #expect(reading.tokens == ["x = 1"])
    }

    @Test("a variable of Less is reported")
    func less() {
        #expect(TokenReading("@primary: #fff;\n:root { --x: 1 }").problems == ["1:1 warning unknown-format"])
    }

    // MARK: Interpolation

    @Test("an interpolation by itself is what stands in it")
    func interpolation() {
        #expect(
            TokenReading(":root { --a: #{$b} #{$c * 2}, calc(#{$d} + 1px); --e: #{ map.get($m, 'k') } }").tokens == [
                "a = {b} calc({c} * 2) , calc({d} + 1px)", "e = {m-k}",
            ]
        )
    }

    @Test("in names and words it is the text of a variable that is known by then, from whatever file")
    func textOfVariables() {
        let reading = TokenReading(files: [
            "$prefix: elvt- !default; $name: \"x\"; $n: 4; $copy: $name; $my_var: u;",
            ":root { --#{$prefix}a: var(--#{$prefix}b-#{$name}, 1) #{$n}px a#{c.$copy}b-#{\"q\"} \"in #{$name}!\" #{$my-var}z; --#{$name}: 2; #{$prefix}c: 3 }",
        ])
        #expect(reading.tokens.suffix(2) == ["elvt-a = {elvt-b-x ?? 1} 4px axb-q \"in x!\" uz", "x = 2"])
        #expect(reading.problems == [])
    }

    @Test("a name or word that is not known is reported, and the rest read")
    func unknownText() {
        let reading = TokenReading(
            ":root { --#{$p}-a: 1; --b: #{$n}px; --c: var(--#{$p}x); --d: \"#{$n}\"; --e: 1 }\n.btn { --#{$p}: 1 }"
        )
        #expect(reading.tokens == ["e = 1"])
        let problems = [
            "1:11 warning not-evaluated", "1:28 warning not-evaluated", "1:48 warning not-evaluated",
            "1:63 warning not-evaluated", "2:1 note not-global",
        ]
        #expect(reading.problems == problems)
    }

    @Test("a variable that holds itself over and over does not grow without an end")
    func explosion() {
        var text = "$a0: aaaaaaaa;\n"
        for level in 1...40 { text += "$a\(level): #{$a\(level - 1)}#{$a\(level - 1)};\n" }
        let reading = TokenReading(text)
        #expect(reading.declarations.count == 10)
        #expect(reading.diagnostics.allSatisfy { $0.id == .tokensLimit || $0.id == .tokensNotEvaluated })
        #expect(reading.diagnostics.count == 31)
    }
}
