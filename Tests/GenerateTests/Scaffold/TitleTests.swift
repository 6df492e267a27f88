import Foundation
import Generate
import Testing

/// Document 000: “Compound parts”: `CardHeader`, `CardTitle`, `CardDescription`, `CardContent`, `CardFooter`.
@Suite("Titles of cards and messages")
struct TitleTests {
    /// The lines of the Swift for a component with slots, without the spaces before each.
    private func lines(_ tag: String, slots: [String], _ style: TemplateStyle) throws -> [String] {
        try swiftUI(tag, slots: slots, style: style).components(separatedBy: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("stand above the content, in the font of a headline, whatever the slot is called", arguments: allStyles)
    func titles(style: TemplateStyle) throws {
        for tag in ["x-card", "x-alert", "x-toast"] where style == .elevate || tag != "x-card" {
            for slot in ["title", "heading", "headline"] {
                let lines = try lines(tag, slots: ["", slot], style)
                let title = try #require(lines.firstIndex(of: slot), "\(tag) \(slot)")
                let content = try #require(lines.firstIndex(of: "content"))
                #expect(title < content && lines[title + 2] == ".font(.headline)", "\(tag) \(slot)")
            }
        }
    }

    @Test("of a card are the label of the system's box in the set native, which gives it the font")
    func boxed() throws {
        for slot in ["title", "heading", "headline"] {
            let lines = try lines("x-card", slots: ["", slot], .native)
            let box = try #require(lines.firstIndex(of: "GroupBox {"), "\(slot)")
            let label = try #require(lines[box...].firstIndex(of: "} label: {"), "\(slot)")
            #expect(lines[label + 1] == slot && lines[box..<label].contains("content"))
        }
    }

    @Test("a card has header, title, description, content and footer in this order", arguments: allStyles)
    func order(style: TemplateStyle) throws {
        let lines = try lines("x-card", slots: ["footer", "", "description", "title", "header", "action"], style)
        // A box of the system is written with its content first, and shows its label first.
        let inBox = ["description", "content", "footer", "header", "title", "actions"]
        let names = style == .native ? inBox : ["header", "title", "description", "actions", "content", "footer"]
        let places = names.map { lines.firstIndex(of: $0) }
        #expect(places.allSatisfy { $0 != nil })
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    }

    @Test("without a title and an action nothing stands beside the content", arguments: allStyles)
    func none(style: TemplateStyle) throws {
        let lines = try lines("x-card", slots: [""], style)
        #expect(!lines.contains("Spacer(minLength: 0)") && !lines.contains(".font(.headline)"))
    }
}
