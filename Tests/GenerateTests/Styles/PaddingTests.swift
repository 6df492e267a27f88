import Core
import Foundation
import Testing

@testable import Generate

/// Document 004: “`padding: string` | `padding: EdgeInsets?` | `contentEdgeInsets` | iOS-native spacing”.
@Suite("A padding is the distance from the surface to the content, and no margin")
struct PaddingTests {
    private static let styles: [TemplateStyle] = [.elevate, .native]

    private func files(_ tag: String, padding type: String, style: TemplateStyle = .elevate) throws -> RenderedFiles {
        try SmallLibrary((tag, componentJSON([("padding", type)], slots: [""])), style: style).files
    }

    @Test("a button gives it to its style, in both sets, so that it enlarges what can be touched", arguments: styles)
    func button(style: TemplateStyle) throws {
        let files = try files("x-button", padding: "string", style: style)
        let text = files.text("XButton+SwiftUI.swift")
        #expect(text.contains("padding: EdgeInsets? = nil"))
        #expect(text.contains("metrics: metrics.padded(padding)"))
        #expect(!text.contains(".padding("), "nothing lies outside of the style")
        #expect(files.inert(in: "XButton+SwiftUI.swift") == [])
        let surface = files.text("ComponentSurface.swift")
        let padding = try #require(surface.range(of: ".padding(metrics.padding)"))
        let background = try #require(surface.range(of: "shape.fill(background(isPressed: isPressed))"))
        #expect(padding.lowerBound < background.lowerBound)
        let uiKit = files.text("UIKitButton+UIKit.swift")
        #expect(uiKit.contains("contentEdgeInsets: NSDirectionalEdgeInsets?"))
        #expect(uiKit.contains("padding: component.contentEdgeInsets.map { EdgeInsets($0) }"))
    }

    @Test("where the system draws buttons, one with a padding of its own is drawn, for the system has none to change")
    func systemButton() throws {
        let style = try files("x-button", padding: "string", style: .native).text("ComponentSystemButtonStyle.swift")
        #expect(
            style.contains(
                "if metrics.ownPadding != nil || isSelected || !isEnabled {\n            drawn(configuration)"
            )
        )
    }

    @Test("no token changes what a caller gives")
    func tokens() throws {
        let metrics = try files("x-button", padding: "string").text("ComponentMetrics.swift")
        #expect(metrics.contains("metrics.padding = ownPadding ?? style.padding.value(in: .normal) ?? padding"))
    }

    @Test(
        "cards, badges, chips, fields and pickers have it inside",
        arguments: styles,
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
        let metrics = try files("x-button", padding: "number").text("ComponentMetrics.swift")
        #expect(metrics.contains("func padded(_ length: CGFloat?) -> ComponentMetrics"))
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
