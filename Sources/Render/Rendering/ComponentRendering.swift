import Mustache
import SourceText
import SwiftModel
import Workspace

/// Renders the files of one component.
///
/// The body comes first. What it doesn't speak of is then placed around it, and what has no place there either is handed
/// down to the views inside: nothing that a caller gives is stored and forgotten, whatever templates are used.
struct ComponentRendering {
    let templates: TemplateSet
    let context: RenderContext
    let component: ComponentScaffold
    private let roles: MemberRoles
    private let tokens: TokenContext

    init(_ component: ComponentScaffold, _ templates: TemplateSet, _ context: RenderContext) {
        self.templates = templates
        self.context = context
        self.component = component
        roles = MemberRoles(component: component, library: context.library)
        tokens = TokenContext(component, in: context.library)
    }

    func render(into files: inout OutputFiles, _ diagnostics: inout DiagnosticBag) {
        let names = component.swift.names
        let emissions = context.settings.emissions
        let body = component.isItem ? ComponentBody() : self.body(into: &diagnostics)
        guard let body else { return }
        if emissions.contains(.swiftui) {
            let fields = component.isItem ? declaration : declaration + self.fields(body) + presentation
            let file = render(component.isItem ? "item" : "component", with: fields, into: &diagnostics)
            files.addSource(["SwiftUI"], "\(names.view.name)+SwiftUI", file, .scaffold)
            let tokens = TokenFile(component, tokens, settings: body.settings).fields
            let tokenFile = render("tokens", with: declaration + tokens, into: &diagnostics)
            files.addSource(["DesignTokens", "Components"], names.tokens.name, tokenFile, .owned)
        }
    }

    // MARK: The body

    /// Shows the slots of any component.
    private static let fallback = "Container"

    private func body(into diagnostics: inout DiagnosticBag) -> ComponentBody? {
        let wanted = component.swift.primitive?.rawValue ?? Self.fallback
        let primitive = templates["body/\(wanted)"] == nil ? Self.fallback : wanted
        var body = ComponentBody()
        let all = memberRoles(component.members) + roles.words() + controls.fields
        guard let text = part("body/\(primitive)", of: all, into: &diagnostics) else { return nil }
        body.view = text
        for (name, path) in [("state/\(primitive)", \ComponentBody.state), ("helpers/\(primitive)", \ComponentBody.helpers)]
        where templates[name] != nil {
            guard let text = part(name, of: all, into: &diagnostics) else { return nil }
            body[keyPath: path] = text
        }
        var rest = unused(component.members, in: body)
        guard let modifiers = part("modifiers", of: memberRoles(rest) + roles.words() + controls.fields(unused: rest), into: &diagnostics) else { return nil }
        body.modifiers = modifiers
        rest = unused(rest, in: body)
        body.shown = rest.filter(\.isShown)
        body.settings = rest.filter { !$0.isShown }
        return body
    }

    /// The lines of a template that is a part of the body.
    private func part(
        _ name: String,
        of roles: [(TemplateKey, TemplateValue)],
        into diagnostics: inout DiagnosticBag
    ) -> [String]? {
        let data = context.data(declaration + roles, template: name)
        guard let bytes = templates.render("part", with: data, escaping: .none, into: &diagnostics) else { return nil }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: true)
            .map(String.init)
    }

    private func unused(_ members: [ScaffoldMember], in body: ComponentBody) -> [ScaffoldMember] {
        let used = UsedNames(in: Array(body.source.utf8)).names.union(accessorNames(in: body))
        return members.filter { !used.contains($0.name.name) }
    }

    /// What the accessors that a body uses use in turn.
    private func accessorNames(in body: ComponentBody) -> Set<String> {
        var names: Set<String> = []
        for accessor in accessors(in: body) { names.formUnion(UsedNames(in: Array(accessor.value.utf8)).names) }
        return names
    }

    private func accessors(in body: ComponentBody) -> [TokenAccessor] {
        var wanted = UsedNames(in: Array(body.source.utf8)).names
        // The outline asks for the metrics.
        for accessor in tokens.accessors.reversed() where wanted.contains(accessor.name) {
            wanted.formUnion(UsedNames(in: Array(accessor.value.utf8)).names)
        }
        return tokens.accessors.filter { wanted.contains($0.name) }
    }

    private func usesFocus(_ body: ComponentBody) -> Bool {
        UsedNames(in: Array(body.source.utf8)).names.contains(DeclarationContext.focusName(in: component))
    }

    /// How a view presents the component, if it is something to present.
    private var presentation: [(TemplateKey, TemplateValue)] {
        let context = PresentationContext(component)
        let name = "presentation/\(component.swift.primitive?.rawValue ?? Self.fallback)"
        guard templates[name] != nil, context.isPossible else { return [("presentation", .null)] }
        let own = context.fields + [("template", .string(name))]
        let fields = own + tokens.accessors.map { (TemplateKey("\($0.role)Value"), .string($0.value)) }
        return [("presentation", .object(TemplateObject(fields)))] + memberRoles(component.members)
    }

    // MARK: Data

    private func memberRoles(_ members: [ScaffoldMember]) -> [(TemplateKey, TemplateValue)] {
        members.flatMap(roles.roles)
    }

    private var controls: ControlContext { ControlContext(roles, tokens) }

    private var declaration: [(TemplateKey, TemplateValue)] {
        DeclarationContext(component, tokens: tokens).fields
    }

    private func fields(_ body: ComponentBody) -> [(TemplateKey, TemplateValue)] {
        let shown = body.shown.compactMap { member in
            roles.roles(of: member).first { $0.0.name.hasPrefix("shown-") }?.1
        }
        return [
            ("state", .lines(body.state)),
            ("usesFocus", .boolean(usesFocus(body))),
            ("helpers", .lines(body.helpers)),
            ("view", .lines(body.view)),
            ("modifiers", .lines(body.modifiers.map { (body.endsWithBlock ? "" : "    ") + $0 })),
            ("hasBlock", .boolean(body.endsWithBlock || !shown.isEmpty)),
            ("hasRest", .boolean(!shown.isEmpty)),
            ("rest", .list(shown)),
            ("hasSettings", .boolean(!body.settings.isEmpty)),
            ("settings", .list(SettingContext.values(body.settings))),
            (
                "accessors",
                .list(
                    accessors(in: body).map {
                        ["name": .string($0.name), "type": .string($0.type), "value": .string($0.value)]
                    }
                )
            ),
        ]
    }

    private func render(
        _ template: String,
        with fields: [(TemplateKey, TemplateValue)],
        into diagnostics: inout DiagnosticBag
    ) -> [UInt8]? {
        templates.render(template, with: context.data(fields), escaping: .none, into: &diagnostics)
    }
}
