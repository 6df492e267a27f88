import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("A native primitive gets what it needs")
struct ContractTests {
    @Test(
        "from the item that means it",
        arguments: [
            ("x-checkbox", "value: boolean = false", "$isOn: Bool"),
            ("x-switch", "active: boolean = false", "$isOn: Bool"),
            ("x-slider", "valueAsNumber: number = 0", "$value: Double"),
            ("x-slider", "currentValue: number = 0", "$value: Double"),
            ("x-text-field", "query: string = ''", "$text: String"),
            ("x-select", "selectedValue: string = ''", "$selection: Value?"),
            ("x-modal", "visible: boolean = false", "$isPresented: Bool"),
            ("x-pagination", "currentPage: number = 1", "$page: Int"),
            ("x-pagination", "count: number = 1", "pageCount: Int = 1"),
            ("x-progress-bar", "percent: number = 0", "value: Double? = 0"),
            ("x-checkbox", "checked: 'on' | 'off' | 'mixed' = 'off'", "$checked: CheckboxTokens.Checked"),
            ("x-tabs", "activeTabIndex: number = 0", "$selection: Int"),
            ("x-meter", "level: number = 0", "value: Double = 0"),
            ("x-otp", "digits: number = 4", "length: Int = 4"),
            ("x-otp", "value: string = ''", "$text: String"),
            ("x-date-range", "start: string = ''", "$startDate: Date?"),
            ("x-form-field", "heading: string = ''", "label: String = \"\""),
            ("x-tag-input", "tags: string[] = []", "$values: [String]"),
            ("x-code-block", "source: string = ''", "text: String = \"\""),
        ]
    )
    func filled(tag: String, item: String, member: String) throws {
        #expect(try Fixture.component(tag, item).items.flatMap(\.swiftUITexts).contains(member))
    }

    @Test(
        "and where none does, a part of our own, which says so",
        arguments: [
            ("x-checkbox", ["$isOn: Bool"]), ("x-slider", ["$value: Double"]), ("x-rating", ["$value: Double"]),
            ("x-text-field", ["$text: String"]), ("x-password", ["$text: String"]), ("x-textarea", ["$text: String"]),
            ("x-date-picker", ["$selection: Date?"]), ("x-color-picker", ["$selection: Color"]),
            ("x-file-input", ["$files: [URL]"]), ("x-dialog", ["$isPresented: Bool"]),
            ("x-select", ["$selection: Value?", "content: View"]), ("x-tabs", ["content: View"]),
            ("x-menu", ["content: View"]), ("x-breadcrumb", ["content: View"]), ("x-pagination", ["$page: Int"]),
            ("x-button", ["label: String", "label: View"]), ("x-link", ["label: String", "label: View"]),
            ("x-meter", ["value: Double"]), ("x-accordion", ["content: View"]), ("x-timeline", ["content: View"]),
            ("x-stat", ["value: String", "value: View", "label: String", "label: View"]),
            ("x-timeline-item", ["content: View"]), ("x-kbd", ["label: String", "label: View"]),
            ("x-code-block", ["text: String"]), ("x-otp", ["$text: String"]), ("x-tag-input", ["$values: [String]"]),
            ("x-grid-layout", ["content: View"]), ("x-navbar", ["content: View"]), ("x-form-field", ["content: View"]),
            ("x-date-range", ["$startDate: Date?", "$endDate: Date?"]), ("x-avatar-group", ["content: View"]),
            ("x-heading", ["label: String", "label: View"]), ("x-status-dot", ["label: String", "label: View"]),
            ("x-option", ["label: String"]), ("x-badge", ["label: String", "label: View"]),
        ]
    )
    func made(tag: String, wanted: [String]) throws {
        let component = try Fixture.component(tag)
        #expect(component.made == wanted)
        for item in component.implied where item.isMade {
            #expect(item.remarks.contains { $0.hasPrefix("not in the sources; added") })
            #expect(item.outcome == .adapted && item.rule?.layer == .builtIn)
            #expect(component.component.adapted.contains { $0.item == item.item })
        }
    }

    @Test("but not beside an item that does as well")
    func notTwice() throws {
        let range = try Fixture.component("x-slider", "startValue: number = 0", "endValue: number = 1", "@change")
        #expect(!range.needed.contains("$value: Double"))
        #expect(try Fixture.component("x-button", "#").made.isEmpty)
    }

    @Test("an item fills a place with one type that nothing works without, whatever its own is, and no other place")
    func types() throws {
        #expect(try Fixture.component("x-slider", "value: File").made == [])
        let slider = try Fixture.component("x-slider", "mood: 'a' | 'b'", "value: number | { lower: number }")
        #expect(slider.needed.contains("$value: Double"))
        #expect(slider.component.enums.count == 1 && slider.component.structs.isEmpty, "no type of the former value")
        #expect(try Fixture.component("x-switch", "checked: File").made == ["$isOn: Bool"])
    }

