import Foundation
import Generate
import Package
import Testing

/// Document 001: “Adopt Liquid Glass only when explicitly requested by the user”.
@Suite("Liquid Glass")
struct GlassTests {
    private func files(_ style: TemplateStyle, usesGlass: Bool, target: Int = 15) throws -> RenderedFiles {
        let open = componentJSON([("open", "boolean")], slots: [""])
        return try SmallLibrary(
            ("x-button", componentJSON([])),
            ("x-toast", open),
            ("x-alert", open),
            style: style,
            target: target,
            usesGlass: usesGlass
        ).files
    }

    @Test("is in no file of a project that does not ask for it", arguments: allStyles)
    func none(style: TemplateStyle) throws {
        let texts = try files(style, usesGlass: false).texts
        #expect(texts.count > 50)
        #expect(!texts.contains { $0.contains("lassEffect") || $0.contains("componentGlass") || $0.contains(".glass") })
    }

    @Test(
        "is what floats, as the last of its modifiers, with its surface of before where the system has none",
        arguments: allStyles
    )
    func floating(style: TemplateStyle) throws {
        let files = try files(style, usesGlass: true)
        let text = files.text("ComponentPanelSurface.swift")
        let surfaces = """
            if #available(iOS 26, *) {
                glassEffect(.regular.tint(tint), in: shape)
            } else {
                fallback(self)
            }
            """
        #expect(has(surfaces, in: text))
        #expect(!text.contains("interactive()"), "a surface is not tapped")
        let toast = files.text("Toast+SwiftUI.swift")
        let alert = files.text("Alert+SwiftUI.swift")
        #expect(toast.contains(".componentGlass(in: outline") && !alert.contains("lass(in:"), "\(toast)")
        let surface = style == .elevate ? "ComponentPanelSurface(" : ".background(.regularMaterial, in: outline)"
        #expect(toast.contains(surface) && alert.contains(surface))
        let order = [".padding(metrics.padding)", ".componentGlass("].compactMap { toast.range(of: $0)?.lowerBound }
        #expect(order.count == 2 && order == order.sorted())
        // It has no border of the surface that stands in for it.
        #expect(try !toast[..<#require(order.last)].contains("ComponentOutline("), "\(toast)")
    }

    @Test(
        "“Wrap multiple glass elements in `GlassEffectContainer`”: notifications over each other",
        arguments: allStyles
    )
    func container(style: TemplateStyle) throws {
        let files = try files(style, usesGlass: true)
        #expect(files.text("View+ComponentNotifications.swift").contains(".componentGlassGroup(spacing: spacing)\n"))
        let group = files.text("ComponentPanelSurface.swift")
        #expect(has("if #available(iOS 26, *) {\nGlassEffectContainer(spacing: spacing) { self }", in: group))
        let plain = try self.files(style, usesGlass: false).text("View+ComponentNotifications.swift")
        #expect(!plain.contains("lassGroup"))
    }

    @Test("is there without a check where each system has it", arguments: allStyles)
    func newest(style: TemplateStyle) throws {
        let files = try files(style, usesGlass: true, target: 26)
        #expect(!files.texts.contains { $0.contains("#available(iOS 26") })
        #expect(files.text("Toast+SwiftUI.swift").contains(".glassEffect(.regular"))
        #expect(files.text("ComponentSystemButtonStyle.swift").contains("legible(configuration).buttonStyle(.glass)"))
        let group = files.text("ComponentPanelSurface.swift")
        #expect(group.contains("GlassEffectContainer(spacing: spacing) { self }"))
        #expect(!group.contains("func componentGlass<"), "nothing calls it")
    }

    @Test("is the style of buttons in the set native, and of none that is drawn from tokens")
    func buttons() throws {
        for style in TemplateStyle.allCases {
            let files = try files(style, usesGlass: true)
            let system = files.text("ComponentSystemButtonStyle.swift")
            for (glass, other) in [("glassProminent", "borderedProminent"), ("glass", "bordered")] {
                let styles = """
                    if #available(iOS 26, *) {
                        legible(configuration).buttonStyle(.\(glass))
                    } else {
                        legible(configuration).buttonStyle(.\(other))
                    }
                    """
                #expect(has(styles, in: system))
            }
            let button = files.text("XButton+SwiftUI.swift")
            #expect(button.contains("ComponentSystemButtonStyle(") == (style == .native), "\(button)")
        }
    }
}
