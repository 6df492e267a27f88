import Core
import Testing
import Tokens

@Suite("light-dark()")
struct AppearanceTests {
    @Test("a value that is one becomes two declarations at one place")
    func whole() {
        let reading = TokenReading(":root { --x: light-dark(#fff, rgb(0, 0, 0)); }")
        #expect(reading.tokens == ["[light] x = #fff", "[dark] x = rgb(0 , 0 , 0)"])
        #expect(reading.places == ["1:9", "1:9"])
    }

    @Test("it may stand anywhere in a value")
    func inside() {
        #expect(
            TokenReading(
                ":root { --x: 0 1px light-dark(red, var(--a, light-dark(b, c))), hsl(from LIGHT-DARK(d, e) h s l) (light-dark(f, g)) }"
            ).tokens == [
                "[light] x = 0 1px red , hsl(from d h s l) (f)", "[dark] x = 0 1px {a ?? c} , hsl(from e h s l) (g)",
            ]
        )
    }

    @Test("where the appearance is known, only its side counts")
    func known() {
        let expected = ["[dark] x = 2", "[light] x = 1"]
        #expect(TokenReading(".dark { --x: light-dark(1, 2) } .light { --x: light-dark(1, 2) }").tokens == expected)
        #expect(TokenReading(":root { --x: light-dark(1, 2) }", mode: .dark).tokens == ["[dark] x = 2"])
    }

    @Test("what is not two values stays for whoever reads values")
    func malformed() {
        let expected = [
            "[light] x = light-dark(1)", "[dark] x = light-dark(1)", "[light] y = light-dark(1 , 2 , 3)",
            "[dark] y = light-dark(1 , 2 , 3)",
        ]
        #expect(TokenReading(":root { --x: light-dark(1); --y: light-dark(1, 2, 3) }").tokens == expected)
    }
}
