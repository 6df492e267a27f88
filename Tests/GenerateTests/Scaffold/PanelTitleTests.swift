import Foundation
import Generate
import Testing

@Suite("The header of a dialog, a drawer or a sheet")
struct PanelTitleTests {
    private func body(_ tag: String, _ slots: [String], _ style: TemplateStyle) throws -> [String] {
        let text = try swiftUI(tag, slots: slots, style: style)
        let body = text.components(separatedBy: "// MARK: - Body")[1].components(separatedBy: "// MARK: -")[0]
        return body.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test(
        "has the title, also where a slot `header` stands with it, and a description of a weight of its own",
        arguments: allStyles
    )
    func title(style: TemplateStyle) throws {
        for tag in ["x-dialog", "x-drawer", "x-alert-dialog", "x-modal", "x-sheet"] {
            for title in ["title", "heading", "headline"] {
                let lines = try body(tag, ["", "header", title, "description", "footer"], style)
                let shown = try [
                    title, "header", ".accessibilityAddTraits(.isHeader)", "description", ".font(.subheadline)",
                ]
                .map { line in try #require(lines.firstIndex(of: line), "\(tag) \(title) \(line)\n\(lines)") }
                #expect(shown == shown.sorted(), "\(tag) \(title)")
                #expect(lines.firstIndex(of: "content").map { $0 > shown[4] } == true, "\(tag) \(title)")
                #expect(lines.filter { $0 == title }.count == 1)
            }
        }
    }

    @Test("is the slot `header` where there is no title", arguments: allStyles)
    func header(style: TemplateStyle) throws {
        let lines = try body("x-dialog", ["", "header"], style)
        let header = try #require(lines.firstIndex(of: "header"))
        #expect(lines[(header + 1)...].starts(with: ["}", ".font(.headline)", ".accessibilityAddTraits(.isHeader)"]))
        #expect(!lines.contains(".font(.subheadline)"))
    }
}
