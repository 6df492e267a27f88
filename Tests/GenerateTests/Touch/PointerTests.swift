import Foundation
import Testing

@testable import Generate

/// Document 004: “let backgroundHover: Color”, in the set of colors of a component.
@Suite("Colors for hovering, under the pointer of an iPad")
struct PointerTests {
    private static let styles: [TemplateStyle] = [.elevate, .native]
    private static let targets = [15, 17]

    private func files(_ tag: String, _ style: TemplateStyle, _ target: Int) throws -> RenderedFiles {
        try SmallLibrary((tag, #""slots":[{"name":""}]"#), style: style, target: target).files
    }

    @Test("a surface and the box of a field keep that a pointer is over them", arguments: styles, targets)
    func noted(style: TemplateStyle, target: Int) throws {
        for tag in ["x-button", "x-text-field"] {
            let files = try files(tag, style, target)
            for name in ["ComponentSurface.swift", "ComponentFieldBox.swift"] {
                #expect(files.text(name).contains(".onHover { isHovered = $0 }"))
            }
        }
    }

    @Test("the colors are drawn then, and a press and a disabled control win over them", arguments: styles)
    func order(style: TemplateStyle) throws {
        let colors = try files("x-button", style, 15).text("ComponentColors.swift")
        let background = try #require(colors.range(of: "    func background("))
        let text = try #require(colors.range(of: "    func text("))
        let body = colors[background.lowerBound..<text.lowerBound]
        let disabled = try #require(body.range(of: "if !isEnabled"))
        let pressed = try #require(body.range(of: "if isPressed"))
        let hovered = try #require(body.range(of: "backgroundSelectedHovered : backgroundHovered"))
        #expect(disabled.lowerBound < pressed.lowerBound)
        #expect(pressed.lowerBound < hovered.lowerBound)
    }

    @Test("where no token says one, buttons and chips have the effect of the system", arguments: styles, targets)
    func effect(style: TemplateStyle, target: Int) throws {
        let files = try files("x-button", style, target)
        for name in ["ComponentButtonStyle.swift", "ComponentChipStyle.swift"] {
            #expect(files.text(name).contains(".pointed(colors, in: shape)"))
        }
        let support = files.text("View+Pointer.swift")
        #expect(support.contains("if colors.tellsHover {\n            self\n"))
        #expect(support.contains("contentShape(.hoverEffect, shape).hoverEffect()"))
    }

    @Test("a touch never hovers: a style is not told of it by anything but a pointer")
    func touch() throws {
        let state = try files("x-button", .elevate, 15).text("ComponentState.swift")
        // What is pressed has the color for that first.
        #expect(state.contains("if isPressed { states.formUnion([.hovered, .pressed]) }"))
        #expect(state.components(separatedBy: ".hovered").count == 2)
    }
}
