import Mustache
import SourceText
import SwiftModel
import Workspace

/// Renders the files of one component.
///
/// The body comes first. What it doesn't speak of is then placed around it or below it. What has no place there either
/// stays in the init and is named where it would be used: nothing that a caller gives is forgotten without a word,
/// whatever templates are used. What a body speaks of is what it mentions where it was rendered: no text is searched.
struct ComponentRendering {
    let templates: TemplateSet
    let context: RenderContext
    let component: ComponentScaffold
    private let roles: MemberRoles
    private let tokens: TokenContext
    /// nil for a component without design tokens.
    private let designed: ComponentStyles?
    /// nil for an item, which has no class.
    private let uiKit: UIKitClass?
    /// What the design tokens of the component make of its styles; nil for an item, which others draw.
    private let styleSets: StyleSets?
    /// Made once: every file of the component begins with it, and each part of its body.
    private let declaration: TemplateObject
    /// The members in their roles over the declaration, which the parts of the body are made of.
    private let all: TemplateObject
    /// Of all that is said of the component.
    private let inputs: ContentHash

    init(_ component: ComponentScaffold, _ templates: TemplateSet, _ context: RenderContext) {
        self.templates = templates
        self.context = context
        self.component = component
        roles = MemberRoles(component: component, library: context.library)
        let parts = context.parts(of: component)
        designed = parts.styles
        uiKit = parts.uiKit
        styleSets = parts.sets
        tokens = TokenContext(component, parts.axes, styleSets, in: context.library)
        let declared = DeclarationContext(component, tokens: tokens).fields
        let said =
            component.isItem
            ? []
            : component.members.flatMap(roles.roles) + roles.words() + ControlContext(roles, tokens).fields
        declaration = TemplateObject(declared)
        all = TemplateObject(said, before: declaration)
        inputs = context.inputs(declared + said)
    }

    /// The files, around a body that is there already, with a preview of examples where there are some.
    func render(
        _ body: ComponentBody,
        showing examples: [PreviewExample] = [],
        into files: inout OutputFiles,
        _ diagnostics: inout DiagnosticBag
    ) {
        let names = component.swift.names
        let emissions = context.settings.emissions
        let declaration = declaration(without: body.presentation)
        if emissions.contains(.swiftui) {
            let inert: [(TemplateKey, TemplateValue)] = [
                ("inert", .lines(body.inert.map(\.name.name))),
                ("hasRemarks", .boolean(!body.inert.isEmpty || !component.swift.untranslated.isEmpty)),
            ]
            let previews = ExamplePreviews(examples)
            let fields = component.isItem ? inert : self.fields(body) + previews.fields + presentation(body)
            let file = render(
                component.isItem ? "item" : "component",
                with: TemplateObject(fields, before: declaration),
                into: &diagnostics
            )
            let written = body.templates + [component.isItem ? "item" : "component"]
            let own = component.isItem ? inert : previews.isEmpty ? [] : previews.fields
            files.addSource(
                ["SwiftUI"],
                "\(names.view.name)+SwiftUI",
                file,
                .scaffold,
                origin(.swiftui, of: written, with: own)
            )
        }
        renderCatalogExamples(body, declaration, into: &files, &diagnostics)
        if emissions != [.tokens] { renderTokens(declaration, into: &files, &diagnostics) }
        renderTests(without: body.presentation, into: &files, &diagnostics)
        renderShims(without: body.presentation, into: &files, &diagnostics)
        if emissions.contains(.uikit), let uiKit {
            let fields = UIKitContext(component, uiKit, in: context.library).fields + callee
            let file = render("uikit", with: TemplateObject(fields, before: self.declaration), into: &diagnostics)
            let origin = origin(.uikit, of: ["uikit"])
            files.addSource(["UIKit"], "\(names.uiKit.name)+UIKit", file, .scaffold, origin)
        }
    }

    private func origin(
        _ part: FilePart,
        of templates: [String],
        with fields: [(TemplateKey, TemplateValue)] = []
    ) -> FileOrigin {
        var hasher = DataHasher()
        hasher.add(inputs)
        TemplateValue.add(fields, to: &hasher)
        return FileOrigin(
            component: component.swift.tag,
            part: part.rawValue,
            inputs: fields.isEmpty ? inputs : hasher.hash,
            template: context.templateHashes.hash(of: templates)
        )
    }

