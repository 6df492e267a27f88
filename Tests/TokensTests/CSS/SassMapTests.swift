import SourceText
import Testing
import Tokens

@Suite("Maps of SCSS")
struct SassMapTests {
    @Test("each entry is a token named after the map and its keys, at the place of its key")
    func entries() {
        let reading = TokenReading(
            """
            $space: (
                small: 4px, // comment
                "large": $base * 2,
                nested: (a: 1, b-c: (d: rgb(1, 2, 3)),),
                100: 1px 2px,
                $key: 1,
            ) !default;
            """
        )
        #expect(
            reading.tokens == [
                "space-small = 4px", "space-large = calc({base} * 2)", "space-nested-a = 1",
                "space-nested-b-c-d = rgb(1 , 2 , 3)",
                "space-100 = 1px 2px",
            ]
        )
        #expect(reading.places == ["2:5", "3:5", "4:14", "4:26", "5:5"])
        #expect(reading.declarations.allSatisfy { $0.isDefault })
        #expect(reading.problems == ["6:5 error not-evaluated"])
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

    @Test("a map within a function takes SCSS to evaluate")
    func merged() {
        let reading = TokenReading("$a: map.merge($b, (k: 1px));\n$c: color.adjust($d, $alpha: -0.5);")
        #expect(reading.tokens == [])
        #expect(reading.problems == ["1:1 error not-evaluated", "1:1 warning nothing", "2:1 error not-evaluated"])
    }

    @Test("entries without a value are reported one by one")
    func noValues() {
        let reading = TokenReading("$m: (a: null, b: (), c: 1, d, e:)")
        #expect(reading.tokens == ["m-c = 1"])
        #expect(
            reading.problems == [
                "1:6 note no-value", "1:15 warning no-value", "1:28 error not-evaluated", "1:31 error not-evaluated",
            ]
        )
    }

    @Test("names that grow with each level are bounded")
    func longNames() {
        let key = String(repeating: "k", count: 600)
        let reading = TokenReading("$m: (\(key): (a: 1, \(key): (x: 1, y: 2)), b: 3);")
        #expect(reading.declarations.map(\.name.text.utf8.count) == [604, 3])
        #expect(reading.diagnostics.map(\.id) == [.tokensLimit])
    }
}
