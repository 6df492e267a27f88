import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Hard cases of generated types")
struct GeneratedTypeTests {
    @Test("a type that can't be made is named nowhere, whoever asks first")
    func typeThatCannotBeMade() throws {
        let json = #""events":[{"name":"node-move","type":{"text":"CustomEvent<{ node: HTMLElement }>"}}]"#
        let fixture = try Fixture("x-one", json, onlyBy: HardCase.anything)
        let item = try fixture.item(.event, "node-move")
        #expect(item.swiftUITexts == ["onNodeMove: (() -> Void)?"])
        #expect(item.uiKitTexts == ["delegate.didNodeMove()"])
        #expect(item.remarks.filter { $0.contains("the closure has no argument") }.count == 1)
        HardCase.expectDeclaredTypes(fixture)
    }

    @Test("what an unmapped item began to make is not left behind")
    func nothingLeftBehind() throws {
        let json = HardCase.fields(("format", "(kind: 'a' | 'b', node: HTMLElement) => string", nil))
        let fixture = try Fixture("x-one", json, onlyBy: HardCase.anything)
        #expect(try fixture.component("x-one").component.enums == [])
    }

    private func sharing(_ first: String, _ second: String, values: String = "", extra: String = "") throws
        -> Fixture
    {
        try Fixture(
            manifest: """
                {"schemaVersion":"2.1.0","modules":[{"kind":"javascript-module","path":"x.js","declarations":[
                {"kind":"class","name":"A","tagName":"x-aa",\(first)\(extra)},{"kind":"class","name":"B","tagName":"x-bb",\(second)}]}]}
                """,
            matrix: HardCase.anything + values,
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
        HardCase.expectDeclaredTypes(fixture)
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
        HardCase.expectDeclaredTypes(fixture)
    }

    @Test("an alias that means something else in an event is another enum")
    func aliasOfAnEvent() throws {
        let events =
            #","events":[{"name":"move","type":{"text":"CustomEvent<{ to: Dim }>"},"expandedType":{"text":"CustomEvent<{ to: 'p' | 'q' }>"}}]"#
        let fixture = try sharing(dim("'s' | 'm'", "s"), dim("'s' | 'm'", "s"), extra: events)
        #expect(try fixture.component("x-aa").component.properties.map(\.description) == ["dim: AaTokens.Dim = .s"])
        #expect(try fixture.component("x-bb").component.properties.map(\.description) == ["dim: BbTokens.Dim = .s"])
        HardCase.expectDeclaredTypes(fixture)
    }

    @Test("a thousand enums of one name take no longer than a thousand of a thousand names, more or less")
    func manyEnumsOfOneName() throws {
        func time(_ name: (Int) -> String) throws -> Duration {
            let types = (0..<600).map { "{ \(name($0)): 'a\($0)' | 'b\($0)' }" }
            let events = types.enumerated().map { number, type in
                #"{"name":"e\#(number)","type":{"text":"CustomEvent<\#(type)>"}}"#
            }
            let start = ContinuousClock.now
            _ = try Fixture("x-one", #""events":[\#(events.joined(separator: ","))]"#, onlyBy: HardCase.anything)
            return ContinuousClock.now - start
        }
        let different = try time { "n\($0)" }
        #expect(try time { $0 % 2 == 0 ? "same" : "Same" } < different * 5)
    }

    @Test("the struct of a component's texts has its name to itself")
    func reservedName() throws {
        let fixture = try Fixture("x-one", HardCase.fields(("strings", "'a' | 'b'", nil)), onlyBy: HardCase.anything)
        #expect(try fixture.component("x-one").component.enums.first?.name.description != "OneTokens.Strings")
    }
}
