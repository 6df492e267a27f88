import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Hard cases of generated types")
struct GeneratedTypeTests {
    @Test("a type that can't be made is named nowhere, whoever asks first")
    func typeThatCannotBeMade() throws {
        let fixture = try Fixture("x-one", "@node-move: CustomEvent<{ node: HTMLElement }>", onlyBy: Tables.anything)
        let item = try fixture.item("@node-move")
        #expect(item.swiftUITexts == ["onNodeMove: (() -> Void)?"])
        #expect(item.uiKitTexts == ["delegate.didNodeMove()"])
        #expect(item.remarks.filter { $0.contains("the closure has no argument") }.count == 1)
        fixture.expectDeclaredTypes()
    }

    @Test("what an unmapped item began to make is not left behind")
    func nothingLeftBehind() throws {
        let format = "format: (kind: 'a' | 'b', node: HTMLElement) => string"
        #expect(try Fixture("x-one", format, onlyBy: Tables.anything).component.component.enums == [])
    }

    /// Two components, of which each has what it is given.
    private func sharing(_ first: String, _ second: String, values: String = "") throws -> Fixture {
        try Fixture(("x-aa", [first]), ("x-bb", [second]), matrix: Tables.anything + values, builtIn: false)
    }

    private func dim(_ values: String, _ value: String) -> String {
        #""members":[{"kind":"field","name":"dim","type":{"text":"Dim"},"expandedType":{"text":"\#(values)"},"default":"'\#(value)'"}]"#
    }

    @Test("a shared enum has all its values, whatever a row for one component says of one")
    func narrowedValueOfASharedEnum() throws {
        let fixture = try sharing(
            dim("'s' | 'm' | 'auto'", "s"),
            dim("'s' | 'm' | 'auto'", "auto"),
            values: Tables.values("`dim: auto` | `nil`", of: "x-aa")
        )
        let texts = try fixture.component("x-bb").component.properties.map(\.description)
        #expect(texts == ["dim: BbTokens.Dim = .auto"])
        #expect(try fixture.component("x-aa").component.properties.map(\.type) != [])
        fixture.expectDeclaredTypes()
        for shared in fixture.translation.sharedEnums {
            #expect(shared.cases.map(\.value) == [.string("s"), .string("m"), .string("auto")])
        }
    }

    @Test("a shared enum is that of the first component, and only there is told what had to be called otherwise")
    func firstOfASharedEnum() throws {
        let fixture = try sharing(dim("'s' | 'a-b' | 'aB'", "s"), dim("'aB' | 's' | 'a-b'", "s"))
        let shared = try #require(fixture.translation.sharedEnums.first)
        #expect(fixture.translation.sharedEnums.count == 1)
        #expect(shared.cases.map(\.value) == [.string("s"), .string("a-b"), .string("aB")])
        let remarks = try ["x-aa", "x-bb"].map { try fixture.component($0).items.flatMap(\.remarks).count }
        #expect(remarks == [1, 0])
        fixture.expectDeclaredTypes()
    }

    @Test("an alias that means something else in an event is another enum")
    func aliasOfAnEvent() throws {
        let events =
            #","events":[{"name":"move","type":{"text":"CustomEvent<{ to: Dim }>"},"expandedType":{"text":"CustomEvent<{ to: 'p' | 'q' }>"}}]"#
        let fixture = try sharing(dim("'s' | 'm'", "s") + events, dim("'s' | 'm'", "s"))
        let properties = fixture.translation.components.map { $0.component.properties.map(\.description) }
        #expect(properties == [["dim: AaTokens.Dim = .s"], ["dim: BbTokens.Dim = .s"]])
        fixture.expectDeclaredTypes()
    }

    @Test("a thousand enums of one name take no longer than a thousand of a thousand names, more or less")
    func manyEnumsOfOneName() throws {
        func time(_ name: (Int) -> String) throws -> Duration {
            let events = (0..<600).map { "@e\($0): CustomEvent<{ \(name($0)): 'a\($0)' | 'b\($0)' }>" }
            let start = ContinuousClock.now
            _ = try Fixture(("x-one", events), matrix: Tables.anything, builtIn: false)
            return ContinuousClock.now - start
        }
        let different = try time { "n\($0)" }
        #expect(try time { $0 % 2 == 0 ? "same" : "Same" } < different * 5)
    }
}
