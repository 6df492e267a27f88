import Core
import Documents
import SwiftModel
import WebModel

struct DeclarationContext {
    let component: ComponentScaffold
    let tokens: TokenContext

    var fields: [(TemplateKey, TemplateValue)] {
        let swift = component.swift
        let names = swift.names
        let imports = imports
        let parameters = parameters
        let textInit = TextInitContext(component)?.value
        let bareInit = BareInitContext(component)?.value
        let partialInits = PartialInit.all(of: component.parameters).map { PartialInitContext($0, of: component) }
        let dataInits = DataInit.all(of: component.parameters).map { DataInitContext($0, of: component) }
        let singleInits = SingleInitContext(component)?.values ?? []
        let hasConvenienceInits =
            textInit != nil || bareInit != nil || !partialInits.isEmpty || !dataInits.isEmpty || !singleInits.isEmpty
        var fields: [(TemplateKey, TemplateValue)] = [
            ("name", .string(names.view.declaration)),
            ("callee", .string(names.view.declaration)),
            ("base", .string(names.base.name)),
            ("lowerName", .string(names.view.name.lowerCamelCase)),
            ("tokens", .string(names.tokens.reference)),
            ("imports", .lines(imports)),
            ("hasImports", .boolean(!imports.isEmpty)),
            ("uiKitImports", .lines(Imports(["SwiftUI", "UIKit"], types: component.types).lines)),
            ("doc", .lines(documentation.lines)),
            ("deprecation", .optional(component.deprecation)),
            ("generics", .string(generics)),
            ("members", .list(component.members.map(stored))),
            ("hasContent", .boolean(component.members.contains { $0.section(in: component) == .content })),
            ("hasActions", .boolean(component.members.contains { $0.section(in: component) == .actions })),
            ("parameters", .list(InitContext.listed(parameters))),
            ("assignments", .lines(assignments)),
            ("closing", ClosingContext(component: component).value),
            // Inside a list, `closing` belongs to an item.
            ("dismissal", ClosingContext(component: component).value),
            ("onDismissal", .swift(ClosingContext(component: component).onDismissal)),
            ("identity", .boolean(component.isItem && !ItemIdentity(component.parameters).isOwn)),
            ("hasParameters", .boolean(!parameters.isEmpty)),
            ("initDoc", .lines(InitContext(component: component).documentation.lines)),
            ("textInit", textInit ?? .null),
            ("bareInit", bareInit ?? .null),
            ("partialInits", .list(partialInits.map(\.value))),
            ("dataInits", .list(dataInits.map(\.value))),
            ("singleInits", .list(singleInits)),
            ("hasConvenienceInits", .boolean(hasConvenienceInits)),
            ("unvalued", UnvaluedInit(component)?.value ?? .null),
            ("isFocusable", .boolean(isFocusable)),
            ("focus", .swift(SwiftCode(naming: Self.focusName(in: component)))),
            (
                "invalid",
                .optionalSwift(
                    Validity(component: component, library: tokens.library).flag ?? tokens.validity?.reference
                )
            ),
            ("untranslated", .list(untranslated)),
            ("hasUntranslated", .boolean(!component.swift.untranslated.isEmpty)),
        ]
        for accessor in tokens.accessors {
            if let role = accessor.role { fields.append((TemplateKey(role), .swift(accessor.reference))) }
        }
        fields.append(("padded", .swift(tokens.padded)))
        return fields + OwnNames.fields(in: component)
    }

    /// The data of a parent is no view.
    private var imports: [String] { Imports(component.isItem ? [] : ["SwiftUI"], types: component.types).lines }

    private var parameters: [String] {
        var parameters = component.members.map(\.parameter)
        let identity = ItemIdentity(component.parameters)
        if component.isItem, !identity.isOwn { parameters.insert(identity.parameter, at: identity.position) }
        return parameters
    }

    private var assignments: [String] {
        let identity = ItemIdentity(component.parameters)
        let isMissing = component.isItem && !identity.isOwn
        return (isMissing ? identity.assignment : []) + component.members.map(\.assignment)
    }

    private func stored(_ member: Member) -> TemplateValue {
        var doc = DocComment(indentation: 4)
        for paragraph in component.documentation(of: member) { doc.add(paragraph: paragraph) }
        return [
            "declaration": .string(member.storedDeclaration),
            "isBinding": .boolean(member.form.isBinding),
            "isProperty": .boolean(!member.form.isBinding && member.section(in: component) == .properties),
            "isContent": .boolean(member.section(in: component) == .content),
            "isAction": .boolean(member.section(in: component) == .actions),
            "publicDeclaration": .string("public var \(member.name.declaration): \(member.typeText)"),
            "doc": .lines(doc.lines),
        ]
    }

    private var generics: String {
        let parameters =
            component.swift.genericParameters.map(\.declaration)
            + component.viewTypes.map { "\($0.declaration): View" }
        guard !parameters.isEmpty else { return "" }
        let generics = "<\(parameters.joined(separator: ", "))>"
        let line = "public struct \(component.swift.names.view.declaration)\(generics): View {"
        guard line.utf8.count > DocComment.longestLine else { return generics }
        return "<\n    \(parameters.joined(separator: ",\n    "))\n>"
    }

