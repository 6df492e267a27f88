import Generate
import Testing

@Suite("Bodies of components whose members are of other shapes than ours")
struct OtherShapesTests {
    private func body(_ name: String, _ primitive: String, _ results: [(role: String, result: String)]) throws -> String
    {
        let fields = results.map { ($0.role, $0.result.contains("{Enum}") ? "'bit' | 'byte' | 'single'" : "string") }
        let rows = results.map { member in
            let kind = member.result.contains("{Enum}") ? "enum" : "any"
            return "| `\(member.role): \(kind)` | `\(member.result)` | same |"
        }
        return try swiftUI(
            "x-\(name)",
            of: fields,
            rows: """
                ## Components

                | Web | SwiftUI | UIKit |
                |---|---|---|
                | `x-\(name)` | `\(primitive)` | `UIView` |

                ## Properties

                | Web | SwiftUI | UIKit |
                |---|---|---|
                \(rows.joined(separator: "\n"))

                """
        )
    }

    @Test("a number field without limits takes every number")
    func unlimited() throws {
        let fraction = try body("amount", "Stepper", [("now", "$amount: Double as value")])
        #expect(fraction.contains("in: .between(nil, nil),") && fraction.contains(".keyboardType(.decimalPad)"))
        let whole = try body("count", "Stepper", [("now", "$amount: Int as value")])
        #expect(whole.contains("value: $amount.double,") && whole.contains(".keyboardType(.numberPad)"), "\(whole)")
    }

    @Test("pages are turned where they are counted, and not where they are chosen by name")
    func turnedPages() throws {
        let plays = ("plays", "plays: Bool = false as isAutoplaying")
        let counted = try body("film", "TabView.page", [("now", "$current: Int as selection"), plays])
        #expect(counted.contains("current = max(page, 0)"))
        let named = try body("film", "TabView.page", [("now", "$current: String as selection"), plays])
        #expect(!named.contains("turnPage") && named.contains("nothing here acts on `plays` yet"))
    }

    @Test("pages are counted from 1, or from 0 where the web counts so, and told of in the type of the event")
    func pages() throws {
        for role in ["page", "pageIndex"] {
            let members = [("now", "$current: Int as \(role)"), ("told", "onPageChange(Double)?")]
            let text = try body("pages", "Paginator", members)
            #expect(text.contains("ComponentPaginator(\n            \(role): $current,\n            colors"))
            #expect(text.contains(".onValueChange(of: current) { newValue in onPageChange?(Double(newValue)) }"))
        }
    }

    @Test("a field that is inline has its label beside it")
    func inline() throws {
        let text = try body("name", "TextField", [("beside", "beside: Bool = false as isInline")])
        #expect(text.contains("direction: beside ? .horizontal : .vertical,"))
    }

    @Test("a look is a look under the name `kind`, also where only some of its words are known")
    func kind() throws {
        for type in ["'primary' | 'danger' | 'else'", "'primary' | 'danger' | (string & {})"] {
            let text = try swiftUI("x-button", ("kind", type))
            #expect(text.contains("kind.map(ButtonTokens.colors(for:))") && !text.contains("TODO"), "\(text)")
        }
    }

    @Test("a number that may be missing is written as the number that stands for it")
    func missingNumber() throws {
        let members = [("now", "$now: Double? as value"), ("still", "still: Bool = false as isReadOnly")]
        #expect(try body("count", "Stepper", members).contains("text: (now ?? 0).formatted(.number)"))
    }

    @Test("a disclosure of which nobody says whether it is open opens all the same")
    func disclosure() throws {
        let text = try body("more", "DisclosureGroup", [("words", "words: String as label")])
        #expect(text.contains("DisclosureGroup {") && !text.contains(".constant"))
    }

    @Test("a relative time follows the clock where a flag says so, and an absolute one has no reason to")
    func clock() throws {
        let date = ("when", "when: Date as date")
        let live = ("live", "live: Bool = false as updatesAutomatically")
        let relative = try body("ago", "Text.formatted", [date, live, ("words", "words: {Enum} as numeric")])
        #expect(relative.contains("if live {\n                TimelineView(.everyMinute) { _ in Text(formattedText) }"))
        let absolute = try body("ago", "Text.formatted", [date, live])
        #expect(!absolute.contains("TimelineView") && absolute.contains("nothing here acts on `live` yet"))
    }

    @Test(
        "where one row can be chosen of a set, a second choice takes the place of the first",
        arguments: ["List", "OutlineGroup"]
    )
    func single(_ primitive: String) throws {
        let chosen = ("chosen", "$chosen: Set<String> as selection")
        let text = try body("rows", primitive, [chosen, ("way", "way: {Enum} as selectionMode")])
        #expect(text.contains("List(selection: ComponentSelection($chosen, allowsSeveral: !(way == .single)).all) {"))
        let without = try body("rows", primitive, [chosen])
        #expect(without.contains("List(selection: $chosen) {") && !without.contains("ComponentSelection"))
    }

    // MARK: Two members for one place

    @Test("a button that closes has one label")
    func closeButton() throws {
        let rows = """
            # Rows

            ## Properties

            ### `x-alert`

            | Web | SwiftUI | UIKit |
            |---|---|---|
            | `one: any` | `one: String as removeLabel` | `same` |
            | `two: any` | `two: String as closeLabel` | `same` |
            """
        for (labels, first) in [(["one", "two"], "one"), (["two"], "two")] {
            let fields = [("open", "boolean"), ("closable", "boolean")] + labels.map { ($0, "string") }
            let text = try swiftUI("x-alert", of: fields, rows: rows)
            #expect(text.contains("ComponentCloseButton(label: \(first) ?? \"\") {"))
        }
    }

    // MARK: Badges

    @Test(
        "badges that count show their number, whatever it is called",
        arguments: ["value", "count", "number", "badgeContent"]
    )
    func shown(name: String) throws {
        for style in TemplateStyle.allCases {
            let text = try swiftUI("x-badge", (name, "number"), style: style)
            #expect(text.contains("\(name): Int? = nil"), "\(text)")
            #expect(text.contains("guard let \(name) else { return nil }"))
            #expect(text.contains("return \(name).formatted()"))
            #expect(text.contains("Text(badgeText)"))
            #expect(!text.contains("label"), "nothing is made in its place: \(text)")
            #expect(!text.contains("TODO"))
        }
    }

    @Test(
        "badges say of a number above their greatest that there are more",
        arguments: ["max", "maxCount", "overflowCount"]
    )
    func greatest(name: String) throws {
        for style in TemplateStyle.allCases {
            let given = try swiftUI("x-badge", ("count", "number = 0"), (name, "number = 99"), style: style)
            #expect(given.contains(#"if count > limit { return "\(limit.formatted())+" }"#), "\(given)")
            #expect(!given.contains("guard let"))
            let open = try swiftUI("x-badge", ("count", "number = 0"), (name, "number"), style: style)
            #expect(open.contains("if let limit = maximumValue, count > limit {"), "\(open)")
        }
    }
}