    /// What keeps callers of the former release compiling; one file a side, for a project may do without the one.
    private func renderShims(
        without own: Set<SwiftIdentifier>,
        into files: inout OutputFiles,
        _ diagnostics: inout DiagnosticBag
    ) {
        guard let shims = context.shims, let known = shims.components[component.swift.tag] else { return }
        let former = withPresentation(known)
        let names = component.swift.names
        let emissions = context.settings.emissions
        let data = DeprecatedContext(
            former,
            of: component,
            until: shims.until,
            presentation: hasFunction ? names.view.name.lowerCamelCase : nil,
            own: own
        )
        func add(_ name: String, _ part: FilePart, _ fields: [(TemplateKey, TemplateValue)]) {
            let bytes = render("deprecated", with: TemplateObject(fields, before: declaration), into: &diagnostics)
            let origin = origin(part, of: ["deprecated"], with: fields)
            files.addSource([LibraryShims.folder], "\(name)+Deprecated", bytes, .owned, origin)
        }
        if emissions.contains(.swiftui), !former.isEmpty { add(names.view.name, .deprecated, data.swiftUI) }
        if emissions.contains(.uikit), !former.isUIKitEmpty, uiKit != nil {
            add(names.uiKit.name, .deprecatedUIKit, data.uiKit)
        }
    }

