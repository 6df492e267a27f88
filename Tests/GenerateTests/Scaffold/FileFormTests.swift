import Foundation
import TestSupport
import Testing

@testable import Generate

/// Document 004: “## Component Structure Template”.
@Suite("The form of the files of a component")
struct FileFormTests {
    private static let styles: [TemplateStyle] = [.elevate, .native]

    private func files(_ style: TemplateStyle) throws -> RenderedFiles {
        let json = ComponentJSON.of([
            "tone: 'primary' | 'danger'", "disabled: boolean", "#", "#prefix", "@click: MouseEvent",
            "@remove: CustomEvent",
        ])
        return try SmallLibrary(("x-button", json), style: style).files
    }

    /// The titles of the sections, in their order.
    private func marks(_ text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            line.firstRange(of: "// MARK: - ").map { String(line[$0.upperBound...]) }
        }
    }

    @Test("“// MARK: - Properties”: the view has the sections of the template, in its order", arguments: styles)
    func view(style: TemplateStyle) throws {
        let text = try files(style).text("XButton+SwiftUI.swift")
        let expected = [
            "Properties", "Content", "Actions", "Initializers", "Body", "Token Accessors", "Convenience Initializers",
            "Previews",
        ]
        #expect(marks(text) == expected)
        #expect(text.contains("    // MARK: - Content\n\n    private let label: LabelContent\n"))
        #expect(text.contains("    // MARK: - Actions\n\n    private let action: () -> Void\n"))
    }

    @Test("“// MARK: - Setup”: so has the class for UIKit", arguments: styles)
    func uiKit(style: TemplateStyle) throws {
        let text = try files(style).text("UIKitButton+UIKit.swift")
        #expect(marks(text) == ["Delegate", "Component", "Properties", "Views", "Initialization", "Layout", "Hosting"])
        #expect(text.contains("    // MARK: - Views\n\n    public var labelView: UIView? {"))
    }

    @Test("“// MARK: - Enums”: so have its types and styles", arguments: styles)
    func tokens(style: TemplateStyle) throws {
        #expect(marks(try files(style).text("ButtonTokens.swift")) == ["Types", "Colors and Sizes"])
    }

    @Test("a section that would be empty is not there")
    func empty() throws {
        let text = try SmallLibrary(("x-divider", #""members":[]"#)).files.text("XDivider+SwiftUI.swift")
        #expect(marks(text) == ["Initializers", "Body", "Token Accessors", "Parts of the Body", "Previews"])
        #expect(text.contains("View {\n    // MARK: - Initializers\n\n    public init() {}"))
    }

    @Test("“**API Reference:**” leads to the source, in both files", arguments: styles)
    func reference(style: TemplateStyle) throws {
        let files = try files(style)
        for file in ["XButton+SwiftUI.swift", "UIKitButton+UIKit.swift"] {
            #expect(
                files.text(file).contains(
                    "/// **Web Component:** `<x-button>`\n///\n/// **API Reference:** `custom-elements.json`\n"
                )
            )
        }
    }

    @Test("a `TimeInterval` is in seconds in every comment, as its value is", arguments: styles)
    func seconds(style: TemplateStyle) throws {
        let files = try SmallLibrary(
            (
                "x-toast",
                #"""
                "members":[
                    {"kind":"field","name":"duration","type":{"text":"number"},"default":"5000",
                     "description":"How long it stays, in milliseconds. Defaults to 5000."},
                    {"kind":"field","name":"open","type":{"text":"boolean"}}],"slots":[{"name":""}]
                """#
            ),
            style: style
        ).files
        let view = files.text("XToast+SwiftUI.swift")
        #expect(view.contains("duration: TimeInterval = 5"))
        #expect(view.contains("- duration: How long it stays, in seconds. Defaults to 5."))
        #expect(files.text("UIKitToast+UIKit.swift").contains("/// How long it stays, in seconds. Defaults to 5."))
    }
}