    // MARK: Documentation

    private var documentation: DocComment {
        var doc = DocComment()
        let web = component.web
        doc.add(paragraph: introduction(web) ?? component.swift.names.base.name)
        if let summary = web?.summary, let description = web?.description, !description.hasPrefix(summary) {
            doc.add(paragraph: description)
        }
        doc.add(paragraph: "**Web Component:** `<\(component.swift.tag)>`")
        if let reference = web.flatMap(APIReference.init) { doc.add(paragraph: reference.text) }
        if component.swift.primitive == .notification { doc.add(paragraph: Self.queue) }
        // Offered items are no adaptations: their parameters say their purpose.
        let adapted = component.swift.adapted.filter { !component.swift.offered.contains($0.item) }
        if !adapted.isEmpty {
            doc.add(paragraph: "**Adapted:**")
            for adapted in adapted { doc.add(entry: "\(code: adapted.title): \(adapted.text)") }
        }
        return doc
    }

    /// An app uses the queue, and no component does.
    private static let queue =
        "**From anywhere in an app:** `\\.notifications` of the environment shows it, over a view with "
        + "`componentNotifications(_:)`. An app of UIKit has a ``ComponentNotificationsView``."

    /// The longer of two texts that begin the same.
    private func introduction(_ web: Component?) -> String? {
        guard let summary = web?.summary else { return web?.description }
        guard let description = web?.description, description.hasPrefix(summary) else { return summary }
        return description
    }

    private var untranslated: [TemplateValue] {
        component.swift.untranslated.flatMap { item in
            let text = "TODO(weblift): \(item.item): \(item.reason)"
            return DocText.lines(of: text).filter { !$0.isEmpty }
                .flatMap { DocText.wrapped($0, width: DocComment.longestLine - 8, hanging: 2) }
                .map { TemplateValue.string("// " + $0) }
        }
    }

    // MARK: Focus

    private var isFocusable: Bool { component.swift.mechanisms.contains(where: \.isFocus) }

    static func focusName(in component: ComponentScaffold) -> String { OwnNames.name("isFocused", in: component) }
}

/// Page of a component, or else the file that declares it. Lines are left out: they would change with each release, in
/// files that people edit.
struct APIReference {
    private let path: String

    init?(_ component: Component) {
        let file = component.documentation.first?.source.file ?? component.source.file
        path = TerminalText.name(file.published)
        if path.isEmpty { return nil }
    }

    var text: String {
        // Code that has a mark of code in it stands between two.
        let mark = path.contains("`") ? "``" : "`"
        return "**API Reference:** \(mark)\(path)\(mark)"
    }
}

/// The inits of a choice for one value, where the others bind a set: each calls the main one.
struct SingleInitContext {
    private let component: ComponentScaffold
    private let single: SingleInit
    private let own: ComponentScaffold

    init?(_ component: ComponentScaffold) {
        guard let single = SingleInit(component.parameters) else { return nil }
        self.component = component
        self.single = single
        own = component.taking(single.parameters)
    }

    var values: [TemplateValue] {
        [main] + [TextInitContext(own)?.value, BareInitContext(own)?.value].compactMap(\.self)
    }

    private var main: TemplateValue {
        [
            "head": .lines(component.extensionHead()),
            "doc": .lines(InitContext(component: own).documentation.lines),
            "parameters": .list(InitContext.listed(own.members.map(\.parameter))),
            "arguments": .list(InitContext.listed(component.members.map { $0.argument(value(of: $0)) })),
        ]
    }

    private func value(of member: Member) -> String {
        let name = member.name.reference
        if member.name == single.flag?.name { return "false" }
        if member.name == single.selection.name { return "\(name).asSet" }
        guard case .action(let parameters, let isOptional) = member.form, parameters.contains(single.set) else {
            return name
        }
        let values = parameters.enumerated().map { "$\($0.offset)" + ($0.element == single.set ? ".first" : "") }
        let called = values.joined(separator: ", ")
        return isOptional ? "\(name).map { action in { action(\(called)) } }" : "{ \(name)(\(called)) }"
    }
}

/// The init of a component without any view, as a template sees it.
struct BareInitContext {
    private let component: ComponentScaffold
    private let members: [Member]

    init?(_ component: ComponentScaffold) {
        guard let bare = BareInit(component.parameters) else { return nil }
        self.component = component
        members = bare.members
    }

    var value: TemplateValue {
        let slot = component.members.filter(\.takesTrailingClosure).map { $0.argument("{ EmptyView() }") }
        return [
            "head": .lines(component.extensionHead(where: component.viewTypes.map { "\($0.reference) == EmptyView" })),
            "doc": .lines(InitContext(component: component).documentation(of: members).lines),
            "parameters": .list(InitContext.listed(members.map(\.parameter))),
            "arguments": .list(InitContext.listed(members.map { $0.argument($0.name.reference) } + slot)),
        ]
    }
}

extension TemplateValue {
    /// A text that a section can be opened over, which then calls it `text`; or something known and absent.
    static func optional(_ text: String?) -> TemplateValue { text.map { ["text": .string($0)] } ?? .null }

    static func lines(_ lines: [String]) -> TemplateValue { .list(lines.map { .string($0) }) }
}
