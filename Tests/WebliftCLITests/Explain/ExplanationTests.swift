import Core
import Testing
import WebModel

@testable import SwiftModel
@testable import Translate
@testable import WebliftCLI

@Suite struct ExplanationTests {
    private static let documents = [
        MatrixDocument(
            SourceFile(
                path: SampleTranslation.rules,
                text: """
                    # Rules

                    ## Components

                    | Web | SwiftUI |
                    |---|---|
                    | `*-button` | `Button` |

                    ## Properties

                    | Web | SwiftUI | UIKit | Why |
                    |---|---|---|---|
                    | `disabled: boolean + @change` | `.disabled()` | `isHidden` | |
                    """
            ),
            layer: .project
        )
    ]

    private func considered(
        _ line: Int,
        _ text: String,
        _ outcome: ConsideredRule.Outcome,
        _ reason: String,
        name: NamePattern.Precision = .exact
    ) -> ConsideredRule {
        let rule = MatrixRule(
            source: SampleTranslation.rule(line),
            components: NamePattern("*"),
            patterns: [],
            swiftUI: .skip,
            uiKit: .skip,
            reason: nil,
            text: text
        )
        let rank = RuleRank(component: .anything, name: name, conditions: 0, layer: .project, document: 0, row: line)
        return ConsideredRule(rule: rule, rank: rank, outcome: outcome, reason: reason)
    }

    private func member(_ position: Int, considered: [ConsideredRule] = []) -> String {
        var button = SampleTranslation.button
        if button.items[0].rule != nil { button.items[0].rule = SampleTranslation.rule(13) }
        return MemberExplanation(
            item: button.items[position],
            covered: CoveredComponent(button, body: BodyReport()),
            web: SampleTranslation.library.components.first,
            considered: considered,
            documents: ExplanationTests.documents
        ).lines(palette: .plain).joined(separator: "\n")
    }

