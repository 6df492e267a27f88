import Core
import Testing
import WebModel

@testable import SwiftModel
@testable import Translate
@testable import WebliftCLI

@Suite struct ExplanationTests {
    private static let text = """
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
    private static let documents = [
        MatrixDocument(SourceFile(path: SampleTranslation.rules, text: text), layer: .project)
    ]
    private static let web = SampleTranslation.library.components.first

    private func text(
        _ component: ComponentTranslation,
        body: BodyReport = BodyReport(),
        web: Component? = nil
    ) -> String {
        let covered = CoveredComponent(component, body: body)
        let explanation = ComponentExplanation(covered: covered, web: web, documents: Self.documents)
        return String(decoding: explanation.print(palette: .plain), as: UTF8.self)
    }

    private func lines(
        _ item: ItemTranslation,
        of component: ComponentTranslation,
        body: BodyReport = BodyReport(),
        web: Component? = nil,
        considered: [ConsideredRule] = []
    ) -> [String] {
        MemberExplanation(
            item: item,
            covered: CoveredComponent(component, body: body),
            web: web,
            considered: considered,
            documents: Self.documents
        ).lines(palette: .plain)
    }

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
        button.items[0].rule = SampleTranslation.rule(13)
        return lines(button.items[position], of: button, web: Self.web, considered: considered)
            .joined(separator: "\n")
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
        let button = SampleTranslation.buttonWithImpliedClick
        let lines = lines(button.implied[0], of: button)
        #expect(lines[1] == "  web        not in the sources; the matrix implies it")
        #expect(lines[2] == "             custom-elements.json:3")
    }

    @Test func aComponentTellsItsNamesAndALineForEachItem() {
        var button = SampleTranslation.button
        button.rule = SampleTranslation.rule(7)
        #expect(
            text(button, web: Self.web) == """
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
        let state = "  primitive  none\n  state      container: no row says what it is built on\n"
        #expect(text(chip).contains(state))
        chip.skipped = "The system has it."
        #expect(text(chip).hasPrefix("<x-chip>\n  state      skipped: The system has it.\n"))
    }

    // MARK: What nothing acts on

    private static let disabled = ItemReference(.property, "disabled")
    private static let inert = BodyReport(inert: [InertMember(SwiftIdentifier("isOff", as: .property), of: disabled)])

    private func inertMember(as role: MemberRole) -> ComponentTranslation {
        var button = SampleTranslation.button
        let name = SwiftIdentifier("isOff", as: .property)
        let member = Member(.value(.bool), name: name, as: role, origin: Self.disabled)
        button.items[0] = SampleTranslation.item(.property, "disabled", at: 10, .translated, swiftUI: [.member(member)])
        return button
    }

    @Test func ofAComponentEachItemSaysWhetherItIsInertAndByWhichMember() {
        let button = inertMember(as: .stated("isDisabled"))
        let start = "disabled  → isOff: Bool as isDisabled | –  "
        #expect(text(button).contains("\(start)translated, no rule\n"))
        let unused = text(button, body: Self.inert)
        #expect(unused.contains("\(start)inert: nothing in the body acts on `isOff`, no rule\n"))
    }

    @Test(
        arguments: [
            (.stated("isDisabled"), "; the body of `Button` asks for no such `isDisabled`"),
            (.none, ", which has no role that a template could ask for"),
        ] as [(MemberRole, String)]
    )
    func anInertItemSaysWhatTheBodyWouldHaveToAskFor(role: MemberRole, end: String) {
        let button = inertMember(as: role)
        let state = lines(button.items[0], of: button, body: Self.inert)[2]
        #expect(state == "  state      inert: nothing in the body acts on `isOff`\(end)")
    }

    @Test func aPartThatWeMadeIsCalledByWhatItWasMadeFor() throws {
        let button = SampleTranslation.buttonWithMadeLabel
        let told = text(button)
        #expect(told.contains("  made, because it does nothing without (1)\n    made for label  → label: String | –"))
        #expect(told.contains("  state      completed: a part of it is made, because `Button` does nothing without"))
        #expect(!told.contains("Button.label"))
        let made = try #require(MemberQuery(word: "label").items(of: button, in: nil).first { $0.isMade })
        let lines = lines(made, of: button)
        #expect(lines[0] == "<x-button> made for label")
        #expect(lines[1] == "  web        not in the sources; we made it")
    }
}
