import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("What members are for")
struct RoleTests {
    private func members(_ tag: String, _ fields: String, _ rows: String) throws -> [String] {
        let fixture = try Fixture((tag, fields), matrix: Tables.properties(rows))
        #expect(fixture.diagnostics.map(\.message) == [])
        return try fixture.component(tag).items.flatMap(\.swiftUI).map(\.descriptionWithRole)
    }

    @Test("a built-in row says it by the name that it gives")
    func builtIn() throws {
        let fixture = try Fixture((tag: "x-input", json: HardCase.fields(("disabled", "boolean", "false"))))
        let member = try #require(try fixture.component("x-input").items.first?.swiftUI.first)
        #expect(member.member?.role == "isDisabled")
    }

    @Test("a row of a project keeps the role of the row that it beats")
    func kept() throws {
        let members = try members(
            "x-input",
            HardCase.fields(("disabled", "boolean", "false")),
            "`disabled: boolean` | `isOff: Bool = false` | same"
        )
        #expect(members == ["isOff: Bool = false as isDisabled"])
    }

    @Test("it may name another one, in words or by the name of the member")
    func said() throws {
        let fields = HardCase.fields(("disabled", "boolean", "false"))
        let inWords = try members(
            "x-input",
            fields,
            "`disabled: boolean` | `isOff: Bool = false as isReadOnly` | same"
        )
        #expect(inWords == ["isOff: Bool = false as isReadOnly"])
        let byName = try members("x-input", fields, "`disabled: boolean` | `isReadOnly: Bool = false` | same")
        #expect(byName == ["isReadOnly: Bool = false"])
    }

    @Test("what a row says goes before what an item happens to be called")
    func stated() throws {
        let fixture = try Fixture(
            ("x-input", HardCase.fields(("disabled", "boolean", "false"), ("off", "boolean", "false"))),
            matrix: Tables.properties("`off` | `isOff: Bool = false as isDisabled` | same")
        )
        let roles = try fixture.component("x-input").component.properties.prefix(2).map { $0.role }
        #expect(roles.prefix(2) == [nil, "isDisabled"])
    }

    /// Two switches of which two rows say the same.
    private func switches(second pattern: String) throws -> Fixture {
        try Fixture(
            ("x-input", HardCase.fields(("one", "boolean", "false"), ("two", "boolean", "false"))),
            matrix: Tables.properties(
                "`one` | `isOne: Bool = false as isDisabled` | same",
                "`\(pattern)` | `isTwo: Bool = false as isDisabled` | same"
            )
        )
    }

    @Test("of two items for which rows say the same one is it, and the other one says so")
    func twice() throws {
        let fixture = try switches(second: "two")
        let component = try fixture.component("x-input")
        #expect(component.component.properties.prefix(2).map { $0.role } == ["isDisabled", nil])
        #expect(component.items.last?.remarks == ["one is `isDisabled`, which this would be as well"])
        #expect(fixture.diagnostics.map(\.id) == [.matrixRoleTie])
        #expect(fixture.diagnostics.first?.location?.line == 6)
        #expect(fixture.diagnostics.first?.notes.first?.location?.line == 5)
    }

    @Test("of two items, the narrower row's is it, and that is no mistake")
    func narrower() throws {
        let fixture = try switches(second: "two: boolean")
        #expect(try fixture.component("x-input").component.properties.prefix(2).map(\.role) == [nil, "isDisabled"])
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("of two items of one row, the component's own is it and not what it inherits")
    func inherited() throws {
        let origin = #""inheritedFrom":{"name":"Base","module":"base.js"}"#
        let fields = [("anOwn", ""), ("aBase", ",\(origin)")].map { name, more in
            #"{"kind":"field","name":"\#(name)","type":{"text":"boolean"},"default":"false"\#(more)}"#
        }
        let fixture = try Fixture(
            ("x-input", #""members":[\#(fields.joined(separator: ","))]"#),
            matrix: Tables.properties("`anOwn, aBase` | `{name}: Bool = false as isDisabled` | same")
        )
        let roles = try fixture.component("x-input").component.properties.prefix(2).map {
            [$0.name.name, $0.role ?? ""]
        }
        #expect(roles == [["anOwn", "isDisabled"], ["aBase", ""]])
    }
}
