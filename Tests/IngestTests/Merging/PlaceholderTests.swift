import Core
import Testing
import WebModel

@testable import Ingest

@Suite("Text that stands where documentation should")
struct PlaceholderTests {
    @Test(
        "what a generator's template asks its user to write is none",
        arguments: [
            "Describe your component here", "Add a description here.", "Insert documentation for your element", "TODO",
            "TODO: describe", "TODO(me) write this", "FIXME - add docs", "{{description}}", "<%= summary %>",
            "Lorem ipsum dolor sit amet", "[description]", "<your text here>",
        ]
    )
    func notes(text: String) {
        #expect(PlaceholderText.isNote(text))
        #expect(PlaceholderText.saysNothing(ofComponent: text))
    }

    @Test(
        "of a component, a text without a word of its own is none",
        arguments: ["A web component", "An example element.", "My component", "Component description goes here"]
    )
    func fillers(text: String) { #expect(PlaceholderText.saysNothing(ofComponent: text)) }

    @Test(
        "what says anything is documentation",
        arguments: [
            "A button", "New.", "Text", "Add a row to the table.", "Write-only: takes a file.", "A todo list",
            "TODO-list of a day", "Replaces the text",
            "Enter a value here to filter the list of all countries that are known", "", "—", "Describes the input",
            "`<button>`", "[deprecated]", "Your message", "Puts a badge on its child", "Put your icon here",
            "Insert your content here", "WIP: A calendar", "TODO: colours\n\nA calendar of one month.",
        ]
    )
    func documentation(text: String) {
        #expect(!PlaceholderText.isNote(text))
        #expect(!PlaceholderText.saysNothing(ofComponent: text))
    }

    @Test("what a thing is may be all that is said of an item", arguments: ["The description", "Component", "Text"])
    func items(text: String) { #expect(!PlaceholderText.isNote(text)) }

    @Test("it is left out of components and items with a note, and what is left says what it said")
    func leftOut() throws {
        let json = #"""
            "description":"Describe your component here","summary":"A switch",
            "members":[{"kind":"field","name":"a","description":"TODO"},
              {"kind":"field","name":"b","description":"Of b"}],
            "slots":[{"name":"s","description":"TODO: slots"}]
            """#
        let fixture = ManifestFixture.component(json)
        let component = try fixture.component()
        #expect(component.description == nil)
        #expect(component.summary == "A switch")
        #expect(component.properties.map(\.description) == [nil, "Of b"])
        #expect(component.slots.map(\.description) == [nil])
        #expect(fixture.ids == [.inputPlaceholder, .inputPlaceholder, .inputPlaceholder])
        #expect(fixture.diagnostics.allSatisfy { $0.severity == .note })
    }
}
