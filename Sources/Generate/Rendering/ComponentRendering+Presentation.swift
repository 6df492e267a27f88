import Documents
import SwiftModel

/// The functions by which any view presents a component, or is explained by it.
extension ComponentRendering {
    /// The template of how a view presents the component, if it is something to present.
    var presentationName: String? {
        guard let name = Self.presentationName(of: component) else { return nil }
        return templates[name] != nil && Presentation(component.parameters) != nil ? name : nil
    }

    /// Names the template that presents such a component, if there is one.
    static func presentationName(of component: ComponentScaffold) -> String? {
        component.isItem ? nil : "presentation/\(component.swift.primitive?.rawValue ?? Self.fallback)"
    }

    func presentation(_ body: ComponentBody) -> [(TemplateKey, TemplateValue)] {
        guard let presentationName else { return [("presentation", .null)] }
        let fields = presentationFields(own: body.presentation) + [("template", .string(presentationName))]
        return [("presentation", .object(TemplateObject(fields)))] + memberRoles(component.members)
    }

    func presentationFields(own: Set<SwiftIdentifier>) -> [(TemplateKey, TemplateValue)] {
        (PresentationContext(component, own: own)?.fields ?? [])
            + outerTokens.accessors.compactMap { accessor in
                accessor.role.map { (TemplateKey("\($0)Value"), .swift(accessor.value)) }
            } + [("colorsInTheme", inTheme("colors")), ("metricsInTheme", inTheme("metrics"))]
    }

    /// Makes the value of a role for support code that knows the theme: a function of the theme. Null where the theme
    /// makes no difference.
    private func inTheme(_ role: String) -> TemplateValue {
        guard let theme = tokens.theme,
            let accessor = tokens.accessors.first(where: { $0.role == role && $0.value.mentions.contains(theme) })
        else { return .null }
        return ["theme": .string(theme), "value": .swift(accessor.value)]
    }

    /// Tokens outside of the component, where no theme is at hand.
    private var outerTokens: TokenContext {
        tokens.theme == nil
            ? tokens
            : TokenContext(component, tokens.axes, styleSets, in: context.library, hasTheme: false)
    }

    /// The shims with the function by which an overlay was presented or a view was explained, as far as there was one and
    /// is one.
    func withPresentation(_ shims: ComponentShims) -> ComponentShims {
        guard let former = shims.presentation else { return shims }
        var shims = shims
        let wasThere =
            former.primitive == .tooltip
            || templates["presentation/\(former.primitive?.rawValue ?? Self.fallback)"] != nil
        if wasThere, !hasFunction { shims.gaps.append("The function \(former.name) is gone.") }
        if !wasThere || !hasFunction { shims.presentation = nil }
        return shims
    }

    /// Whether any view has a function for the component.
    var hasFunction: Bool { presentationName != nil || attachment != nil }

    var attachment: AttachmentContext? { AttachmentContext(component) }

    /// An overlay is presented by its UIKit class, and not put into it.
    var callee: [(TemplateKey, TemplateValue)] {
        let isPresented = presentationName != nil
        let view = component.swift.names.view
        return [
            ("head", .string(isPresented ? "ComponentPresentationAnchor()." : "")),
            ("callee", .string(isPresented ? view.name.lowerCamelCase : view.declaration)),
        ]
    }
}
