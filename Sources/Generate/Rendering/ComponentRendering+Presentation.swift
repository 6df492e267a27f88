import Documents
import Releases
import SwiftModel

extension ComponentRendering {
    var presentationName: String? { Self.presentationName(of: component, in: templates) }

    /// nil for a component that is not presented.
    static func presentationName(of component: ComponentScaffold, in templates: TemplateSet) -> String? {
        let name = "presentation/\(component.swift.primitive?.rawValue ?? Self.fallback)"
        guard !component.isItem, templates[name] != nil, Presentation(component.parameters) != nil else { return nil }
        return name
    }

    func presentation(_ body: ComponentBody) -> [(TemplateKey, TemplateValue)] {
        guard let presentationName else { return [("presentation", .null)] }
        let fields = presentationFields(own: body.presentation) + [("template", .string(presentationName))]
        return [("presentation", .object(TemplateObject(fields)))] + body.meanings + memberRoles(component.members)
    }

    func presentationFields(own: Set<SwiftIdentifier>) -> [(TemplateKey, TemplateValue)] {
        (PresentationContext(component, own: own)?.fields ?? [])
            + outerTokens.accessors.compactMap { accessor in
                accessor.role.map { (TemplateKey("\($0)Value"), .swift(accessor.value)) }
            } + [("scrim", inTheme("colors", "scrim")), ("bannerSpacing", inTheme("metrics", "spacing"))]
    }

    /// A value of the tokens; a function of the theme for support code that knows one.
    private func inTheme(_ role: String, _ property: String) -> TemplateValue {
        func value(_ tokens: TokenContext) -> SwiftCode? {
            tokens.accessors.first { $0.role == role }.map { "\($0.value.grouped).\(plain: property)" }
        }
        guard let outer = value(outerTokens) else { return .null }
        guard context.design?.themes != nil else { return .swift(outer) }
        guard let theme = tokens.theme, let inner = value(tokens), inner.mentions.contains(theme) else {
            return .swift("{ _ in \(outer) }")
        }
        return .swift("{ \(plain: theme) in \(inner) }")
    }

    /// Tokens outside of the component, where no theme is at hand.
    private var outerTokens: TokenContext {
        tokens.theme == nil
            ? tokens
            : TokenContext(component, tokens.axes, styleSets, in: context.library, hasTheme: false)
    }

    /// Keeps the former function that presented an overlay or explained a view where there was one and is one.
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

/// Template data of a component that explains another view.
struct AttachmentContext {
    private let component: ComponentScaffold
    private let attachment: Attachment

    /// nil for a component that explains no other view.
    init?(_ component: ComponentScaffold) {
        guard !component.isItem, let attachment = Attachment(component.parameters) else { return nil }
        self.component = component
        self.attachment = attachment
    }

    var value: TemplateValue {
        let forms: [TextInitContext?] = [nil] + (TextInitContext(component).map { [$0] } ?? [])
        return [
            "functions": .list(
                forms.enumerated().map { number, texts in function(texts, isLast: number == forms.count - 1) }
            )
        ]
    }

    /// `texts` belong to an init that takes texts for its views.
    private func function(_ texts: TextInitContext?, isLast: Bool) -> TemplateValue {
        let all = texts?.members ?? component.members
        let members = all.filter { $0.name != attachment.target.name }
        let fixed = texts == nil ? [] : Set(all.compactMap(\.textViewType))
        let views = component.viewTypes.filter { !fixed.contains($0) && $0 != attachment.target.viewType }
        let names = component.swift.genericParameters.map(\.declaration) + views.map { "\($0.declaration): View" }
        let arguments = all.map { member in
            member.name == attachment.target.name
                ? "\(member.name.label): { self }" : texts?.call(member) ?? member.argument(member.name.reference)
        }
        return [
            "generics": .string(names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"),
            "doc": .lines(documentation(of: members).lines),
            "parameters": .list(InitContext.listed(members.map { $0.presentationParameter(texts) })),
            "arguments": .list(InitContext.listed(arguments)),
            "hasNext": .boolean(!isLast),
        ]
    }

    private func documentation(of members: [Member]) -> DocComment {
        var doc = DocComment(indentation: 4)
        doc.add(paragraph: "Explains the view, after a long press as well.")
        let parameters = InitContext(component: component).documentation(of: members)
        if !parameters.lines.isEmpty { doc.add(parameters) }
        doc.add(entry: "Returns: The view with its explanation.")
        return doc
    }
}