    @Test("a closure plays a role only with the parameters that it is called with")
    func closures() throws {
        let upload = try Fixture.component("x-file-upload", "@remove: CustomEvent<number>")
        let action = try #require(upload.component.actions.first { $0.name.name == "onRemove" })
        #expect(action.writtenTypes == [.named("Double")] && action.memberRole == .none)
    }

    @Test("what a project says of an item is its last word, and what it says of a primitive goes before ours")
    func project() throws {
        let rows = Tables.properties("`value: boolean` | `isTicked: Bool` | same", of: "x-checkbox")
        let plain = try Fixture.component("x-checkbox", "value: boolean = false", matrix: rows)
        #expect(plain.needed == ["isTicked: Bool = false", "$isOn: Bool"])
        let contracts = Tables.contracts(
            "`isOn` | `$Bool` | essential | `ticked: boolean` | `$isTicked: Bool as isOn` | `isTicked: Bool = false`",
            columns: "Type | Need | From | SwiftUI | UIKit",
            of: "Toggle.checkbox"
        )
        let own = try Fixture.component("x-checkbox", "ticked: boolean = false", matrix: contracts)
        #expect(own.needed == ["$isTicked: Bool"])
        #expect(own.component.properties.first?.role == "isOn")
    }

    @Test("a row that says what is absent has one type, and a value of it; a row of a project goes before ours")
    func absent() throws {
        func table(_ row: String) -> String { Tables.contracts(row, columns: "Type | Absent", of: "Slider") }
        let wrong = [("`$Double`, `$Int`", "⟦`0`"), ("`{Enum}`", "⟦`nil`"), ("`Double`", "`⟦\"a\"`"), ("", "⟦none")]
        for (type, absent) in wrong {
            let read = ReadMatrix(table("`maximumValue` | \(type) | \(absent)"))
            #expect(read.diagnostics.count == 1 && read.places == read.marked, "\(type) \(absent)")
        }
        let own = try Fixture.component("x-slider", matrix: table("`maximumValue` | `Double` | `10`"))
        #expect(own.component.places.contains(Place(["maximumValue"], type: .named("Double"), absent: .integer(10))))
    }

    @Test("what can't be made is told in the place of the item, and never left out")
    func impossible() throws {
        let contracts = Tables.contracts("`items` | essential | `items: [{Item}]`", of: "Divider")
        let divider = try Fixture.component("x-divider", matrix: contracts)
        #expect(divider.component.untranslated.map(\.item.name) == ["Divider.items"])
    }

    @Test("an event that does what the row of a component implies takes its place")
    func events() throws {
        let button = try Fixture.component("x-button", "#", "@buttonClick")
        #expect(button.items.flatMap(\.swiftUITexts).contains("action: () -> Void"))
        #expect(!button.implied.contains { !$0.isOffered })
    }

    @Test("objects in a list are its items, with the roles that their members have")
    func objects() throws {
        let type = "{ key: string, title: string, disabled: boolean }[]"
        let select = try Fixture.component("x-select", "options: \(type)").component
        let structure = try #require(select.structs.first)
        #expect(structure.isItem)
        #expect(structure.members.map { $0.role } == ["value", "label", "isDisabled"])
        #expect(select.members.filter(\.form.isItems).map(\.memberRole) == [.asNamed] && select.children.isEmpty)
    }

    @Test("objects that no source describes have a value and a label")
    func unknownObjects() throws {
        let select = try Fixture.component("x-select", "options: IOption[] = []")
        let structure = try #require(select.component.structs.first)
        #expect(structure.members.map(\.name.name) == ["value", "label", "isDisabled"])
        let item = try #require(select.items.first { $0.item.name == "options" })
        #expect(item.remarks.contains { $0.contains("no source says what `IOption` is") })
    }

    @Test("an address that the web requires has no default", arguments: [true, false])
    func requiredAddress(isRequired: Bool) throws {
        let docs = """
            {"timestamp":"","compiler":{"name":"@stencil/core","version":"4.0.0"},"components":[{"tag":"x-link",
            "props":[{"name":"href","type":"string","attr":"href","docs":"","required":\(isRequired)}],
            "methods":[],"events":[],"slots":[{"name":"","docs":""}],"styles":[],"parts":[]}]}
            """
        let link = try Fixture(manifest: docs).component
        #expect(link.items.flatMap(\.swiftUITexts).contains(isRequired ? "url: URL" : "url: URL? = nil"))
    }

