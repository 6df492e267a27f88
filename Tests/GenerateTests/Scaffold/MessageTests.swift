import Foundation
import Generate
import Testing

@Suite("Banners and notifications")
struct MessageTests {
    private static let tags = ["x-alert", "x-banner", "x-toast", "x-snackbar"]

    @Test(
        "show their text, whatever it is called",
        arguments: tags,
        ["message", "text", "label", "title", "content", "description"]
    )
    func words(tag: String, name: String) throws {
        for style in TemplateStyle.allCases {
            let text = try swiftUI(tag, (name, "string"), events: [], style: style)
            let body = try #require(text.components(separatedBy: "var body: some View {").dropFirst().first)
            // What only the slot would show is a view of the caller, whose init takes the text.
            let isContent = text.contains("private let content: Content") && body.contains(#/\n +content\n/#)
            #expect(body.contains("Text(\(name))") || isContent, "\(text)")
            #expect(!text.contains("TODO"), "\(text)")
        }
    }

    @Test("have a button where there are a text for it and somebody who listens", arguments: tags)
    func action(tag: String) throws {
        for style in TemplateStyle.allCases {
            for event in ["action", "\(tag)-action", "\(tag)-button-click", "button-press", "action-click"] {
                let fields = [("message", "string"), ("buttonText", "string")]
                let text = try swiftUI(tag, of: fields, events: [event], style: style)
                let call = try #require(
                    text.firstMatch(
                        of: #/if let buttonText, (\w+) != nil \{\n +Button\(buttonText\) \{ (\w+)\?\(\) \}/#
                    ),
                    "\(event): \(text)"
                )
                #expect(call.1 == call.2)
                #expect(!text.contains("TODO"), "\(text)")
            }
        }
    }

    @Test("have no button for what closes them but the one that they have", arguments: tags)
    func close(tag: String) throws {
        for style in TemplateStyle.allCases {
            let fields = [("message", "string"), ("open", "boolean")]
            let text = try swiftUI(tag, of: fields, events: ["\(tag)-close"], style: style)
            #expect(!text.contains("Button(buttonText)"))
            #expect(text.contains("ComponentCloseButton"))
        }
    }
}
