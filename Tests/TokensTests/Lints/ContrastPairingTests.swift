import Core
import Testing
import Tokens

@Suite("Which color is seen on which")
struct ContrastPairingTests {
    /// All of the given tokens in one color.
    private func pairs(_ names: String) -> [String] {
        LintSample(names.split(separator: " ").map { "\($0): #fff" }.joined(separator: "\n")).pairNames
    }

    @Test("Tokens with the same tone, state and interaction")
    func same() {
        #expect(
            pairs(
                "c-button-text-danger-selected-hover c-button-fill-danger-selected-hover "
                    + "c-button-text-danger-hover c-button-fill-danger-hover c-card-fill-danger-hover"
            ) == [
                "c-button-text-danger-hover on c-button-fill-danger-hover",
                "c-button-text-danger-selected-hover on c-button-fill-danger-selected-hover",
            ]
        )
    }

    @Test("A border without a color for a press is looked at where nothing is pressed, and nowhere else")
    func borders() {
        let expected = ["c-button-border-danger on c-button-fill-danger-default"]
        #expect(pairs("c-button-border-danger c-button-fill-danger-default c-button-fill-danger-hover") == expected)
    }

    @Test("A text beside a box with a mark is not seen on the box, and the mark is, where it is chosen")
    func marks() {
        #expect(
            pairs("c-check-text c-check-mark-default c-check-fill-default c-check-fill-selected-default")
                == ["c-check-mark-default on c-check-fill-selected-default"]
        )
    }

    @Test("The order of words, the spelling and the word default make no difference")
    func spelling() {
        let expected = ["c-button-danger-label-color on c-button-fillDangerDefault"]
        #expect(pairs("c-button-danger-label-color c-button-fillDangerDefault") == expected)
    }

    @Test("A text without a state is seen on the fills of all states that have none of their own")
    func lessSpecific() {
        #expect(
            pairs(
                "c-button-text-danger c-button-text-danger-hover "
                    + "c-button-fill-danger-hover c-button-fill-danger-active"
            )
                == [
                    "c-button-text-danger on c-button-fill-danger-active",
                    "c-button-text-danger-hover on c-button-fill-danger-hover",
                ]
        )
    }

    @Test("A text of a state is seen on the fill without one where there is none for the state")
    func moreSpecific() {
        let expected = ["c-button-text on c-button-fill", "c-button-text-hover on c-button-fill"]
        #expect(pairs("c-button-text-hover c-button-text c-button-fill") == expected)
    }

    @Test("Another tone and another part are no pair")
    func unrelated() {
        #expect(pairs("c-button-text-danger c-button-fill-success") == [])
        #expect(pairs("c-button-text c-button-arrow-fill c-button-icon-fill") == [])
    }

    @Test("What is no color is in no pair")
    func noColor() { #expect(LintSample("c-button-border: 1px\nc-button-fill: #fff").pairNames == []) }

    @Test("Colors named after what they are seen on")
    func foregrounds() {
        #expect(
            pairs(
                "background foreground card card-foreground "
                    + "md-sys-color-on-primary md-sys-color-primary md-sys-color-surface md-sys-color-on-surface-variant"
            ) == [
                "card-foreground on card", "foreground on background",
                "md-sys-color-on-primary on md-sys-color-primary",
                "md-sys-color-on-surface-variant on md-sys-color-surface",
            ]
        )
    }

    @Test("Ten thousand texts and fills of one component are paired in a moment")
    func many() {
        let names = (0..<5_000).flatMap { ["c-button-text-x\($0)", "c-button-fill-x\($0)"] }
        #expect(LintSample(names.map { "\($0): #fff" }.joined(separator: "\n")).pairs.count == 5_000)
    }
}