    @Test("a type that no source explains is open, with the values that the library writes")
    func bareAliases() throws {
        let input = try Fixture.component("x-text-field", "size: XSize = 'md'").component
        let size = try #require(input.enums.first)
        #expect(size.form == .openStrings)
        #expect(size.cases.map(\.value) == [.string("md")])
        #expect(input.properties.first { $0.name.name == "size" }?.defaultValue == .member(size.cases[0].name))
    }

    // MARK: Children are data or views, as a caller has them

    @Test(
        "a component with items takes views as well",
        arguments: [
            ("x-menu", "x-menu-item", "items: [XMenuItem]"),
            ("x-breadcrumb", "x-breadcrumb-item", "items: [XBreadcrumbItem]"),
            ("x-radio-group", "x-radio", "options: [XRadio]"), ("x-select", "x-option", "options: [XOption]"),
            ("x-segmented-control", "x-segment", "options: [XSegment]"), ("x-tabs", "x-tab", "tabs: [XTab]"),
            ("x-stepper", "x-step", "items: [XStep]"),
        ]
    )
    func both(tag: String, item: String, data: String) throws {
        let members = try members(tag, item: item)
        #expect(members.contains { $0.replacing("<Value>", with: "") == data }, "\(members)")
        #expect(members.contains("content: View"))
    }

    private func members(_ tag: String, _ items: String..., item: String) throws -> [String] {
        let fixture = try Fixture((tag, items), (item, ["label: string = ''"]))
        #expect(fixture.diagnostics.map(\.message) == [])
        return try fixture.component(tag).swiftUITexts
    }

    @Test(
        "one whose items nobody knows takes views alone",
        arguments: ["x-menu", "x-breadcrumb", "x-stepper", "x-list"]
    )
    func views(tag: String) throws {
        let members = try Fixture.component(tag).swiftUITexts
        #expect(members.contains("content: View"))
        #expect(!members.contains { $0.contains(": [") })
    }

    @Test("steps have the current one, whatever a library calls it, and a place for taps")
    func steps() throws {
        for name in ["current", "activeStep", "activeIndex", "step"] {
            let members = try members("x-stepper", "\(name): number = 0", item: "x-step")
            #expect(members.contains("$currentStep: Int"), "\(name)")
        }
        let members = try members("x-stepper", "linear: boolean = false", item: "x-step")
        let wanted: Set = ["$currentStep: Int", "isLinear: Bool = false", "onSelect: ((XStep) -> Void)?"]
        #expect(wanted.isSubset(of: members))
    }

    @Test("a class of UIKit takes items, and no views beside them")
    func uiKit() throws {
        let fixture = try Fixture(("x-menu", []), ("x-menu-item", ["label: string = ''"]))
        let names = try fixture.component("x-menu").component.uiKit.properties.map(\.name.name)
        #expect(names.contains("items") && !names.contains("contentView"))
    }
}

@Suite("A translation tells what its primitive does nothing without, and which members play that")
struct NeededPartsTests {
    private func needs(_ tag: String, _ items: String..., matrix rows: String? = nil) throws -> [String: [String]] {
        let needs = try Fixture((tag, items), matrix: rows).component.needs
        return Dictionary(needs.map { ($0.role, $0.members.map(\.name)) }) { first, _ in first }
    }

    @Test("an item of the library, whatever a project calls it")
    func items() throws {
        #expect(try needs("x-switch", "checked: boolean = false") == ["isOn": ["isOn"]])
        let row = "`checked: boolean` | `$isTicked: Bool as isOn` | `isTicked: Bool = false`"
        let rows = Tables.properties(row, of: "x-switch")
        #expect(try needs("x-switch", "checked: boolean = false", matrix: rows) == ["isOn": ["isTicked"]])
    }

    @Test("a part of our own, and what the matrix says to be there")
    func made() throws {
        #expect(try needs("x-slider") == ["value": ["value"]])
        #expect(try needs("x-button") == ["action": ["action"], "label": ["label", "label"]])
    }

    @Test("a part of our own plays its role beside an item of the same name that can't")
    func sameName() throws { #expect(try needs("x-slider", "value: File")["value"]?.count == 1) }

    @Test("a part that is needed beside another one only where that is there")
    func beside() throws {
        #expect(try needs("x-tabs").keys.sorted() == ["content"])
        let tabs = try needs("x-tabs", "tabs: { id: string; label: string }[] = []")
        #expect(tabs == ["selection": ["selection"], "content": ["tabs", "content"]])
    }

    @Test("a primitive that works without anything needs nothing, and so does what has no primitive")
    func none() throws {
        #expect(try needs("x-divider").isEmpty)
        #expect(try needs("x-frobnicator").isEmpty)
    }
}
