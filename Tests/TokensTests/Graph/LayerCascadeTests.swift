import Testing
import Tokens

/// What holds, worked out by hand from the sorting order of CSS Cascading and Inheritance Level 5: importance, then layers,
/// which `!important` turns round, then what CSS calls specificity, then the order of appearance.
@Suite("What cascade layers make of the values of a token")
struct LayerCascadeTests {
    /// In both appearances the value is 1.
    private static let cases =
        ([
            "no layer before a layer": ":root{--x:1} @layer a{:root{--x:2}}",
            "no layer behind a layer": "@layer a{:root{--x:2}} :root{--x:1}",
            "the later layer": "@layer a{:root{--x:2}} @layer b{:root{--x:1}}",
            "the layer that is named later, wherever it is filled":
                "@layer reset, theme; @layer theme{:root{--x:1}} @layer reset{:root{--x:2}}",
            "a layer before those inside of it": "@layer a{:root{--x:1} @layer b{:root{--x:2}}}",
            "the last within one layer":
                "@layer a{:root{--x:2}} @layer b{:root{--x:3}} @layer b{:root{--x:1}} @layer a{:root{--x:4}}",
            "what is important in a layer, before anything that is not":
                "@layer a{:root{--x:1!important}} :root{--x:2} @layer b{:root{--x:3}}",
            "what is important in a layer, before what is important in none":
                "@layer a{:root{--x:1!important}} :root{--x:2!important}",
            "the earlier layer of two that are important":
                "@layer a{:root{--x:1!important}} @layer b{:root{--x:2!important}}",
            "what is important inside of a layer, before what is important in that layer":
                "@layer a{@layer b{:root{--x:1!important}} :root{--x:2!important}}",
            "no layer for both appearances, before a layer for dark": ":root{--x:1} @layer a{.dark{--x:2}}",
            "a later layer for both appearances, before an earlier one for dark":
                "@layer a{.dark{--x:2}} @layer b{:root{--x:1}}",
        ] as KeyValuePairs<String, String>).map { ($0.key, $0.value, 1.0) }

    /// It is 1 in light and 2 in dark.
    private static let darkCases =
        ([
            "within a layer, what is for dark in dark": "@layer a{.dark{--x:2} :root{--x:1}}",
            "an important layer for dark, in dark only": "@layer a{.dark{--x:2!important}} :root{--x:1!important}",
        ] as KeyValuePairs<String, String>).map { ($0.key, $0.value, 2.0) }

    @Test("The value that holds is that of", arguments: cases + darkCases)
    func holds(_ winner: String, css: String, dark: Double) {
        let sample = GraphSample(TokenReading(css).declarations)
        #expect(sample.inBoth("x") == [.number(1), .number(dark)])
    }

    @Test("Layers are one list for all files")
    func files() {
        let reading = TokenReading(files: ["@layer a, b; @layer b{:root{--x:1}}", "@layer a{:root{--x:2}}"])
        #expect(GraphSample(reading.declarations).value("x") == .number(1))
    }

    @Test("A variable of Sass that only mirrors the property of CSS does not come before it, in a layer or not")
    func mirrored() {
        for css in ["@layer a{:root{--x:1}} $x: var(--x, 2);", "$x: var(--x, 2); @layer a{:root{--x:1}}"] {
            #expect(GraphSample(TokenReading(css).declarations).value("x") == .number(1))
        }
        let withDefault = "$x: 2 !default; @layer a{:root{--x:1}} $x: 3 !default;"
        #expect(GraphSample(TokenReading(withDefault).declarations).value("x") == .number(1))
    }

    @Test("Values in several layers are what layers are for, and only those of one layer contradict each other")
    func reports() {
        func reports(_ css: String) -> [String] { GraphSample(TokenReading(css).declarations).reports }
        #expect(reports("@layer a{:root{--x:2}} @layer b{:root{--x:1}} :root{--x:3}") == [])
        #expect(reports("@layer a{:root{--x:2}} @layer b{:root{--x:1}} @layer a{:root{--x:3}}").count == 1)
        #expect(reports("@layer a{:root{--x:2!important}} @layer a{:root{--x:3}}").count == 1)
    }
}
