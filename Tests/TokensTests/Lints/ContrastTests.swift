import Core
import Testing
import Tokens

@Suite("tokens.contrast")
struct ContrastTests {
    @Test("Enough contrast is nothing to speak of")
    func good() throws {
        let lints = LintSample("c-button-text-danger: #fff\nc-button-fill-danger: #000")
        let pair = try #require(lints.pairs.first)
        #expect(pair.kind == .text)
        #expect(abs(try #require(pair.light.contrast).ratio - 21) < 1e-9)
        #expect(pair.dark == pair.light)
        #expect(lints.reports { $0 == .tokensContrast } == [])
    }

    @Test("Too little is told with its figures, rounded down, in the appearance where it is")
    func bad() {
        let lints = LintSample("c-button-text: #777\nc-button-fill: #fff\ndark c-button-fill: #000")
        let report = lints.diagnostics.first { $0.id == .tokensContrast }
        #expect(report?.severity == .warning)
        #expect(report?.message == "the contrast of `c-button-text` on `c-button-fill` is 4.47:1 in light, below 4.5:1")
        #expect(report?.notes.map(\.location?.line) == [2])
    }

    @Test("Borders and icons need 3:1", arguments: [("border", ContrastPair.Kind.border), ("icon", .icon)])
    func borders(role: String, kind: ContrastPair.Kind) {
        let good = LintSample("c-button-\(role): #949494\nc-button-fill: #fff")
        #expect(good.pairs.map(\.kind) == [kind])
        #expect(good.reports { $0 == .tokensContrast } == [])
        let bad = LintSample("c-button-\(role): #959595\nc-button-fill: #fff")
        #expect(bad.reports { $0 == .tokensContrast } == ["tokens.css:1 warning tokens.contrast"])
    }

    @Test(
        "Large text needs 3:1: from 24 px, or from 18.66 px in bold",
        arguments: [
            ("font-size: 24px", .largeText), ("font-size: 23px", .text),
            ("font-size-s: 16px\nc-card-title-font-size-l: 24px", .text),
            ("typography: 700 19px/1.5 Arial", .largeText), ("typography: 400 19px/1.5 Arial", .text),
        ] as [(String, ContrastPair.Kind)]
    )
    func largeText(font: String, kind: ContrastPair.Kind) {
        let lints = LintSample("c-card-title-text: #888\nc-card-title-fill: #fff\nc-card-title-\(font)")
        #expect(lints.pairs.map(\.kind) == [kind])
    }

    @Test("What is disabled may be hard to read, and its figures are still there")
    func disabled() {
        let lints = LintSample("c-button-text-disabled: #ddd\nc-button-fill-disabled: #fff")
        #expect(lints.pairs.map(\.required) == [nil])
        #expect(lints.pairs.first?.light.contrast != nil)
        #expect(lints.reports { $0 == .tokensContrast } == [])
    }

    @Test("On a transparent fill nothing can be told, which is told")
    func transparentFill() {
        let lints = LintSample("c-button-text: #fff\nc-button-fill: transparent\ndark c-button-fill: #000")
        #expect(lints.pairs.map(\.light) == [.transparentFill])
        #expect(lints.reports { $0 == .tokensContrast } == ["tokens.css:1 note tokens.contrast"])
        #expect(
            lints.diagnostics.contains { $0.message.hasSuffix("is not known in light, as the fill is transparent") }
        )
    }

    @Test("What is translucent is mixed with what is behind it: white in light and black in dark")
    func translucent() {
        // Light: 127.5 of 255 on white. Dark: a quarter of white on a half of white.
        let pairs = LintSample("c-button-text: #00000080\nc-button-fill: #ffffff80").pairs
        #expect(pairs.map { Int(($0.light.contrast?.ratio ?? 0) * 10) } == [40])
        #expect(pairs.map { Int(($0.dark.contrast?.ratio ?? 0) * 10) } == [26])
    }

    @Test("A border in the color of its fill is none")
    func invisibleBorder() {
        let lints = LintSample("c-button-border: #f00\nc-button-fill: #f00")
        #expect(lints.pairs.map(\.light) == [.invisible])
        #expect(lints.reports { $0 == .tokensContrast } == [])
    }

    // MARK: Which color is seen on which

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
