import Foundation
import Generate
import Testing

/// Document 000: “Toast/Alert System”, with a manager that any part of an app calls.
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
                #expect(text.contains("ComponentTextButton(buttonText, action: action)"), "\(event): \(text)")
                #expect(!text.contains("TODO"), "\(text)")
            }
        }
    }

    @Test("have no button for what closes them but the one that they have", arguments: tags)
    func close(tag: String) throws {
        for style in TemplateStyle.allCases {
            let fields = [("message", "string"), ("open", "boolean")]
            let text = try swiftUI(tag, of: fields, events: ["\(tag)-close"], style: style)
            #expect(!text.contains("ComponentTextButton("))
            #expect(text.contains("ComponentCloseButton"))
        }
    }

    @Test(
        "VoiceOver announces the text of one that a Binding shows, and goes to one that has a view only",
        arguments: allStyles
    )
    func announcement(style: TemplateStyle) throws {
        for name in ["label", "message", "text"] {
            let text = try swiftUI("x-toast", (name, "string"), style: style)
            let announced = text.firstMatch(of: #/announcement: (\w+)/#).map { String($0.1) }
            #expect(announced == name, "\(text)")
            #expect(text.contains("Text(\(name))"), "who hears it can read it as well: \(text)")
        }
        #expect(try !swiftUI("x-toast", slots: [""], style: style).contains("announcement:"))
    }

    @Test("when its time is over, the app is told that, and not that somebody closed it", arguments: allStyles)
    func timeIsOver(style: TemplateStyle) throws {
        let fields = [("open", "boolean"), ("duration", "number")]
        let close = "x-request-close: CustomEvent<{ source: 'close-button' | 'timeout' }>"
        let text = try swiftUI("x-toast", of: fields, slots: [""], events: [close], style: style)
        let told = try #require(text.firstMatch(of: #/\.timeout\(after: .*\n((?:.*\n){3})/#)?.1)
        #expect(told.contains("isPresented = false") && told.contains(".timeout)"), "\(text)")
        #expect(text.contains(".closeButton)"))
    }

    @Test("the queue is observed as the oldest supported system can", arguments: [15, 16, 17])
    func targets(target: Int) throws {
        // “@Observable class ToastManager”
        for style in TemplateStyle.allCases {
            let toast = ("x-toast", componentJSON([], slots: [""]))
            let text = try SmallLibrary(toast, style: style, target: target).files.text("ComponentNotifications.swift")
            #expect(text.contains("@Observable\n") == (target >= 17))
            #expect(text.contains(": ObservableObject {") == (target < 17))
        }
    }
}
