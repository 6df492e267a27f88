import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

/// Rows below a heading such as `Menu`: what a component is built on counts, and not what it is called.
@Suite("Rows below a primitive's heading")
struct PrimitiveHeadingTests {
    private typealias Make = RuleFixture

    private func component(_ tag: String, _ json: String, _ rows: String? = nil) throws -> ComponentTranslation {
        try Fixture((tag: tag, json: json), matrix: rows).component(tag)
    }

    private func outcome(_ item: ItemReference, of component: ComponentTranslation) -> ItemTranslation.Outcome? {
        component.items.first { $0.item == item }?.outcome
    }

    @Test(
        "hold for each component that is built on it, whatever its tag",
        arguments: ["x-dropdown", "y-menu", "z-dropdown-menu"]
    )
    func anyTag(tag: String) throws {
        let component = try component(tag, HardCase.fields(("menuVisible", "boolean", "false")))
        guard case .skipped(let reason) = outcome(ItemReference(.property, "menuVisible"), of: component) else {
            return #expect(Bool(false), "`menuVisible` is not left out")
        }
        #expect(reason.contains("opens and closes by itself"))
    }

    @Test("hold for the forms of a primitive, and those of a form before those of all")
    func forms() throws {
        let rows = """
            ## Properties

            ### `Toggle`

            | Web | SwiftUI | UIKit |
            |---|---|---|
            | `flag: boolean` | `isFamily: Bool` | `same` |

            ### `Toggle.switch`

            | Web | SwiftUI | UIKit |
            |---|---|---|
            | `flag: boolean` | `isForm: Bool` | `same` |
            """
        let json = HardCase.fields(("flag", "boolean", "false"))
        let texts = try ["x-checkbox", "x-switch"].map { tag in
            try component(tag, json, rows).items.flatMap(\.swiftUITexts)
        }
        #expect(texts == [["isFamily: Bool = false"], ["isForm: Bool = false"]])
    }

    @Test("say less than a tag, and less than the name of an item")
    func rank() {
        let open = Make.pattern("open")
        func winner(_ rules: MatrixRule...) -> Int? { Make.winner(rules, Make.subject("open")) }
        #expect(winner(Make.rule(open, below: "<Toggle>", row: 1), Make.rule(open, row: 2)) == 1)
        #expect(winner(Make.rule(open, below: "<Toggle>", row: 2), Make.rule(open, below: "elvt-*", row: 1)) == 1)
        #expect(winner(Make.rule(Make.pattern("op*"), below: "<Toggle>", row: 2), Make.rule(open, row: 1)) == 1)
        #expect(
            winner(Make.rule(Make.pattern("*"), below: "<Toggle>", row: 1), Make.rule(Make.pattern("*"), row: 2)) == 1
        )
        #expect(winner(Make.rule(open, below: "<Slider>", row: 1)) == nil)
    }

    @Test("and of two globs the one wins that is part of what the other means, in whichever order they stand")
    func partOfAGlob() {
        let rules = [
            Make.rule(Make.pattern("*n"), row: 2, result: "short"),
            Make.rule(Make.pattern("*en"), row: 1, result: "long"),
        ]
        #expect(Make.winner(rules, Make.subject("open")) == 1)
        #expect(Make.winner(rules.reversed(), Make.subject("open")) == 1)
        let reasons = RuleIndex(rules).considered(Make.subject("open")).map(\.reason)
        #expect(reasons == ["won", "a glob ranks below one that is part of what it means"])
    }

    @Test("name a primitive that there is")
    func unknown() throws {
        let rows = Tables.properties("`flag: boolean` | `isOn: Bool` | `same`", of: "Toggel")
        let fixture = try Fixture((tag: "x-switch", json: #""members":[]"#), matrix: rows)
        #expect(fixture.diagnostics.contains { $0.message.contains("a tag has no capitals") })
    }
}

@Suite("An item that only tells of what another member is for")
struct RoleReferenceTests {
    private static let rows = Tables.events(
        "`@happened` | `see $isOn` | `same` | Nothing is on or off here.",
        columns: "SwiftUI | UIKit | Why"
    )

    private func translation(_ tag: String, _ json: String) throws -> ItemTranslation? {
        let component = try Fixture((tag: tag, json: json), matrix: Self.rows).component(tag)
        return component.items.first { $0.item == ItemReference(.event, "happened") }
    }

    private static let event = #""events":[{"name":"happened"}]"#

    @Test("is part of the item that plays the role")
    func played() throws {
        let item = try translation("x-switch", HardCase.fields(("checked", "boolean", "false")) + "," + Self.event)
        #expect(item?.swiftUI == [.reference(ItemReference(.property, "checked"))])
        #expect(item?.outcome == .adapted)
    }

    @Test("and of the part that we made for it")
    func made() throws {
        let item = try translation("x-switch", #""members":[],"# + Self.event)
        #expect(item?.swiftUI == [.reference(ItemReference(.property, "Toggle.switch.isOn"))])
    }

    @Test("and is left out, for the reason of its row, where nothing plays it")
    func absent() throws {
        let item = try translation("x-card", #""members":[],"# + Self.event)
        #expect(item?.outcome == .skipped(reason: "Nothing is on or off here."))
        #expect(item?.swiftUI == [])
    }
}
