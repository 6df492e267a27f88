import Core
import Testing
import Tokens

@Suite("Which color is seen on which")
struct ContrastPairingTests {
    @Test(
        "Pairs are",
        arguments: [
            (
                "tokens with the same tone, state and interaction",
                "c-button-text-danger-selected-hover c-button-fill-danger-selected-hover "
                    + "c-button-text-danger-hover c-button-fill-danger-hover c-card-fill-danger-hover",
                [
                    "c-button-text-danger-hover on c-button-fill-danger-hover",
                    "c-button-text-danger-selected-hover on c-button-fill-danger-selected-hover",
                ]
            ),
            (
                "a border without a color for a press where nothing is pressed, and nowhere else",
                "c-button-border-danger c-button-fill-danger-default c-button-fill-danger-hover",
                ["c-button-border-danger on c-button-fill-danger-default"]
            ),
            (
                "not a text beside a box with a mark, and the mark on the box, where it is chosen",
                "c-check-text c-check-mark-default c-check-fill-default c-check-fill-selected-default",
                ["c-check-mark-default on c-check-fill-selected-default"]
            ),
            (
                "the same for words in another order and spelling, and with the word default",
                "c-button-danger-label-color c-button-fillDangerDefault",
                ["c-button-danger-label-color on c-button-fillDangerDefault"]
            ),
            (
                "a text without a state on the fills of all states that have none of their own",
                "c-button-text-danger c-button-text-danger-hover c-button-fill-danger-hover c-button-fill-danger-active",
                [
                    "c-button-text-danger on c-button-fill-danger-active",
                    "c-button-text-danger-hover on c-button-fill-danger-hover",
                ]
            ),
            (
                "a text of a state on the fill without one where there is none for the state",
                "c-button-text-hover c-button-text c-button-fill",
                ["c-button-text on c-button-fill", "c-button-text-hover on c-button-fill"]
            ),
            ("not another tone", "c-button-text-danger c-button-fill-success", []),
            ("not another part", "c-button-text c-button-arrow-fill c-button-icon-fill", []),
            (
                "colors named after what they are seen on",
                "background foreground card card-foreground "
                    + "md-sys-color-on-primary md-sys-color-primary md-sys-color-surface md-sys-color-on-surface-variant",
                [
                    "card-foreground on card", "foreground on background",
                    "md-sys-color-on-primary on md-sys-color-primary",
                    "md-sys-color-on-surface-variant on md-sys-color-surface",
                ]
            ),
        ]
    )
    func pairs(promise: String, names: String, pairs: [String]) {
        let colors = names.split(separator: " ").map { "\($0): #fff" }
        #expect(LintSample(colors.joined(separator: "\n")).pairNames == pairs, "\(promise)")
    }

    @Test("What is no color is in no pair")
    func noColor() { #expect(LintSample("c-button-border: 1px\nc-button-fill: #fff").pairNames == []) }

    @Test("Ten thousand texts and fills of one component are paired in a moment")
    func many() {
        let names = (0..<5_000).flatMap { ["c-button-text-x\($0)", "c-button-fill-x\($0)"] }
        #expect(LintSample(names.map { "\($0): #fff" }.joined(separator: "\n")).pairs.count == 5_000)
    }
}
