import Testing
import Tokens

/// What holds, worked out by hand from the sorting order of CSS Cascading and Inheritance Level 5: importance, then layers,
/// which `!important` turns round, then what CSS calls specificity, then the order of appearance.
@Suite("What cascade layers make of the values of a token")
struct LayerCascadeTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let css: String
        let light: Double
        var dark: Double?
    }

    private static let cases = [
        Case(testDescription: "no layer before a layer", css: ":root{--x:1} @layer a{:root{--x:2}}", light: 1),
        Case(testDescription: "no layer behind a layer", css: "@layer a{:root{--x:2}} :root{--x:1}", light: 1),
        Case(testDescription: "the later layer", css: "@layer a{:root{--x:2}} @layer b{:root{--x:1}}", light: 1),
        Case(
            testDescription: "the layer that is named later, wherever it is filled",
            css: "@layer reset, theme; @layer theme{:root{--x:1}} @layer reset{:root{--x:2}}",
            light: 1
        ),
        Case(
            testDescription: "a layer before those inside of it",
            css: "@layer a{:root{--x:1} @layer b{:root{--x:2}}}",
            light: 1
        ),
        Case(
            testDescription: "the last within one layer",
            css: "@layer a{:root{--x:2}} @layer b{:root{--x:3}} @layer b{:root{--x:1}} @layer a{:root{--x:4}}",
            light: 1
        ),
        Case(
            testDescription: "what is important in a layer, before anything that is not",
            css: "@layer a{:root{--x:1!important}} :root{--x:2} @layer b{:root{--x:3}}",
            light: 1
        ),
        Case(
            testDescription: "what is important in a layer, before what is important in none",
            css: "@layer a{:root{--x:1!important}} :root{--x:2!important}",
            light: 1
        ),
        Case(
            testDescription: "the earlier layer of two that are important",
            css: "@layer a{:root{--x:1!important}} @layer b{:root{--x:2!important}}",
            light: 1
        ),
        Case(
            testDescription: "what is important inside of a layer, before what is important in that layer",
            css: "@layer a{@layer b{:root{--x:1!important}} :root{--x:2!important}}",
            light: 1
        ),
        Case(
            testDescription: "no layer for both appearances, before a layer for dark",
            css: ":root{--x:1} @layer a{.dark{--x:2}}",
            light: 1
        ),
        Case(
            testDescription: "a later layer for both appearances, before an earlier one for dark",
            css: "@layer a{.dark{--x:2}} @layer b{:root{--x:1}}",
            light: 1
        ),
        Case(
            testDescription: "within a layer, what is for dark in dark",
            css: "@layer a{.dark{--x:2} :root{--x:1}}",
            light: 1,
            dark: 2
        ),
        Case(
            testDescription: "an important layer for dark, in dark only",
            css: "@layer a{.dark{--x:2!important}} :root{--x:1!important}",
            light: 1,
            dark: 2
        ),
    ]

    @Test("The value that holds is that of", arguments: cases)
    func holds(_ example: Case) {
        let sample = GraphSample(TokenReading(example.css).declarations)
        #expect(sample.value("x", .light) == .number(example.light))
        #expect(sample.value("x", .dark) == .number(example.dark ?? example.light))
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
