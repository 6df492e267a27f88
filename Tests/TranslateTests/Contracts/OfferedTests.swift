import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("A component offers what its kind has in Swift although no source lists it")
struct OfferedTests {
    private func offered(_ tag: String, _ items: String..., matrix rows: String? = nil) throws -> [String] {
        let fixture = try Fixture((tag, items), matrix: rows)
        #expect(fixture.diagnostics.map(\.message) == [])
        return try fixture.component.implied.filter(\.isOffered).flatMap(\.swiftUITexts)
    }

    @Test(
        "each control of a form can be invalid and say what is wrong, and be disabled",
        arguments: [
            "x-input", "x-textarea", "x-password", "x-search", "x-otp", "x-tag-input", "x-select",
            "x-segmented-control", "x-radio-group", "x-listbox", "x-combobox", "x-switch", "x-checkbox",
            "x-toggle-button", "x-slider", "x-number-input", "x-rating", "x-date-picker", "x-date-range",
            "x-time-picker", "x-color-picker", "x-file-input", "x-form-field",
        ]
    )
    func fields(tag: String) throws {
        let offered = try offered(tag)
        for wanted in ["isInvalid: Bool = false", "errorMessage: String? = nil", "isDisabled: Bool = false"] {
            #expect(offered.contains(wanted))
        }
    }

    @Test(
        "what acts can be disabled",
        arguments: ["x-button", "x-icon-button", "x-link", "x-menu", "x-tabs", "x-pagination", "x-chip", "x-card"]
    )
    func disabled(tag: String) throws { #expect(try offered(tag).contains("isDisabled: Bool = false")) }

    @Test("chips and cards can be tapped, as rows of lists can", arguments: ["x-chip", "x-card"])
    func taps(tag: String) throws {
        #expect(try offered(tag).contains { $0.hasPrefix("onSelect: (()") || $0.hasPrefix("action: (()") })
        let row = try Fixture.component("x-list-item")
        #expect(row.component.actions.map(\.role) == ["action"])
    }

    @Test(
        "what covers other views tells when the user has closed it",
        arguments: ["x-dialog", "x-drawer", "x-alert-dialog", "x-popover", "x-toast"]
    )
    func dismissals(tag: String) throws { #expect(try offered(tag).contains("onDismiss: (() -> Void)?")) }

    @Test("a control without a label has one for VoiceOver, and one with a label none")
    func labels() throws {
        #expect(try offered("x-slider").contains("accessibilityLabel: String? = nil"))
        let labeled = try offered("x-slider", "label: string = ''")
        #expect(!labeled.contains { $0.hasPrefix("accessibilityLabel") })
    }

    @Test("what the source has is not offered again, whatever it is called")
    func notTwice() throws {
        let offered = try offered(
            "x-input",
            "invalid: boolean = false",
            "errorText: string = ''",
            "disabled: boolean = false"
        )
        #expect(!offered.contains { $0.hasPrefix("isInvalid") || $0.hasPrefix("error") || $0.hasPrefix("isDisabled") })
        #expect(try !self.offered("x-chip", "@click").contains { $0.hasPrefix("onSelect") })
    }

    @Test("an item that has the name already keeps it, and nothing is offered beside it")
    func names() throws {
        let rows = Tables.properties("`off: string` | `isDisabled: String as footer` | `same`", of: "x-slider")
        #expect(try !offered("x-slider", "off: string = ''", matrix: rows).contains("isDisabled: Bool = false"))
    }

    @Test("what is offered costs callers nothing: it has a default, or may be absent")
    func defaults() throws {
        for tag in ["x-input", "x-select", "x-card", "x-chip", "x-dialog", "x-button"] {
            let component = try Fixture(tag).component.component
            let isFree = ComponentSignature(component).inits.contains { form in
                form.parameters.allSatisfy { !$0.isRequired || $0.origin.map(component.offered.contains) != true }
            }
            #expect(isFree, "\(tag)")
        }
    }

    @Test("a card and a component of no kind hold views, if no source names slots", arguments: ["x-card", "x-zorg"])
    func content(tag: String) throws {
        #expect(try offered(tag, "flag: boolean").contains("content: View"))
        #expect(try !offered(tag, "flag: boolean", "#header").contains("content: View"))
    }

    @Test("it is told as offered, and makes no component a completed one")
    func told() throws {
        let component = try Fixture("x-slider", "value: number = 0").component
        let offered = component.implied.filter(\.isOffered)
        #expect(offered.map(\.title).contains("offered: isInvalid"))
        #expect(offered.allSatisfy { $0.remarks.contains { $0.hasPrefix("not in the sources; offered") } })
        #expect(component.component.adapted.contains { $0.title == "offered: isInvalid" })
        let covered = CoveredComponent(component, body: BodyReport())
        #expect(covered.state == .working && covered.made.isEmpty)
        #expect(covered.offeredMembers.contains("isInvalid: Bool = false"))
    }

    @Test("a row that offers what callers would have to give is a mistake of the matrix")
    func mistake() throws {
        let rows = Tables.contracts("`label` | offered | `label: String`", of: "Divider")
        let fixture = try Fixture("x-divider", matrix: rows)
        #expect(fixture.diagnostics.map(\.message).contains { $0.contains("costs callers nothing") })
    }
}