    /// The shims with the function by which an overlay was presented or a view was explained, as far as there was one and
    /// is one.
    private func withPresentation(_ shims: ComponentShims) -> ComponentShims {
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
    private var hasFunction: Bool { presentationName != nil || attachment != nil }

    private var attachment: AttachmentContext? { AttachmentContext(component) }

    /// An overlay is presented by its UIKit class, and not put into it.
    private var callee: [(TemplateKey, TemplateValue)] {
        let isPresented = presentationName != nil
        let view = component.swift.names.view
        return [
            ("head", .string(isPresented ? "ComponentPresentationAnchor()." : "")),
            ("callee", .string(isPresented ? view.name.lowerCamelCase : view.declaration)),
        ]
    }

    /// Tells what the design tokens of the component say in vain.
    private func reportStyles(into diagnostics: inout DiagnosticBag) {
        guard let styles = designed else { return }
        if styleSets != nil {
            StyleReport(component: component, axes: tokens.axes, styles: styles).report(into: &diagnostics)
        }
        StyledTokens(of: component.swift.tag, styles, styleSets, besides: context.drawnByParents(of: component))
            .report(into: &diagnostics)
    }

    /// The types of its API, and its styles: nobody edits them, and views, controls and tests are written with them.
    private func renderTokens(
        _ declaration: TemplateObject,
        into files: inout OutputFiles,
        _ diagnostics: inout DiagnosticBag
    ) {
        reportStyles(into: &diagnostics)
        let tokens = TokenFile(component, tokens, styles: styleSets)
        guard !tokens.isEmpty else { return }
        let fields = tokens.fields
        let file = render("tokens", with: TemplateObject(fields, before: declaration), into: &diagnostics)
        files.addSource(
            ["DesignTokens", "Components"],
            component.swift.names.tokens.name,
            file,
            .owned,
            origin(.tokens, of: ["tokens"], with: fields)
        )
    }

    private func preview(without presentation: Set<SwiftIdentifier>) -> TemplateValue {
        PreviewContext(component.without(presentation), tokens, in: context.library).value
    }

    /// What the catalog shows of the component: see `CatalogContext`.
    private func renderCatalogExamples(
        _ body: ComponentBody,
        _ declaration: TemplateObject,
        into files: inout OutputFiles,
        _ diagnostics: inout DiagnosticBag
    ) {
        guard context.settings.emissions.contains(.catalog), CatalogContext.shows(component, in: context.library)
        else { return }
        let fields: [(TemplateKey, TemplateValue)] = [
            ("preview", preview(without: body.presentation)),
            ("hasExampleItem", .boolean(component.swift.hasCallerData)),
        ]
        files.addSource(
            [CatalogContext.folder],
            "ComponentCatalog+\(component.swift.names.base.name)",
            render("catalog-examples", with: TemplateObject(fields, before: declaration), into: &diagnostics),
            .owned,
            origin(.catalogExamples, of: ["catalog-examples"], with: fields)
        )
    }

    private func renderTests(
        without presentation: Set<SwiftIdentifier>,
        into files: inout OutputFiles,
        _ diagnostics: inout DiagnosticBag
    ) {
        guard context.settings.emissions.contains(.tests) else { return }
        let name = component.swift.names.tests.name
        let tested = component.without(presentation)
        let uiKit = presentation.isEmpty ? uiKit : UIKitClass(tested.parameters)
        let tests = TestContext(
            tested,
            uiKit,
            in: context.library,
            readable: styleSets?.readable ?? [],
            isPresented: presentationName != nil
        )
        let fields =
            tests.fields + [
                ("testName", .string(name)), ("class", .string(component.swift.names.uiKit.reference)),
            ]
        let file = render("tests", with: TemplateObject(fields, before: declaration), into: &diagnostics)
        files.addTest(name, file, origin(.tests, of: ["tests"]))
    }

    // MARK: The body

    /// Shows the slots of any component.
    private static let fallback = "Container"

    /// nil after an error.
    func body(into diagnostics: inout DiagnosticBag) -> ComponentBody? {
        var body = ComponentBody()
        // What is data of another component has none.
        if component.isItem { return body }
        let wanted = component.swift.primitive?.rawValue ?? Self.fallback
        body.isOwn = templates["body/\(wanted)"] != nil
        let primitive = body.isOwn ? wanted : Self.fallback
        guard let text = part("body/\(primitive)", of: all, into: &diagnostics) else { return nil }
        // Where a part is missing without which the rest is nothing, modifiers still need a view.
        body.view = text.lines.isEmpty ? ["EmptyView()"] : text.lines
        body.mentions = text.mentions
        body.templates = ["part", "body/\(primitive)", "modifiers"]
        for (name, path) in [
            ("state/\(primitive)", \ComponentBody.state), ("helpers/\(primitive)", \ComponentBody.helpers),
        ]
        where templates[name] != nil {
            guard let text = part(name, of: all, into: &diagnostics) else { return nil }
            body[keyPath: path] = text.lines
            body.mentions.formUnion(text.mentions)
            body.templates.append(name)
        }
        var rest = unused(component.members, by: body)
        let around = TemplateObject(
            memberRoles(rest) + roles.words() + controls.fields(unused: rest),
            before: declaration
        )
        guard let modifiers = part("modifiers", of: around, into: &diagnostics) else { return nil }
        body.modifiers = modifiers.lines
        body.mentions.formUnion(modifiers.mentions)
        rest = unused(rest, by: body)
        if let call = presentationName {
            let fields = presentationFields(own: []) + [(TemplateKey("arguments"), .list([]))]
            let object = TemplateObject(fields, before: all)
            guard let text = part(call, of: object, into: &diagnostics) else { return nil }
            body.templates.append(call)
            body.presentationMentions = text.mentions
            body.presentation = Set(rest.map(\.name).filter { text.mentions.contains($0.name) })
            rest.removeAll { body.presentation.contains($0.name) }
        }
        body.shown = rest.filter { $0.isShown(in: component) }
        let strings = component.strings?.name
        body.inert = rest.filter { !$0.isShown(in: component) && $0.name != strings }
            .map { InertMember($0.name, of: $0.event ?? $0.origin) }
        body.inert += unusedTexts(of: body).map { InertMember($0.name, of: $0.origin) }
        return body
    }

    /// The lines of a template that is a part of the body, and what they mention.
    private func part(
        _ name: String,
        of data: TemplateObject,
        into diagnostics: inout DiagnosticBag
    ) -> (lines: [String], mentions: Set<String>)? {
        let part = context.fill("part", of: templates, with: data, including: name, into: &diagnostics)
        return part.map { (String(decoding: $0.bytes, as: UTF8.self).filledLines, $0.mentions) }
    }

    private func unused(_ members: [Member], by body: ComponentBody) -> [Member] {
        var used = body.mentions
        // What the accessors that it uses use in turn.
        for accessor in accessors(among: used) { used.formUnion(accessor.value.mentions) }
        return members.filter { !used.contains($0.name.name) }
    }

    private func unusedTexts(of body: ComponentBody) -> [SwiftText] {
        guard let strings = component.strings else { return [] }
        return component.swift.texts.filter { !body.mentions.contains(MemberRoles.mention(of: $0, in: strings)) }
    }

    private func accessors(among names: Set<String>) -> [TokenAccessor] {
        var wanted = names
        // The outline asks for the metrics.
        for accessor in tokens.accessors.reversed() where wanted.contains(accessor.name) {
            wanted.formUnion(accessor.value.mentions)
        }
        return tokens.accessors.filter { wanted.contains($0.name) }
    }

    /// The template of how a view presents the component, if it is something to present.
    private var presentationName: String? {
        guard let name = Self.presentationName(of: component) else { return nil }
        return templates[name] != nil && Presentation(component.parameters) != nil ? name : nil
    }

    /// What a template is called that presents such a component, if there is one.
    static func presentationName(of component: ComponentScaffold) -> String? {
        component.isItem ? nil : "presentation/\(component.swift.primitive?.rawValue ?? Self.fallback)"
    }

    private func presentation(_ body: ComponentBody) -> [(TemplateKey, TemplateValue)] {
        guard let presentationName else { return [("presentation", .null)] }
        let fields = presentationFields(own: body.presentation) + [("template", .string(presentationName))]
        return [("presentation", .object(TemplateObject(fields)))] + memberRoles(component.members)
    }

    private func presentationFields(own: Set<SwiftIdentifier>) -> [(TemplateKey, TemplateValue)] {
        (PresentationContext(component, own: own)?.fields ?? [])
            + outerTokens.accessors.compactMap { accessor in
                accessor.role.map { (TemplateKey("\($0)Value"), .swift(accessor.value)) }
            } + [("colorsInTheme", inTheme("colors")), ("metricsInTheme", inTheme("metrics"))]
    }

    /// As support code asks for them that knows the theme: a function of it. Null where the theme makes no difference.
    private func inTheme(_ role: String) -> TemplateValue {
        guard let theme = tokens.theme,
            let accessor = tokens.accessors.first(where: { $0.role == role && $0.value.mentions.contains(theme) })
        else { return .null }
        return ["theme": .string(theme), "value": .swift(accessor.value)]
    }

    /// As they are asked outside of the component, where no theme is at hand.
    private var outerTokens: TokenContext {
        tokens.theme == nil
            ? tokens
            : TokenContext(component, tokens.axes, styleSets, in: context.library, hasTheme: false)
    }

    /// What the component takes from around it for its styles.
    private func themeEnvironment(_ names: Set<String>) -> [String] {
        guard let theme = tokens.theme, let value = context.design?.themes?.value,
            accessors(among: names).contains(where: { $0.value.mentions.contains(theme) })
        else { return [] }
        return ["@Environment(\\.\(value)) private var \(theme)"]
    }

    // MARK: Data

    private func memberRoles(_ members: [Member]) -> [(TemplateKey, TemplateValue)] {
        members.flatMap(roles.roles)
    }

    private var controls: ControlContext { ControlContext(roles, tokens) }

    private func declaration(without members: Set<SwiftIdentifier>) -> TemplateObject {
        members.isEmpty
            ? declaration : TemplateObject(DeclarationContext(component.without(members), tokens: tokens).fields)
    }

    private func fields(_ body: ComponentBody) -> [(TemplateKey, TemplateValue)] {
        let shown = body.shown.compactMap(roles.shown)
        let names = body.mentions
        let usesFocus = names.contains(DeclarationContext.focusName(in: component))
        let usesStrings = names.contains(OwnNames.name("componentStrings", in: component))
        let usesOpenURL = names.contains(OwnNames.name("openURL", in: component))
        let declared = component.without(body.presentation)
        let hasProperties =
            usesFocus || usesStrings || usesOpenURL || !body.state.isEmpty
            || declared.members.contains { $0.section(in: declared) == .properties }
        let accessors = accessors(among: names)
        return [
            ("environment", .lines(themeEnvironment(names) + body.state.filter(Self.isOfEnvironment))),
            ("state", .lines(body.state.filter { !Self.isOfEnvironment($0) })),
            ("usesFocus", .boolean(usesFocus)),
            ("usesStrings", .boolean(usesStrings)),
            ("usesOpenURL", .boolean(usesOpenURL)),
            ("hasProperties", .boolean(hasProperties)),
            ("hasHelpers", .boolean(!body.helperDeclarations.isEmpty)),
            ("hasAccessors", .boolean(!accessors.isEmpty)),
            ("helpers", .list(body.helperDeclarations.map { ["lines": .lines($0)] })),
            ("view", .lines(body.view)),
            ("modifiers", .lines(body.modifiers.map { (body.endsWithBlock ? "" : "    ") + $0 })),
            ("preview", preview(without: body.presentation)),
            ("hasExampleItem", .boolean(component.swift.hasCallerData)),
            ("previewName", .string(component.swift.names.previews.declaration)),
            ("attachment", attachment?.value ?? .null),
            ("hasRest", .boolean(!shown.isEmpty)),
            ("rest", .list(shown)),
            ("inert", .lines(body.inert.map(\.name.name))),
            (
                "accessors",
                .list(
                    accessors.map {
                        ["name": .string($0.name), "type": .string($0.type), "value": .string($0.body)]
                    }
                )
            ),
        ]
    }

    /// What a view takes from around it stands before what it keeps.
    private static func isOfEnvironment(_ line: String) -> Bool { line.hasPrefix("@Environment(") }

    private func render(
        _ template: String,
        with data: TemplateObject,
        into diagnostics: inout DiagnosticBag
    ) -> [UInt8]? {
        context.fill(template, of: templates, with: data, into: &diagnostics)?.bytes
    }
}
