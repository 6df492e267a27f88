import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

/// Components of libraries that nobody has seen, whose items are called as their authors like.
@Suite("A native primitive gets what it needs")
struct ContractTests {
    private func component(_ tag: String, _ json: String, _ rows: String? = nil) throws -> ComponentTranslation {
        let fixture = try Fixture((tag: tag, json: json), matrix: rows)
        #expect(fixture.diagnostics.map(\.message) == [])
        return try fixture.component(tag)
    }

    private func members(_ component: ComponentTranslation) -> [String] {
        (component.items + component.implied).filter { !$0.isOffered }.flatMap(\.swiftUITexts)
    }

    @Test(
        "from the item that means it",
        arguments: [
            ("x-checkbox", HardCase.fields(("value", "boolean", "false")), "$isOn: Bool"),
            ("x-switch", HardCase.fields(("active", "boolean", "false")), "$isOn: Bool"),
            ("x-slider", HardCase.fields(("valueAsNumber", "number", "0")), "$value: Double"),
            ("x-slider", HardCase.fields(("currentValue", "number", "0")), "$value: Double"),
            ("x-text-field", HardCase.fields(("query", "string", "''")), "$text: String"),
            ("x-select", HardCase.fields(("selectedValue", "string", "''")), "$selection: Value?"),
            ("x-modal", HardCase.fields(("visible", "boolean", "false")), "$isPresented: Bool"),
            ("x-pagination", HardCase.fields(("currentPage", "number", "1")), "$page: Int"),
            ("x-pagination", HardCase.fields(("count", "number", "1")), "pageCount: Int = 1"),
            ("x-progress-bar", HardCase.fields(("percent", "number", "0")), "value: Double? = 0"),
            (
                "x-checkbox", HardCase.fields(("checked", "'on' | 'off' | 'mixed'", "'off'")),
                "$checked: CheckboxTokens.Checked"
            ),
            ("x-tabs", HardCase.fields(("activeTabIndex", "number", "0")), "$selection: Int"),
            ("x-meter", HardCase.fields(("level", "number", "0")), "value: Double = 0"),
            ("x-otp", HardCase.fields(("digits", "number", "4")), "length: Int = 4"),
            ("x-otp", HardCase.fields(("value", "string", "''")), "$text: String"),
            ("x-date-range", HardCase.fields(("start", "string", "''")), "$startDate: Date?"),
            ("x-form-field", HardCase.fields(("heading", "string", "''")), "label: String = \"\""),
            ("x-tag-input", HardCase.fields(("tags", "string[]", "[]")), "$values: [String]"),
            ("x-code-block", HardCase.fields(("source", "string", "''")), "text: String = \"\""),
        ]
    )
    func filled(tag: String, json: String, member: String) throws {
        let component = try component(tag, json)
        #expect(component.items.flatMap(\.swiftUITexts).contains(member))
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
            ("x-date-range", ["$endDate: Date?", "$startDate: Date?"]), ("x-avatar-group", ["content: View"]),
            ("x-heading", ["label: String", "label: View"]), ("x-status-dot", ["label: String", "label: View"]),
            ("x-option", ["label: String"]), ("x-badge", ["label: String", "label: View"]),
        ]
    )
    func made(tag: String, wanted: [String]) throws {
        let component = try component(tag, #""members":[]"#)
        let made = component.implied.filter(\.isMade)
        #expect(made.flatMap(\.swiftUITexts) == wanted)
        for item in made {
            #expect(item.remarks.contains { $0.hasPrefix("not in the sources; added") })
            #expect(item.outcome == .adapted && item.rule?.layer == .builtIn)
            #expect(component.component.adapted.contains { $0.item == item.item })
        }
    }

    @Test("but not beside an item that does as well")
    func notTwice() throws {
        let range = try component(
            "x-slider",
            HardCase.fields(("startValue", "number", "0"), ("endValue", "number", "1"))
                + #","events":[{"name":"change"}]"#
        )
        #expect(!members(range).contains("$value: Double"))
        let button = try component("x-button", #""slots":[{"name":""}]"#)
        #expect(button.implied.filter(\.isMade).isEmpty)
    }

    @Test("a part goes into no place that the type of an item does not fit")
    func types() throws {
        let slider = try component("x-slider", HardCase.fields(("value", "File", "")))
        #expect(slider.implied.filter(\.isMade).flatMap(\.swiftUITexts) == ["$value: Double"])
    }

    @Test("a closure plays a role only with the parameters that it is called with")
    func closures() throws {
        let event = #"{"name":"remove","type":{"text":"CustomEvent<number>"}}"#
        let upload = try component("x-file-upload", #""events":[\#(event)]"#)
        let action = try #require(upload.component.actions.first { $0.name.name == "onRemove" })
        #expect(action.writtenTypes == [.named("Double")] && action.memberRole == .none)
    }

    @Test("what a project says of an item is its last word, and what it says of a primitive goes before ours")
    func project() throws {
        let rows = Tables.properties("`value: boolean` | `isTicked: Bool` | same", of: "x-checkbox")
        let plain = try component("x-checkbox", HardCase.fields(("value", "boolean", "false")), rows)
        #expect(members(plain) == ["isTicked: Bool = false", "$isOn: Bool"])
        let contracts = """
            ## Contracts

            ### `Toggle.checkbox`

            | Role | Type | Need | From | SwiftUI | UIKit |
            |---|---|---|---|---|---|
            | `isOn` | `$Bool` | essential | `ticked: boolean` | `$isTicked: Bool as isOn` | `isTicked: Bool = false` |

            """
        let own = try component("x-checkbox", HardCase.fields(("ticked", "boolean", "false")), contracts)
        #expect(members(own) == ["$isTicked: Bool"])
        #expect(own.component.properties.first?.role == "isOn")
    }

    @Test("what can't be made is told in the place of the item, and never left out")
    func impossible() throws {
        let contracts = """
            ## Contracts

            ### `Divider`

            | Role | Need | SwiftUI |
            |---|---|---|
            | `items` | essential | `items: [{Item}]` |

            """
        let divider = try component("x-divider", #""members":[]"#, contracts)
        #expect(divider.component.untranslated.map(\.item.name) == ["Divider.items"])
    }

    @Test("an event that does what the row of a component implies takes its place")
    func events() throws {
        let button = try component("x-button", #""slots":[{"name":""}],"events":[{"name":"buttonClick"}]"#)
        #expect(button.items.flatMap(\.swiftUITexts).contains("action: () -> Void"))
        #expect(!button.implied.contains { !$0.isOffered })
    }

    @Test("objects in a list are its items, with the roles that their members have")
    func objects() throws {
        let type = "{ key: string, title: string, disabled: boolean }[]"
        let select = try component("x-select", HardCase.fields(("options", type, "")))
        let structure = try #require(select.component.structs.first)
        #expect(structure.isItem)
        #expect(structure.members.map { $0.role } == ["value", "label", "isDisabled"])
        #expect(
            select.component.members.filter(\.form.isItems).map(\.memberRole) == [.asNamed]
                && select.component.children.isEmpty
        )
    }

    @Test("objects that no source describes have a value and a label")
    func unknownObjects() throws {
        let select = try component("x-select", HardCase.fields(("options", "IOption[]", "[]")))
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
        let link = try Fixture(manifest: docs).component("x-link")
        #expect(link.items.flatMap(\.swiftUITexts).contains(isRequired ? "url: URL" : "url: URL? = nil"))
    }

    @Test("a type that no source explains is open, with the values that the library writes")
    func bareAliases() throws {
        let input = try component("x-text-field", HardCase.fields(("size", "XSize", "'md'")))
        let size = try #require(input.component.enums.first)
        #expect(size.form == .openStrings)
        #expect(size.cases.map(\.value) == [.string("md")])
        #expect(
            input.component.properties.contains {
                $0.name.name == "size" && $0.defaultValue == .member(size.cases[0].name)
            }
        )
    }
}
