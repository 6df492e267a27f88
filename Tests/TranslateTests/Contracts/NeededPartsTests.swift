import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("A translation tells what its primitive does nothing without, and which members play that")
struct NeededPartsTests {
    private func needs(_ tag: String, _ json: String, _ rows: String? = nil) throws -> [String: [String]] {
        let component = try Fixture((tag: tag, json: json), matrix: rows).component(tag)
        return Dictionary(component.needs.map { ($0.role, $0.members.map(\.name)) }) { first, _ in first }
    }

    private static let nothing = #""members":[]"#

    @Test("an item of the library, whatever a project calls it")
    func items() throws {
        let json = HardCase.fields(("checked", "boolean", "false"))
        #expect(try needs("x-switch", json) == ["isOn": ["isOn"]])
        let rows = Tables.properties(
            "`checked: boolean` | `$isTicked: Bool as isOn` | `isTicked: Bool = false`",
            of: "x-switch"
        )
        #expect(try needs("x-switch", json, rows) == ["isOn": ["isTicked"]])
    }

    @Test("a part of our own, and what the matrix says to be there")
    func made() throws {
        #expect(try needs("x-slider", Self.nothing) == ["value": ["value"]])
        #expect(try needs("x-button", Self.nothing) == ["action": ["action"], "label": ["label", "label"]])
    }

    @Test("a part of our own plays its role beside an item of the same name that can't")
    func sameName() throws {
        let needs = try needs("x-slider", HardCase.fields(("value", "File", "")))
        #expect(needs["value"]?.count == 1)
    }

    @Test("a part that is needed beside another one only where that is there")
    func beside() throws {
        #expect(try needs("x-tabs", Self.nothing).keys.sorted() == ["content"])
        let tabs = try needs("x-tabs", HardCase.fields(("tabs", "{ id: string; label: string }[]", "[]")))
        #expect(tabs == ["selection": ["selection"], "content": ["tabs", "content"]])
    }

    @Test("a primitive that works without anything needs nothing, and so does what has no primitive")
    func none() throws {
        #expect(try needs("x-divider", Self.nothing).isEmpty)
        #expect(try needs("x-frobnicator", Self.nothing).isEmpty)
    }
}