    @Test func anItemTellsItsRuleItsResultsWhatItTookAndWhoLost() {
        let considered = [
            considered(13, "disabled: boolean + @change", .won, "won"),
            considered(20, "`disabled: boolean`", .outranked, "has fewer conditions"),
            considered(8, "*: boolean", .outranked, "a star alone ranks below an exact name"),
            considered(31, "`disabled: string`", .unmatched, "wants a string"),
            considered(40, "`*: string`", .unmatched, "wants a string", name: .anything),
        ]
        #expect(
            member(0, considered: considered) == """
                <x-button> disabled
                  web        boolean = false · attribute is-off
                             custom-elements.json:10
                  state      adapted
                  rule       rules.md:13
                             Web      disabled: boolean + @change
                             SwiftUI  .disabled()
                             UIKit    isHidden
                  SwiftUI    .disabled()
                  UIKit      isHidden
                  takes      @x-change
                  remarks    It is inverted.

                  rules that lost, the nearest first
                    rules.md:20  disabled: boolean  has fewer conditions
                    rules.md:8   *: boolean         a star alone ranks below an exact name

                  rules that name it and don't match
                    rules.md:31  disabled: string  wants a string
                """
        )
    }

    @Test func anItemThatWasTakenTellsByWhom() {
        #expect(
            member(3) == """
                <x-button> @x-change
                  web        custom-elements.json:20
                  state      adapted
                  rule       rules.md:12
                  part of    disabled
                """
        )
    }

    @Test func anItemThatNoRuleMatchesSaysSo() {
        #expect(
            member(1) == """
                <x-button> helpText
                  web        type not told · attribute help-text
                             custom-elements.json:11
                  state      unmapped: no rule matches `a | b`
                  rule       none
                """
        )
    }

    @Test func whereNothingMatchesEvenAStarAloneTellsWhatItWants() {
        let considered = [considered(40, "`*: string`", .unmatched, "wants a string", name: .anything)]
        #expect(member(1, considered: considered).hasSuffix("    rules.md:40  *: string  wants a string"))
    }

    @Test func whatTheMatrixImpliesSaysSo() {
        var button = SampleTranslation.button
        button.implied = [
            ItemTranslation(
                item: ItemReference(.event, "click"),
                location: SampleTranslation.place(3),
                outcome: .adapted
            )
        ]
        let covered = CoveredComponent(button, body: BodyReport())
        let lines = MemberExplanation(
            item: button.implied[0],
            covered: covered,
            web: nil,
            considered: [],
            documents: []
        )
        .lines(palette: .plain)
        #expect(lines[1] == "  web        not in the sources; the matrix implies it")
        #expect(lines[2] == "             custom-elements.json:3")
    }

    @Test func aComponentTellsItsNamesAndALineForEachItem() {
        var button = SampleTranslation.button
        button.rule = SampleTranslation.rule(7)
        let explanation = ComponentExplanation(
            covered: CoveredComponent(button, body: BodyReport()),
            web: SampleTranslation.library.components.first,
            documents: ExplanationTests.documents
        )
        #expect(
            String(decoding: explanation.print(palette: .plain), as: UTF8.self) == """
                <x-button>
                  web        XButton
                             custom-elements.json:3
                  SwiftUI    MyButton
                  UIKit      MyUIKitButton
                  tokens     ButtonTokens
                  primitive  Button
                  state      working
                  rule       rules.md:7
                             Web      *-button
                             SwiftUI  Button

                  properties (2)
                    disabled  → .disabled() | isHidden   adapted, rules.md:12
                    helpText  → no rule matches `a | b`  unmapped, no rule

                  slots (1)
                    #(default)  → .tint() | –  translated, rules.md:13

                  events (1)
                    @x-change  → part of disabled  adapted, rules.md:12

                  CSS properties (1)
                    --gap  → Tokens *do* it | all.  skipped, rules.md:14

                  texts (1)
                    close  → no rule matches  unmapped, no rule

                """
        )
    }

    @Test func aComponentThatIsLeftOutOrHasNoPrimitiveSaysSo() {
        var chip = SampleTranslation.chip
        let without = ComponentExplanation(covered: CoveredComponent(chip, body: BodyReport()), web: nil, documents: [])
            .print(
                palette: .plain
            )
        #expect(
            String(decoding: without, as: UTF8.self).contains(
                "  primitive  none\n  state      container: no row says what it is built on\n"
            )
        )
        chip.skipped = "The system has it."
        let skipped = ComponentExplanation(covered: CoveredComponent(chip, body: BodyReport()), web: nil, documents: [])
            .print(
                palette: .plain
            )
        #expect(
            String(decoding: skipped, as: UTF8.self).hasPrefix("<x-chip>\n  state      skipped: The system has it.\n")
        )
    }

    // MARK: What nothing acts on

    private func text(_ explanation: ComponentExplanation) -> String {
        String(decoding: explanation.print(palette: .plain), as: UTF8.self)
    }

    private func inertMember(_ item: ItemReference, as role: MemberRole) -> ComponentTranslation {
        var button = SampleTranslation.button
        button.items[0] = ItemTranslation(
            item: item,
            location: SampleTranslation.place(10),
            outcome: .translated,
            swiftUI: [
                .member(Member(.value(.bool), name: SwiftIdentifier("isOff", as: .property), as: role, origin: item))
            ]
        )
        return button
    }

    private static let disabled = ItemReference(.property, "disabled")
    private static let inert = BodyReport(inert: [InertMember(SwiftIdentifier("isOff", as: .property), of: disabled)])

    @Test func ofAComponentEachItemSaysWhetherItIsInertAndByWhichMember() {
        let button = inertMember(Self.disabled, as: .stated("isDisabled"))
        let used = ComponentExplanation(covered: CoveredComponent(button, body: BodyReport()), web: nil, documents: [])
        #expect(text(used).contains("disabled  → isOff: Bool as isDisabled | –  translated, no rule\n"))
        let unused = ComponentExplanation(covered: CoveredComponent(button, body: Self.inert), web: nil, documents: [])
        #expect(
            text(unused).contains(
                "disabled  → isOff: Bool as isDisabled | –  inert: nothing in the body acts on `isOff`, no rule\n"
            )
        )
    }

    @Test func anInertItemSaysWhatTheBodyWouldHaveToAskFor() {
        func state(_ button: ComponentTranslation) -> String {
            MemberExplanation(
                item: button.items[0],
                covered: CoveredComponent(button, body: Self.inert),
                web: nil,
                considered: [],
                documents: []
            ).lines(palette: .plain)[2]
        }
        #expect(
            state(inertMember(Self.disabled, as: .stated("isDisabled")))
                == "  state      inert: nothing in the body acts on `isOff`; "
                + "the body of `Button` asks for no such `isDisabled`"
        )
        #expect(
            state(inertMember(Self.disabled, as: .none))
                == "  state      inert: nothing in the body acts on `isOff`, "
                + "which has no role that a template could ask for"
        )
    }

    @Test func aPartThatWeMadeIsCalledByWhatItWasMadeFor() throws {
        let button = SampleTranslation.buttonWithMadeLabel
        let covered = CoveredComponent(button, body: BodyReport())
        let told = text(ComponentExplanation(covered: covered, web: nil, documents: []))
        #expect(told.contains("  made, because it does nothing without (1)\n    made for label  → label: String | –"))
        #expect(told.contains("  state      completed: a part of it is made, because `Button` does nothing without"))
        #expect(!told.contains("Button.label"))
        let made = try #require(MemberQuery(word: "label").items(of: button, in: nil).first { $0.isMade })
        let lines = MemberExplanation(item: made, covered: covered, web: nil, considered: [], documents: []).lines(
            palette: .plain
        )
        #expect(lines[0] == "<x-button> made for label")
        #expect(lines[1] == "  web        not in the sources; we made it")
    }
}
