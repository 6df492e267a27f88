import Foundation
import TestSupport
import Testing

@Suite("Short examples of a library whose documentation shows nothing", .keepsGoing)
struct ShortExampleTests {
    private static func component(_ name: String, _ fields: [(String, String)], _ others: String = "") -> String {
        let members = fields.map { SmallLibrary.field($0, $1, #""attribute": "\#($0)""#) }
        return SmallLibrary.component("acme-\(name)", members, SmallLibrary.slot + others)
    }

    private static let examples = ["Old", "New"].map { "```html\\n<acme-badge>\($0)</acme-badge>\\n```\\n\\n" }.joined()
    private static let manifest = SmallLibrary.manifest(
        component("button", [("variant", "'primary' | 'danger'"), ("loading", "boolean")]),
        component("input", [("label", "string"), ("invalid", "boolean"), ("error-text", "string")]),
        component("breadcrumb", []),
        component("breadcrumb-item", [("href", "string")]),
        component("dialog", [("open", "boolean"), ("label", "string")]),
        component("badge", [("variant", "'neutral' | 'danger'")], #", "description": "\#(examples)""#)
    )

    private static func docs(_ format: String, _ options: String...) async throws -> DocsRun {
        try await TemporaryFolder.with { folder in
            try folder.write(manifest, to: "custom-elements.json")
            return try await DocsRun(["custom-elements.json"], format: format, options: options, in: folder)
        }
    }

    /// The titles below “Usage”, each with what stands below it.
    private static func usage(of component: String, in docs: DocsRun) throws -> [(title: String, text: String)] {
        let pages = docs.pages(in: "Documentation/Translation/Components/", ending: ".md")
        let page = try #require(pages[component])
        let usage = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("Usage\n") })
        return usage.components(separatedBy: "\n### ").dropFirst().map { part in
            let lines = part.split(separator: "\n", maxSplits: 1)
            return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
        }
    }

    @Test("show its tones and its states, and at most two of them")
    func variations() async throws {
        let docs = try await Self.docs("markdown")
        let button = try Self.usage(of: "AcmeButton", in: docs)
        #expect(button.map(\.title) == ["SwiftUI", "UIKit", "In several tones", "While it loads"])
        for value in [".danger", ".primary"] { #expect(button[2].text.contains(value), "\(button[2].text)") }
        #expect(button[3].text.contains("isLoading: true"))
        let input = try Self.usage(of: "AcmeInput", in: docs)
        #expect(input.map(\.title) == ["SwiftUI", "UIKit", "With an error", "Disabled"])
        #expect(input[2].text.contains(#"errorText: "This is needed.","#) && input[2].text.contains("isInvalid: true,"))
        #expect(input[3].text.contains("isDisabled: true"))
    }

    @Test("show data in the component that takes it, and what is presented behind a button that opens it")
    func surroundings() async throws {
        let docs = try await Self.docs("markdown")
        let item = try Self.usage(of: "AcmeBreadcrumbItem", in: docs)
        #expect(item.map(\.title) == ["SwiftUI", "In its parent"])
        #expect(item[1].text.contains("AcmeBreadcrumb(\n") && item[1].text.contains("AcmeBreadcrumbItem(\n"))
        let dialog = try Self.usage(of: "AcmeDialog", in: docs)
        #expect(dialog.map(\.title) == ["SwiftUI", "UIKit"])
        #expect(dialog[0].text.contains(#"Button("Open") { isPresented = true }"#))
        #expect(dialog[0].text.contains(".acmeDialog(\n"))
    }

    @Test("are left out where the documentation has two examples of its own")
    func documented() async throws {
        let badge = try Self.usage(of: "AcmeBadge", in: try await Self.docs("markdown"))
        #expect(badge.map(\.title) == ["SwiftUI", "UIKit"])
    }

    @Test("on the web are a tag with the words of its kind, in an attribute or a slot, and open; data has none")
    func markup() async throws {
        let docs = try await Self.docs("html", "--live", "https://example.org/acme.js")
        func markup(of component: String) throws -> String? {
            let page = try #require(docs.files["Documentation/Site/components/\(component).html"])
            guard let figure = page.range(of: "<figure class=\"code markup\">"),
                let start = page[figure.upperBound...].range(of: "<code>"),
                let end = page[start.upperBound...].range(of: "</code>")
            else { return nil }
            let text = page[start.upperBound..<end.lowerBound].replacing(/<[^>]*>/, with: "")
            return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
                .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
        }
        #expect(try markup(of: "AcmeButton") == "<acme-button>Save</acme-button>")
        #expect(try markup(of: "AcmeInput") == #"<acme-input label="Name">Name</acme-input>"#)
        #expect(try markup(of: "AcmeDialog") == #"<acme-dialog label="Settings" open>Settings</acme-dialog>"#)
        #expect(try markup(of: "AcmeBadge") == "<acme-badge>Old</acme-badge>")
        #expect(try markup(of: "AcmeBreadcrumbItem") == nil)
    }
}
