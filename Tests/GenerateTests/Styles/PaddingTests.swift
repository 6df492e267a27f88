import Core
import Foundation
import Testing

@testable import Generate

/// Document 004: “`padding: string` | `padding: EdgeInsets?` | `contentEdgeInsets` | iOS-native spacing”.
@Suite("A padding is the distance from the surface to the content, and no margin")
struct PaddingTests {
    private func files(_ tag: String, padding type: String, style: TemplateStyle = .elevate) throws -> RenderedFiles {
        try SmallLibrary((tag, componentJSON([("padding", type)], slots: [""])), style: style).files
    }

    @Test("a button gives it to its style, in both sets, so that it enlarges what can be touched", arguments: allStyles)
    func button(style: TemplateStyle) throws {
        let files = try files("x-button", padding: "string", style: style)
        let text = files.text("XButton+SwiftUI.swift")
        #expect(text.contains("padding: EdgeInsets? = nil"))
        #expect(text.contains("metrics: metrics.padded(padding)"))
        #expect(!text.contains(".padding("), "nothing lies outside of the style")
        #expect(files.inert(in: "XButton+SwiftUI.swift") == [])
    }

    @Test(
        "cards, badges, chips, fields and pickers have it inside",
        arguments: allStyles,
        ["x-card", "x-badge", "x-chip", "x-text-field", "x-textarea", "x-select"]
    )
    func others(style: TemplateStyle, tag: String) throws {
        let files = try files(tag, padding: "string", style: style)
        let text = files.text("+SwiftUI.swift")
        #expect(text.contains("metrics.padded(padding)"), "\(text)")
        #expect(!text.contains(".padding(padding"))
        #expect(files.inert(in: "+SwiftUI.swift") == [])
    }

    @Test("it may be a length for all sides, or absent")
    func lengths() throws {
        let text = try files("x-button", padding: "number").text("XButton+SwiftUI.swift")
        #expect(text.contains("padding: CGFloat"))
        #expect(text.contains("metrics.padded(padding)"))
    }

    @Test("it may be one of a few sizes, or none")
    func sizes() throws {
        let files = try files("x-card", padding: "'none' | 'compact' | 'normal'")
        #expect(files.text("XCard+SwiftUI.swift").contains("CardTokens.padding(for:"))
        let tokens = files.text("CardTokens.swift")
        #expect(tokens.contains("case .none: EdgeInsets()"))
        #expect(tokens.contains("case .compact: ComponentMetrics.small.padding"))
    }

    @Test("what draws no surface has it around its content")
    func noSurface() throws {
        let text = try files("x-heading", padding: "string").text("XHeading+SwiftUI.swift")
        #expect(text.contains(".padding(padding ?? EdgeInsets())"))
    }
}
