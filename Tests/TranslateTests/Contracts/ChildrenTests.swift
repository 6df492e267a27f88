import Core
import SwiftModel
import Testing

@testable import Translate

/// Callers have data for one screen and views for another.
@Suite("Children are data or views, as a caller has them")
struct ChildrenTests {
    private func members(_ tag: String, _ json: String, item: String? = nil) throws -> [String] {
        let child = (tag: item ?? "x-other", json: HardCase.fields(("label", "string", "''")))
        let fixture = try item == nil ? Fixture((tag, json)) : Fixture((tag, json), child)
        #expect(fixture.diagnostics.map(\.message) == [])
        let component = try fixture.component(tag)
        return (component.items + component.implied).flatMap(\.swiftUITexts)
    }

    private static let nothing = #""members":[]"#

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
        let members = try members(tag, Self.nothing, item: item)
        #expect(members.contains { $0.replacing("<Value>", with: "") == data }, "\(members)")
        #expect(members.contains("content: View"))
    }

    @Test(
        "one whose items nobody knows takes views alone",
        arguments: ["x-menu", "x-breadcrumb", "x-stepper", "x-list"]
    )
    func views(tag: String) throws {
        let members = try members(tag, Self.nothing)
        #expect(members.contains("content: View"))
        #expect(!members.contains { $0.contains(": [") })
    }

    @Test("steps have the current one, whatever a library calls it, and a place for taps")
    func steps() throws {
        for name in ["current", "activeStep", "activeIndex", "step"] {
            let members = try members("x-stepper", HardCase.fields((name, "number", "0")), item: "x-step")
            #expect(members.contains("$currentStep: Int"), "\(name)")
        }
        let members = try members("x-stepper", HardCase.fields(("linear", "boolean", "false")), item: "x-step")
        #expect(
            Set(["$currentStep: Int", "isLinear: Bool = false", "onSelect: ((XStep) -> Void)?"]).isSubset(of: members)
        )
    }

    @Test("a class of UIKit takes items, and no views beside them")
    func uiKit() throws {
        let item = (tag: "x-menu-item", json: HardCase.fields(("label", "string", "''")))
        let fixture = try Fixture((tag: "x-menu", json: Self.nothing), item)
        let component = try fixture.component("x-menu")
        let names = component.component.uiKit.properties.map(\.name.name)
        #expect(names.contains("items") && !names.contains("contentView"))
    }
}
