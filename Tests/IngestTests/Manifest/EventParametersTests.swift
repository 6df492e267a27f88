import Core
import Testing
import WebModel

@testable import Ingest

@Suite("What events carry")
struct EventParametersTests {
    private func event(_ json: String) throws -> Event {
        let fixture = ManifestFixture.component(#""events":[{"name":"item-click",\#(json)}]"#)
        return try #require(try fixture.component().events.first)
    }

    private let parameters =
        #""_ui5parameters":[{"name":"altKey","type":{"text":"Boolean"}},{"name":"values","type":{"text":"string[]"}}]"#

    @Test("parameters that are listed beside an event stand behind the name that is declared nowhere")
    func listedParameters() throws {
        let event = try event(#""type":{"text":"CustomEvent<ItemClickDetail>"},"# + parameters)
        #expect(event.type?.description == "CustomEvent<{ altKey: boolean; values: string[] }>")
        #expect(event.type?.eventDetail?.alias == "ItemClickDetail")
        #expect(event.typeText == "CustomEvent<ItemClickDetail>")
        #expect(event.extensions.map(\.name) == ["_ui5parameters"])
    }

    @Test("a detail that is told already is not replaced")
    func toldDetail() throws {
        let event = try event(#""type":{"text":"CustomEvent<{ value: string }>"},"# + parameters)
        #expect(event.type?.description == "CustomEvent<{ value: string }>")
    }

    @Test("a parameter without a type is there all the same, one without a name is reported")
    func brokenParameters() throws {
        let fixture = ManifestFixture.component(
            #""events":[{"name":"item-click","type":{"text":"CustomEvent<ItemClickDetail>"},"#
                + #""_ui5parameters":[{"name":"a"},{"type":{"text":"string"}},{"name":"b","type":{"text":"string"}},{}]}]"#
        )
        let event = try #require(try fixture.component().events.first)
        #expect(event.type?.description == "CustomEvent<{ a: unknown; b: string }>")
        #expect(fixture.ids == [.manifestMissingName, .manifestMissingName])
        #expect(fixture.diagnostics.map(\.message).allSatisfy { $0.contains("item-click") })
        #expect(Set(fixture.diagnostics.map(\.location)).count == 2)
    }
}
