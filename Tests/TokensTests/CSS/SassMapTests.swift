import Core
import Testing
import Tokens

@Suite("Maps of SCSS")
struct SassMapTests {
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
