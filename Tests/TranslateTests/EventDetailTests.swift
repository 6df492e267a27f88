import Testing
import WebModel

@testable import Translate

@Suite("What an event carries")
struct EventDetailTests {
    @Test(
        "is one thing, however a source says it",
        arguments: [
            "CustomEvent<{ value: string }>", "EventEmitter<{ value: string }>",
            "Event & { detail: { value: string } }", "{ detail: { value: string } }",
            "EventEmitter<CustomEvent<{ value: string }>>", "(event: CustomEvent<{ value: string }>) => void",
            "{ value: string }", "Event | CustomEvent<{ value: string }>",
            "{ detail: { value: string }, type: 'change', bubbles: boolean }",
        ]
    )
    func forms(text: String) {
        let type = WebTypeParser.parse(text).type
        #expect(EventDetail.type(of: type)?.description == "{ value: string }")
    }

    @Test(
        "may be nothing",
        arguments: ["Event", "CustomEvent", "CustomEvent<void>", "EventEmitter<KeyboardEvent>", "never"]
    )
    func nothing(text: String) { #expect(EventDetail.type(of: WebTypeParser.parse(text).type) == nil) }

    @Test("may have a field `detail` of its own beside others")
    func fieldOfThatName() {
        let type = WebTypeParser.parse("CustomEvent<{ detail: string, index: number }>").type
        #expect(EventDetail.type(of: type)?.description == "{ detail: string; index: number }")
    }

    @Test("ends, however deep it is wrapped")
    func deep() {
        var type = WebType(.keyword(.string))
        for _ in 0..<1_000 { type = WebType(.reference(name: "CustomEvent", arguments: [type])) }
        #expect(EventDetail.type(of: type) != nil)
    }
}
