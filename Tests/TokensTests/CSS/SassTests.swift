import Core
import Testing
import Tokens

@Suite("Variables and maps of SCSS")
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

    // MARK: Maps

    @Test("each entry is a token named after the map and its keys, at the place of its key")
    func entries() {
        let css = """
            $space: (
                small: 4px, // comment
                "large": $base * 2,
                nested: (a: 1, b-c: (d: rgb(1, 2, 3)),),
                100: 1px 2px,
                $key: 1,
            ) !default;
            """
        let reading = TokenReading(css)
        let tokens = [
            "space-small = 4px", "space-large = calc({base} * 2)", "space-nested-a = 1",
            "space-nested-b-c-d = rgb(1 , 2 , 3)", "space-100 = 1px 2px",
        ]
        #expect(reading.tokens == tokens)
        #expect(reading.places == ["2:5", "3:5", "4:14", "4:26", "5:5"])
        #expect(reading.declarations.allSatisfy { $0.isDefault })
        #expect(reading.problems == ["6:5 warning not-evaluated"])
    }

    @Test("an entry is found by the map and its keys")
    func lookUp() {
        let reading = TokenReading(
            "$a: map.get($m, k); $b: map-get(t.$m, \"k\", 100); $c: map.get($m, $k); $d: rgba(map.get($m, k), .5);"
        )
        #expect(reading.tokens == ["a = {m-k}", "b = {m-k-100}", "c = map.get({m} , {k})", "d = rgba({m-k} , 0.5)"])
    }

    @Test("a list in parentheses is a value")
    func list() {
        #expect(TokenReading("$a: (1px, 2px 3px); $b: (1px,);").tokens == ["a = (1px , 2px 3px)", "b = (1px ,)"])
    }

    @Test("a merge of maps that are not known, and a map within another function, take SCSS to evaluate")
    func unknown() {
        let reading = TokenReading("$a: map.merge($b, (k: 1px));\n$c: color.adjust($d, $alpha: -0.5);")
        #expect(reading.tokens == [])
        #expect(reading.problems == ["1:1 warning not-evaluated", "1:1 warning nothing", "2:1 warning not-evaluated"])
        let expected = ["1:13 warning not-evaluated"]
        #expect(TokenReading("$m: (a: 1); $n: map.merge($m, map.get($m, a));").problems == expected)
    }

    @Test("a merged map has the entries of the others, and what is behind wins", arguments: ["map.merge", "map-merge"])
    func merged(function: String) {
        let css = """
            $base: (a: 1, b: (x: 2, y: 3));
            $all: \(function)($base, (b: (x: 4), c: 5));
            $more: \(function)((a: 6, d: 7), $all);
            """
        let reading = TokenReading(css)
        let tokens = [
            "base-a = 1", "base-b-x = 2", "base-b-y = 3", "all-a = {base-a}", "all-b-x = 4", "all-c = 5", "more-d = 7",
            "more-a = {all-a}", "more-b-x = {all-b-x}", "more-c = {all-c}",
        ]
        #expect(reading.tokens == tokens)
        #expect(reading.problems == [])
    }

    @Test("a map that is merged into itself grows, whatever its name is spelled like")
    func mergedIntoItself() {
        let reading = TokenReading("$my-map: (a: 1); $my_map: map.merge($my-map, (b: 2)); $x: map.merge($my-map, ());")
        #expect(reading.tokens == ["my-map-a = 1", "my_map-b = 2", "x-a = {my-map-a}", "x-b = {my-map-b}"])
    }

    @Test("a deep merge keeps what is inside of a map and not replaced, and merges may stand in each other")
    func deeplyMerged() {
        let deep = TokenReading("$a: (n: (x: 1, y: 2)); $b: map.deep-merge($a, (n: (x: 3)));")
        #expect(deep.tokens == ["a-n-x = 1", "a-n-y = 2", "b-n-y = {a-n-y}", "b-n-x = 3"])
        let inner = TokenReading("$a: (x: 1); $b: (y: 2); $c: map.merge(map.merge($a, $b), (z: 3));")
        #expect(inner.tokens.suffix(3) == ["c-x = {a-x}", "c-y = {b-y}", "c-z = 3"])
    }

    @Test("maps that take over ever more of each other end at a limit, told at the merge that is not read")
    func growing() {
        let lines = (1...300).map { number in
            "$m\(number): map.merge($m\(number - 1), (\((0..<4).map { "k\(number)-\($0): 1" }.joined(separator: ","))));\n"
        }
        let reading = TokenReading("$m0: (a: 1);\n" + lines.joined())
        // What each line before says itself, and what all take over.
        #expect(reading.declarations.count == 1 + 90 * 4 + (1 << 14))
        // 1 + 5 + 9 + … is beyond the limit in line 91 of the merges.
        let told = reading.diagnostics.filter { $0.id == .tokensLimit }
        #expect(told.first?.location?.line == 92 && told.count == 210)
        #expect(told.first?.message.hasPrefix("maps take more than 16384 entries from other maps") == true)
    }

    @Test("entries without a value are reported one by one")
    func noValues() {
        let reading = TokenReading("$m: (a: null, b: (), c: 1, d, e:)")
        #expect(reading.tokens == ["m-c = 1"])
        let problems = [
            "1:6 note no-value", "1:15 warning no-value", "1:28 warning not-evaluated", "1:31 warning not-evaluated",
        ]
        #expect(reading.problems == problems)
    }

    @Test("names that grow with each level are bounded")
    func longNames() {
        let key = String(repeating: "k", count: 600)
        let reading = TokenReading("$m: (\(key): (a: 1, \(key): (x: 1, y: 2)), b: 3);")
        #expect(reading.declarations.map(\.name.text.utf8.count) == [604, 3])
        #expect(reading.diagnostics.map(\.id) == [.tokensLimit])
    }
}
