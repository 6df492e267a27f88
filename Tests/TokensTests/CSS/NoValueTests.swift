import Core
import Testing
import Tokens

@Suite("Declarations without a value")
struct NoValueTests {
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
}
