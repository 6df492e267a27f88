import SourceText
import SwiftModel
import Testing
import WebModel

@testable import Matrix

/// What is easily got wrong where rules, types and names meet.
@Suite("Hard cases of translating")
struct HardTranslationTests {
    private let anything = """
        ## Properties

        | Web | SwiftUI | UIKit |
        |---|---|---|
        | `*: any` | `{name}: {Type}` | `same` |

        ## Events

        | Web | SwiftUI | UIKit |
        |---|---|---|
        | `@*` | `on{Name}(Detail)?` | `delegate.did{Name}(Detail)` |

        ## Slots

        | Web | SwiftUI | UIKit |
        |---|---|---|
        | `#*` | `{name}: View` | `{name}View: UIView?` |
        """

    private func fields(_ fields: (name: String, type: String, value: String?)...) -> String {
        let list = fields.map { name, type, value in
            let text = value.map { #","default":"\#($0)""# } ?? ""
            return #"{"kind":"field","name":"\#(name)","type":{"text":"\#(type)"}\#(text)}"#
        }
        return #""members":[\#(list.joined(separator: ","))]"#
    }

    private func expectDeclaredTypes(_ fixture: TranslationFixture) {
        let undeclared = GeneratedTypeUse.undeclared(in: fixture.translation.swift)
        #expect(undeclared == [])
    }

    // MARK: Generated types

    @Test("a type that can't be made is named nowhere, whoever asks first")
    func typeThatCannotBeMade() throws {
        let fixture = try TranslationFixture(
            (
                tag: "x-one",
                json: #""events":[{"name":"node-move","type":{"text":"CustomEvent<{ node: HTMLElement }>"}}]"#
            ),
            matrix: anything,
            builtIn: false
        )
        let item = try fixture.item(ItemReference(.event, "node-move"))
        #expect(item.swiftUITexts == ["onNodeMove: (() -> Void)?"])
        #expect(item.uiKitTexts == ["delegate.didNodeMove()"])
        #expect(item.remarks.filter { $0.contains("the closure has no argument") }.count == 1)
        expectDeclaredTypes(fixture)
    }

    @Test("what an unmapped item began to make is not left behind")
    func nothingLeftBehind() throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: fields(("format", "(kind: 'a' | 'b', node: HTMLElement) => string", nil))),
            matrix: anything,
            builtIn: false
        )
        #expect(try fixture.component("x-one").component.enums == [])
    }

    private func sharing(_ first: String, _ second: String, values: String = "", extra: String = "") throws
        -> TranslationFixture
    {
        try TranslationFixture(
            manifest: """
                {"schemaVersion":"2.1.0","modules":[{"kind":"javascript-module","path":"x.js","declarations":[
                {"kind":"class","name":"A","tagName":"x-aa",\(first)\(extra)},{"kind":"class","name":"B","tagName":"x-bb",\(second)}]}]}
                """,
            matrix: anything + values,
            builtIn: false
        )
    }

    private func dim(_ values: String, _ value: String) -> String {
        #""members":[{"kind":"field","name":"dim","type":{"text":"Dim"},"expandedType":{"text":"\#(values)"},"default":"'\#(value)'"}]"#
    }

    @Test("a shared enum has all its values, whatever a row for one component says of one")
    func narrowedValueOfASharedEnum() throws {
        let fixture = try sharing(
            dim("'s' | 'm' | 'auto'", "s"),
            dim("'s' | 'm' | 'auto'", "auto"),
            values: "\n\n## Values\n\n### `x-aa`\n\n| Web | Swift |\n|---|---|\n| `dim: auto` | `nil` |\n"
        )
        let texts = try fixture.component("x-bb").component.properties.map(\.description)
        #expect(texts == ["dim: BbTokens.Dim = .auto"])
        #expect(try fixture.component("x-aa").component.properties.map(\.type) != [])
        expectDeclaredTypes(fixture)
        for shared in fixture.translation.sharedEnums {
            #expect(shared.cases.map(\.value) == [.string("s"), .string("m"), .string("auto")])
        }
    }

    @Test("an alias that means something else in an event is another enum")
    func aliasOfAnEvent() throws {
        let events =
            #","events":[{"name":"move","type":{"text":"CustomEvent<{ to: Dim }>"},"expandedType":{"text":"CustomEvent<{ to: 'p' | 'q' }>"}}]"#
        let fixture = try sharing(dim("'s' | 'm'", "s"), dim("'s' | 'm'", "s"), extra: events)
        #expect(try fixture.component("x-aa").component.properties.map(\.description) == ["dim: AaTokens.Dim = .s"])
        #expect(try fixture.component("x-bb").component.properties.map(\.description) == ["dim: BbTokens.Dim = .s"])
        expectDeclaredTypes(fixture)
    }

    @Test("a thousand enums of one name take no longer than a thousand of a thousand names, more or less")
    func manyEnumsOfOneName() throws {
        func time(_ name: (Int) -> String) throws -> Duration {
            let types = (0..<600).map { "{ \(name($0)): 'a\($0)' | 'b\($0)' }" }
            let events = types.enumerated().map { number, type in
                #"{"name":"e\#(number)","type":{"text":"CustomEvent<\#(type)>"}}"#
            }
            let start = ContinuousClock.now
            _ = try TranslationFixture(
                (tag: "x-one", json: #""events":[\#(events.joined(separator: ","))]"#),
                matrix: anything,
                builtIn: false
            )
            return ContinuousClock.now - start
        }
        let different = try time { "n\($0)" }
        #expect(try time { $0 % 2 == 0 ? "same" : "Same" } < different * 5)
    }

    @Test("the struct of a component's texts has its name to itself")
    func reservedName() throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: fields(("strings", "'a' | 'b'", nil))),
            matrix: anything,
            builtIn: false
        )
        #expect(try fixture.component("x-one").component.enums.first?.name.description != "OneTokens.Strings")
    }

    // MARK: Rows of `Types`

    @Test("a row of `Types` for all names is found")
    func typeOfAllNames() throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: fields(("count", "number", "3"))),
            matrix: anything + "\n\n## Types\n\n| Web | Swift |\n|---|---|\n| `*: number` | `Int` |\n",
            builtIn: false
        )
        #expect(try fixture.component("x-one").component.properties.map(\.description) == ["count: Int = 3"])
    }

    @Test("a detail that is only a name may have its row of `Types`")
    func detailByRow() throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: #""events":[{"name":"pick","type":{"text":"CustomEvent<DateRange>"}}]"#),
            matrix: anything + "\n\n## Types\n\n| Web | Swift |\n|---|---|\n| `DateRange` | `ClosedRange<Date>` |\n",
            builtIn: false
        )
        #expect(
            try fixture.item(ItemReference(.event, "pick")).swiftUITexts == ["onPick: ((ClosedRange<Date>) -> Void)?"]
        )
    }

    @Test("a detail of any type leaves a remark behind")
    func detailOfAnyType() throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: #""events":[{"name":"pick","type":{"text":"CustomEvent<any>"}}]"#),
            matrix: anything,
            builtIn: false
        )
        let item = try fixture.item(ItemReference(.event, "pick"))
        #expect(item.swiftUITexts == ["onPick: (() -> Void)?"])
        #expect(item.remarks.count == 1)
    }

    @Test("a unit counts where the type came with it, and not where the row names a type of its own")
    func unitOfTheRow() throws {
        let rows = """
            ## Types

            | Web | Swift | Unit |
            |---|---|---|
            | `delay, pause: number` | `TimeInterval` | `ms` |

            ## Properties

            | Web | SwiftUI | UIKit |
            |---|---|---|
            | `delay: number` | `delay: Int` | `same` |
            | `pause: number` | `pause: {Type}` | `same` |
            """
        let fixture = try TranslationFixture(
            (tag: "x-one", json: fields(("delay", "number", "500"), ("pause", "number", "500"))),
            matrix: rows,
            builtIn: false
        )
        #expect(
            try fixture.component("x-one").component.properties.map(\.description)
                == ["delay: Int = 500", "pause: TimeInterval = 0.5"]
        )
    }

    @Test(
        "only what is Hashable is a key or in a set",
        arguments: [
            "Map<() => void, string>", "Set<() => void>", "Record<[string, number], string>",
        ]
    )
    func hashableKeys(type: String) throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: fields(("thing", type, nil))),
            matrix: anything,
            builtIn: false
        )
        guard case .unmapped = try fixture.item(ItemReference(.property, "thing")).outcome else {
            Issue.record("\(type) is mapped")
            return
        }
    }

    @Test("a tuple with a rest says more than an array can", arguments: ["[string, ...number[]]", "[]"])
    func oddTuples(type: String) throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: fields(("thing", type, nil))),
            matrix: anything,
            builtIn: false
        )
        guard case .unmapped = try fixture.item(ItemReference(.property, "thing")).outcome else {
            Issue.record("\(type) is mapped")
            return
        }
    }

    // MARK: Values and defaults

    @Test(
        "values of one number are one case, however they are spelled",
        arguments: [
            ("1 | 1n", [1]), ("0 | -0 | 2", [0, 2]), ("0xFF | 2", [255, 2]), ("1_000 | 2", [1000, 2]),
        ]
    )
    func integers(type: String, values: [Int]) throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: fields(("thing", type, nil))),
            matrix: anything,
            builtIn: false
        )
        let enumeration = try #require(try fixture.component("x-one").component.enums.first)
        #expect(enumeration.form == .integers)
        #expect(Set(enumeration.cases.map(\.value)) == Set(values.map { .integer($0) }))
        #expect(enumeration.cases.count == values.count)
    }

    @Test(
        "a default of a choice is the case that it means",
        arguments: [
            ("boolean | 'big'", "false", "thing: OneTokens.Thing = .boolean(false)"),
            ("boolean | 'big'", "'big'", "thing: OneTokens.Thing = .big"),
            ("number | 'auto'", "3", "thing: OneTokens.Thing = .number(3)"),
        ]
    )
    func choices(type: String, value: String, result: String) throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: fields(("thing", type, value))),
            matrix: anything,
            builtIn: false
        )
        #expect(try fixture.component("x-one").component.properties.map(\.description) == [result])
    }

    @Test("a default that a row calls nil is nil, without a remark")
    func nothingByRow() throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: fields(("thing", "'a' | 'auto'", "'auto'"))),
            matrix: anything + "\n\n## Values\n\n| Web | Swift |\n|---|---|\n| `*: auto` | `nil` |\n",
            builtIn: false
        )
        let item = try fixture.item(ItemReference(.property, "thing"))
        #expect(item.swiftUITexts == ["thing: OneTokens.Thing? = nil"])
        #expect(item.remarks == [])
    }

    @Test("a default that can't be told is told in a remark, also for a text")
    func remarks() throws {
        let fixture = try TranslationFixture(
            (
                tag: "x-one",
                json: #""intl":[{"name":"hint","type":{"text":"string"},"default":"compute()"}],"members":[]"#
            ),
            matrix: anything,
            builtIn: false
        )
        #expect(try fixture.item(ItemReference(.text, "hint")).remarks.count == 1)
    }

    // MARK: References

    private func references(_ rows: String, _ names: String...) throws -> TranslationFixture {
        try TranslationFixture(
            (
                tag: "x-one",
                json: fields(("start", "boolean", nil)).dropLast()
                    + names.map { #",{"kind":"field","name":"\#($0)","type":{"text":"boolean"}}"# }.joined() + "]"
            ),
            matrix: "## Properties\n\n| Web | SwiftUI | UIKit | Why |\n|---|---|---|---|\n" + rows,
            builtIn: false
        )
    }

    @Test("two items that only refer to each other are unmapped: nothing was made")
    func mutualReferences() throws {
        let fixture = try references(
            "| `a` | `see b` | `same` | |\n| `b` | `see a` | `same` | |\n| `start` | `start: Bool` | `same` | |\n",
            "a",
            "b"
        )
        for name in ["a", "b"] {
            guard case .unmapped = try fixture.item(ItemReference(.property, name)).outcome else {
                Issue.record("\(name) is mapped")
                continue
            }
        }
    }

    @Test("what refers to a skipped item is skipped for its reason, what refers to an unmapped one is unmapped")
    func referencesToNothing() throws {
        let fixture = try references(
            """
            | `a` | `see b` | `same` | |
            | `b` | `skip` | `skip` | Not on iOS. |
            | `c` | `see start` | `same` | |

            """,
            "a",
            "b",
            "c"
        )
        #expect(try fixture.item(ItemReference(.property, "a")).outcome == .skipped(reason: "Not on iOS."))
        guard case .unmapped = try fixture.item(ItemReference(.property, "c")).outcome else {
            Issue.record("c is mapped")
            return
        }
    }

    @Test("two spellings of an event that refer to each other are unmapped, and neither refers to itself")
    func referenceToTheOtherSpelling() throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: #""events":[{"name":"change"},{"name":"x-change"}]"#),
            matrix: "## Events\n\n| Web | SwiftUI | UIKit |\n|---|---|---|\n| `@change` | `see @change` | `same` |\n",
            builtIn: false
        )
        for item in try fixture.component("x-one").items {
            guard case .unmapped = item.outcome else {
                Issue.record("\(item.item) is mapped")
                continue
            }
        }
    }

    // MARK: Consumption

    @Test(
        "what an item takes stands by itself again when the item itself is taken, whatever they are called",
        arguments: [
            "a", "z",
        ]
    )
    func chains(taker: String) throws {
        let rows = """
            ## Properties

            | Web | SwiftUI | UIKit |
            |---|---|---|
            | `m + #side` | `m: Bool` | `same` |
            | `\(taker) + m` | `taker: Bool` | `same` |

            ## Slots

            | Web | SwiftUI | UIKit |
            |---|---|---|
            | `#side` | `side: View` | `sideView: UIView?` |
            """
        let json = fields(("m", "boolean", nil), (taker, "boolean", nil)) + #","slots":[{"name":"side"}]"#
        let fixture = try TranslationFixture((tag: "x-one", json: json), matrix: rows, builtIn: false)
        #expect(try fixture.item(ItemReference(.slot, "side")).swiftUITexts == ["side: View"])
        #expect(try fixture.item(ItemReference(.property, "m")).consumer == ItemReference(.property, taker))
    }

    @Test("events of one closure keep what each of them is in UIKit")
    func joinedActions() throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: #""events":[{"name":"change"},{"name":"input"}]"#),
            matrix: """
                ## Events

                | Web | SwiftUI | UIKit |
                |---|---|---|
                | `@change` | `onChange()?` | `.valueChanged` |
                | `@input` | `onChange()?` | `.editingChanged` |
                """,
            builtIn: false
        )
        let component = try fixture.component("x-one").component
        #expect(component.actions.count == 1)
        #expect(Set(component.uiKit.controlEvents.map(\.event)) == [.valueChanged, .editingChanged])
    }

    @Test("a row is in use where it wins what a component can do without being said to")
    func rowOfAnImpliedItem() throws {
        let fixture = try TranslationFixture(
            (tag: "x-button", json: #""slots":[{"name":"icon"}]"#),
            matrix: """
                ## Components

                | Web | SwiftUI | UIKit | Implies |
                |---|---|---|---|
                | `x-button` | `Button` | `UIControl` | `@click` |

                ## Events

                | Web | SwiftUI | UIKit |
                |---|---|---|
                | `@click` | `tapped()` | `.touchUpInside` |
                """
        )
        #expect(fixture.diagnostics.map(\.message) == [])
    }

    @Test("children that are skipped are no data of anyone, and other kinds of children are told")
    func skippedChildren() throws {
        let rows = """
            ## Components

            | Web | SwiftUI | UIKit | Items | Why |
            |---|---|---|---|---|
            | `x-group` | `TabView` | `UIControl` | `x-gone, x-tab, x-other` | |
            | `x-tab, x-other` | `Item` | `UIView` | | |
            | `x-gone` | `skip` | | | The system has it. |

            ## Slots

            | Web | SwiftUI | UIKit |
            |---|---|---|
            | `#(default)` | `tabs: [{Item}]` | `same` |
            """
        let fixture = try TranslationFixture(
            (tag: "x-gone", json: #""members":[]"#),
            (tag: "x-group", json: #""slots":[{"name":""}]"#),
            (tag: "x-other", json: #""members":[]"#),
            (tag: "x-tab", json: #""members":[]"#),
            matrix: rows.replacing("`x-gone, x-tab, x-other`", with: "`x-gone`, `x-tab`, `x-other`")
                .replacing("| `x-tab, x-other` |", with: "| `x-tab`, `x-other` |"),
            builtIn: false
        )
        #expect(try fixture.component("x-group").component.items.map(\.tag) == ["x-tab"])
        #expect(try fixture.item(ItemReference(.slot, ""), of: "x-group").remarks.contains { $0.contains("x-other") })
        expectDeclaredTypes(fixture)
    }

    // MARK: Names

    @Test("two items may both be the opposite of one property of UIKit")
    func twoOpposites() throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: fields(("disabled", "boolean", nil), ("locked", "boolean", nil))),
            matrix: """
                ## Components

                | Web | SwiftUI | UIKit |
                |---|---|---|
                | `x-one` | `Button` | `UIControl` |

                ## Properties

                | Web | SwiftUI | UIKit |
                |---|---|---|
                | `disabled` | `isDisabled: Bool` | `isEnabled = !` |
                | `locked` | `isLocked: Bool` | `isEnabled = !` |
                """,
            builtIn: false
        )
        #expect(try fixture.component("x-one").component.uiKit.inverted.map(\.name.name) == ["isEnabled"])
        #expect(fixture.diagnostics == [])
    }

    @Test("the type of a slot's view is no type parameter for data")
    func viewTypeAndParameter() throws {
        let fixture = try TranslationFixture(
            (tag: "x-table", json: fields(("rows", "Row[]", nil)) + #","slots":[{"name":"item"}]"#),
            matrix: anything + "\n\n## Types\n\n| Web | Swift |\n|---|---|\n| `Row` | `Item: Identifiable` |\n",
            builtIn: false
        )
        let component = try fixture.component("x-table").component
        #expect(component.genericParameters.map(\.name.name) == ["Item"])
        #expect(component.slots.map(\.viewType.name) != ["Item"])
    }

    @Test("two closures of one name and other parameters collide, with an error that names both rows")
    func collidingClosures() throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: #""events":[{"name":"pick","type":{"text":"CustomEvent<string>"}},{"name":"take"}]"#),
            matrix: """
                ## Events

                | Web | SwiftUI | UIKit |
                |---|---|---|
                | `@pick` | `onSel(Detail)?` | `same` |
                | `@take` | `onSel()?` | `same` |
                """,
            builtIn: false
        )
        #expect(fixture.diagnostics.map(\.severity) == [.error])
        for component in fixture.translation.components {
            let actions = component.component.actions.map(\.name.name)
            #expect(Set(actions).count == 2)
            // What is the same in UIKit is called the same.
            #expect(Set(component.component.uiKit.properties.map(\.name.name)) == Set(actions))
        }
    }

    @Test("a value that gets another name than its row says is told")
    func renamedCase() throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: fields(("size", "'s' | 'small'", nil))),
            matrix: anything + "\n\n## Values\n\n| Web | Swift |\n|---|---|\n| `size: s` | `small` |\n",
            builtIn: false
        )
        #expect(try fixture.item(ItemReference(.property, "size")).remarks.count == 1)
    }
}
