import Testing
import WebModel

@testable import SwiftModel
@testable import Translate
@testable import WebliftCLI

@Suite("What coverage prints")
struct CoverageReportTests {
    private func text(_ translation: LibraryTranslation, bodies: [String: BodyReport] = [:]) -> String {
        String(decoding: CoverageText(palette: .plain).print(Coverage(translation, bodies: bodies)), as: UTF8.self)
    }

    @Test("what is unmapped, what a component lacks and what is inert have lines, and then the figures follow")
    func figures() {
        let figures = """
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
        #expect(text(SampleTranslation.translation, bodies: SampleTranslation.bodies) == figures)
    }

    @Test func whereEverythingIsDecidedThatIsSaid() {
        let text = text(LibraryTranslation(components: [SampleTranslation.chip]))
        #expect(text.hasSuffix("\n100 % decided: 1 of 1 items; nothing is unmapped\n"))
        #expect(!text.contains("texts") && text.hasPrefix("<x-chip>: container"))
        #expect(!text.contains("acts on"))
    }

    @Test func namesOfTheInputCantSteerTheTerminal() {
        var chip = SampleTranslation.chip
        chip.tag = "x-\u{1B}[31mred"
        chip.items[0].outcome = .unmapped(reason: "line\nbreak \u{7}")
        let line = "<x-\u{FFFD}[31mred> focus(): line break \u{FFFD} [custom-elements.json:91]\n"
        #expect(text(LibraryTranslation(components: [chip])).hasPrefix(line))
    }

    @Test("in Markdown every item of every component is in a table")
    func markdown() {
        let coverage = Coverage(SampleTranslation.translation, bodies: SampleTranslation.bodies)
        let page = #"""
            # Coverage of lib 1.0.0

            **50 %** of the components are working, **40 %** of the items are in use, what is skipped left out of both. **83.3 %** of the items are decided.

            | | working | completed | container | skipped | total |
            |---|--:|--:|--:|--:|--:|
            | components | 1 | 0 | 1 | 0 | 2 |

            | | translated | adapted | inert | skipped | unmapped | total |
            |---|--:|--:|--:|--:|--:|--:|
            | properties | 0 | 0 | 1 | 0 | 1 | 2 |
            | slots | 1 | 0 | 0 | 0 | 0 | 1 |
            | events | 0 | 0 | 1 | 0 | 0 | 1 |
            | methods | 1 | 0 | 0 | 0 | 0 | 1 |
            | CSS properties | 0 | 0 | 0 | 1 | 0 | 1 |
            | all | 2 | 0 | 2 | 1 | 1 | 6 |
            | texts (in no total) | 0 | 0 | 0 | 0 | 1 | 1 |

            ## `<x-button>`

            `MyButton` · `MyUIKitButton` · on `Button` · working · 1 translated, 2 inert, 1 skipped, 1 unmapped

            Nothing in the body acts on `isOff`.

            | Item | State | SwiftUI | UIKit | Rule | Why |
            |---|---|---|---|---|---|
            | `disabled` | inert | `.disabled()` | `isHidden` | rules.md:12 | It is inverted. |
            | `helpText` | **unmapped** | | | | no rule matches \`a \| b\` |
            | `#(default)` | translated | `.tint()` | | rules.md:13 | |
            | `@x-change` | inert | | | rules.md:12 | part of disabled |
            | `--gap` | skipped | | | rules.md:14 | Tokens *do* it \| all. |
            | `close` | **unmapped** | | | | no rule matches |

            ## `<x-chip>`

            `MyChip` · `MyUIKitChip` · container · 1 translated

            No row says what it is built on.

            | Item | State | SwiftUI | UIKit | Rule | Why |
            |---|---|---|---|---|---|
            | `focus()` | translated | `@FocusState` | `becomeFirstResponder()` | rules.md:15 | |

            """#
        #expect(String(decoding: CoverageMarkdown(SampleTranslation.library).print(coverage), as: UTF8.self) == page)
    }

    // MARK: JSON

    private func json(_ translation: LibraryTranslation = SampleTranslation.translation) throws -> JSONInstance {
        let coverage = Coverage(translation, bodies: SampleTranslation.bodies)
        let json = try JSONInstance(CoverageJSON(SampleTranslation.library).print(coverage))
        #expect(try JSONSchema(named: "coverage").problems(of: json) == [])
        return json
    }

    private func counts(_ value: JSONInstance?) -> [Int?] {
        CoverageState.allCases.map { value?[$0.rawValue]?.wholeNumber }
    }

    @Test("JSON fits its schema, also where nothing is there and where a component is skipped")
    func schema() throws {
        _ = try json(LibraryTranslation())
        var skipped = SampleTranslation.chip
        skipped.skipped = "The system has it."
        _ = try json(LibraryTranslation(components: [skipped]))
    }

    @Test func totalsAndKindsAreThere() throws {
        let json = try json()
        #expect(json["schema"] == .number(2))
        #expect(counts(json["totals"]) == [2, 0, 2, 1, 1])
        #expect(json["totals"]?["inUse"] == .number(2))
        #expect(counts(json["kinds"]?["property"]) == [0, 0, 1, 0, 1])
        #expect(counts(json["kinds"]?["cssPart"]) == [0, 0, 0, 0, 0])
        #expect(json["kinds"]?["text"] == nil)
        #expect(counts(json["texts"]) == [0, 0, 0, 0, 1])
        #expect(ComponentState.allCases.map { json["componentTotals"]?[$0.rawValue]?.wholeNumber } == [1, 0, 1, 0])
    }

    @Test func aComponentTellsItsNames() throws {
        let components = try #require(try json()["components"]?.elements)
        let button = try #require(components.first)
        let names = button.strings(at: "tag", "className", "swift", "uiKit", "primitive", "state")
        #expect(names == ["x-button", "XButton", "MyButton", "MyUIKitButton", "Button", "working"])
        #expect(button["rule"]?["line"] == .number(5))
        #expect(button["reason"] == .null && button["made"] == .array([]))
        let inert = try #require(button["inert"]?.elements?.first)
        #expect(inert.strings(at: "member", "kind", "name") == ["isOff", "property", "disabled"])
        #expect(components[1].strings(at: "state", "reason") == ["container", "no row says what it is built on"])
        #expect(button["textItems"]?.elements?.first?["name"] == .string("close"))
        #expect(["className", "primitive", "rule"].map { components[1][$0] } == [.null, .null, .null])
    }

    @Test func anItemTellsItsStateItsRuleAndItsResults() throws {
        let items = try #require(try json()["components"]?.elements?.first?["items"]?.elements)
        let disabled = try #require(items.first)
        #expect(disabled.strings(at: "kind", "state", "rule.file") == ["property", "inert", "rules.md"])
        #expect(disabled["reason"] == .null && disabled["partOf"] == .null)
        #expect(disabled["swiftUI"] == .array([.string(".disabled()")]))
        #expect(disabled["uiKit"] == .array([.string("isHidden")]))
        #expect(disabled["rule"]?["line"] == .number(12) && disabled["source"]?["line"] == .number(10))
        #expect(disabled["remarks"] == .array([.string("It is inverted.")]))
        #expect(items[1]["reason"] == .string("no rule matches `a | b`") && items[1]["rule"] == .null)
        #expect(items[2]["name"] == .string(""))
        #expect(items[3].strings(at: "partOf", "state") == ["disabled", "inert"])
        #expect(items[4]["state"] == .string("skipped"))
    }

    @Test("what was made is told like an item, and is in no total")
    func made() throws {
        let json = try json(LibraryTranslation(components: [SampleTranslation.buttonWithMadeLabel]))
        let component = try #require(json["components"]?.elements?.first)
        let reason = "a part of it is made, because `Button` does nothing without it"
        #expect(component.strings(at: "state", "reason") == ["completed", reason])
        let made = try #require(component["made"]?.elements?.first)
        #expect(made["name"] == .string("Button.label"))
        #expect(made["swiftUI"] == .array([.string("label: String")]))
        #expect(made["remarks"] == .array([.string("It was made.")]))
        #expect(counts(json["totals"]) == [1, 0, 2, 1, 1])
    }
}
