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

    @Test("Large text needs 3:1: from 24 px, or from 18.66 px in bold")
    func largeText() {
        let colors = "c-card-title-text: #888\nc-card-title-fill: #fff\n"
        #expect(LintSample(colors + "c-card-title-font-size: 24px").pairs.map(\.kind) == [.largeText])
        #expect(LintSample(colors + "c-card-title-font-size: 23px").pairs.map(\.kind) == [.text])
        #expect(
            LintSample(colors + "c-card-title-font-size-s: 16px\nc-card-title-font-size-l: 24px").pairs.map(\.kind) == [
                .text
            ]
        )
        #expect(LintSample(colors + "c-card-title-typography: 700 19px/1.5 Arial").pairs.map(\.kind) == [.largeText])
        #expect(LintSample(colors + "c-card-title-typography: 400 19px/1.5 Arial").pairs.map(\.kind) == [.text])
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
}
