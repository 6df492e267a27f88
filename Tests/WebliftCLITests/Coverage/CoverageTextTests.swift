import Testing
import WebModel

@testable import SwiftModel
@testable import Translate
@testable import WebliftCLI

@Suite struct CoverageTextTests {
    private func print(_ translation: LibraryTranslation, bodies: [String: BodyReport] = [:]) -> String {
        let coverage = Coverage(translation, bodies: bodies)
        return String(decoding: CoverageText(palette: .plain).print(coverage), as: UTF8.self)
    }

    @Test("what is unmapped, what a component lacks and what is inert have lines, and then the figures follow")
    func figures() {
        #expect(
            print(SampleTranslation.translation, bodies: SampleTranslation.bodies) == """
                <x-button> helpText: no rule matches `a | b` [custom-elements.json:11]
                <x-button> close: no rule matches [custom-elements.json:40]

                <x-chip>: container, no row says what it is built on

                <x-button>: nothing in the body acts on isOff

                                translated  adapted  inert  skipped  unmapped  total
                properties               0        0      1        0         1      2
                slots                    1        0      0        0         0      1
                events                   0        0      1        0         0      1
                methods                  1        0      0        0         0      1
                CSS properties           0        0      0        1         0      1
                all                      2        0      2        1         1      6

                texts                    0        0      0        0         1      1  (in no total)

                50 % working: 1 of 2 components; 0 completed, 1 container, 0 skipped
                40 % in use: 2 of 5 items that are not skipped; 2 inert
                83.3 % decided: 5 of 6 items; 1 unmapped in 1 of 2 components

                """
        )
    }

    @Test func whereEverythingIsDecidedThatIsSaid() {
        let text = print(LibraryTranslation(components: [SampleTranslation.chip]))
        #expect(text.hasSuffix("\n100 % decided: 1 of 1 items; nothing is unmapped\n"))
        #expect(!text.contains("texts") && text.hasPrefix("<x-chip>: container"))
        #expect(!text.contains("acts on"))
    }

    @Test func anEmptyLibraryIsDecided() {
        #expect(print(LibraryTranslation()).contains("100 % decided: 0 of 0 items"))
    }

    @Test("what was made is told as it is declared")
    func made() {
        let button = SampleTranslation.buttonWithMadeLabel
        let line =
            "<x-button>: completed, a part of it is made, because `Button` does nothing without it: label: String\n"
        #expect(print(LibraryTranslation(components: [button])).contains(line))
    }

    @Test func namesOfTheInputCantSteerTheTerminal() {
        var chip = SampleTranslation.chip
        chip.tag = "x-\u{1B}[31mred"
        chip.items[0].outcome = .unmapped(reason: "line\nbreak \u{7}")
        let text = print(LibraryTranslation(components: [chip]))
        #expect(text.hasPrefix("<x-\u{FFFD}[31mred> focus(): line break \u{FFFD} [custom-elements.json:91]\n"))
    }
}
