import Testing

@testable import Matrix
@testable import WebliftCLI

@Suite struct CoverageTextTests {
    private func print(_ translation: LibraryTranslation) -> String {
        String(decoding: CoverageText(palette: .plain).print(Coverage(translation)), as: UTF8.self)
    }

    @Test func eachUnmappedItemHasALineAndThenTheFiguresFollow() {
        #expect(
            print(SampleTranslation.translation) == """
                <x-button> helpText: no rule matches `a | b` [custom-elements.json:11]
                <x-button> close: no rule matches [custom-elements.json:40]

                                translated  adapted  skipped  unmapped  total
                properties               0        1        0         1      2
                slots                    1        0        0         0      1
                events                   0        1        0         0      1
                methods                  1        0        0         0      1
                CSS properties           0        0        1         0      1
                all                      2        2        1         1      6

                texts                    0        0        0         1      1  (in no total)

                83.3 % decided: 5 of 6 items; 1 unmapped in 1 of 2 components

                """
        )
    }

    @Test func whereEverythingIsDecidedThatIsSaid() {
        let text = print(LibraryTranslation(components: [SampleTranslation.chip]))
        #expect(text.hasSuffix("\n100 % decided: 1 of 1 items; nothing is unmapped\n"))
        #expect(!text.contains("texts"))
        #expect(text.hasPrefix("         translated"))
    }

    @Test func anEmptyLibraryIsDecided() {
        #expect(print(LibraryTranslation()).contains("100 % decided: 0 of 0 items"))
    }

    @Test func namesOfTheInputCantSteerTheTerminal() {
        var chip = SampleTranslation.chip
        chip.tag = "x-\u{1B}[31mred"
        chip.items[0].outcome = .unmapped(reason: "line\nbreak \u{7}")
        let text = print(LibraryTranslation(components: [chip]))
        #expect(text.hasPrefix("<x-\u{FFFD}[31mred> focus(): line break \u{FFFD} [custom-elements.json:91]\n"))
    }
}
