import Foundation
import Generate
import Testing

/// Document 000: “Toast/Alert System”, with a manager that any part of an app calls.
@Suite("Notifications")
struct NotificationTests {
    private func files(_ json: String, _ style: TemplateStyle, _ target: Int = 15) throws -> RenderedFiles {
        try SmallLibrary(("x-toast", json), style: style, target: target).files
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
        let view = try files(#""slots":[{"name":""}]"#, style)
        #expect(try view.text("XToast+SwiftUI.swift").contains("announcement: nil"))
        #expect(try view.text("ComponentBanner.swift").contains(".accessibilityFocused($isFocused)"))
    }

    @Test("when its time is over, the app is told that, and not that somebody closed it", arguments: allStyles)
    func timeIsOver(style: TemplateStyle) throws {
        let json = #"""
            "slots":[{"name":""}],"members":[{"kind":"field","name":"open","type":{"text":"boolean"}},
            {"kind":"field","name":"duration","type":{"text":"number"}}],"events":[{"name":"x-request-close",
            "type":{"text":"CustomEvent<{ source: 'close-button' | 'timeout' }>"}}]
            """#
        let text = try files(json, style).text("XToast+SwiftUI.swift")
        let told = try #require(text.firstMatch(of: #/\.timeout\(after: .*\n((?:.*\n){3})/#)?.1)
        #expect(told.contains("isPresented = false") && told.contains(".timeout)"), "\(text)")
        #expect(text.contains(".closeButton)"))
    }

    @Test("the queue is observed as the oldest supported system can", arguments: [15, 16, 17])
    func targets(target: Int) throws {
        // “@Observable class ToastManager”
        for style in TemplateStyle.allCases {
            let text = try files(#""slots":[{"name":""}]"#, style, target).text("ComponentNotifications.swift")
            #expect(text.contains("@Observable\n") == (target >= 17))
            #expect(text.contains(": ObservableObject {") == (target < 17))
        }
    }

    @Test("the queue leaves out the motion where the user asked for less", arguments: allStyles)
    func motion(style: TemplateStyle) throws {
        let text = try files(#""slots":[{"name":""}]"#, style).text("View+ComponentNotifications.swift")
        #expect(text.contains("reducesMotion ? .opacity : .move(edge: edge)"))
        #expect(text.contains(".motion(value: shown.map(\\.id))"))
    }
}
