import Core
import Documents
import Package
import Releases
import SwiftModel

/// Renders the files of one component, the body first. Members that it doesn't speak of are placed around it or below
/// it; members without a place there stay in the init and are named where they would be used: with any templates,
/// nothing that a caller gives is forgotten without a word. A body speaks of the members that it mentions where it was
/// rendered: no text is searched.
struct ComponentRendering {
    let templates: TemplateSet
    let context: RenderContext
    let component: ComponentScaffold

    /// Primitive of a component that has none: it shows the slots of any component.
    static let fallback = "Container"

    let roles: MemberRoles
    let tokens: TokenContext
    private let designed: ComponentStyles?
    private let uiKit: UIKitClass?
    let styleSets: StyleSets?
    /// Data of the declaration, made once: every file of the component begins with it, and each part of its body.
    let declaration: TemplateObject
    let all: TemplateObject
    /// Hash of all that is said of the component.
    private let inputs: ContentHash

    init(_ component: ComponentScaffold, _ templates: TemplateSet, _ context: RenderContext) {
        self.templates = templates
        self.context = context
        self.component = component
        roles = MemberRoles(component: component, library: context.library)
        let parts = context.prepared.parts(of: component)
        designed = parts.styles
        uiKit = parts.uiKit
        styleSets = parts.sets
        tokens = TokenContext(component, parts.axes, styleSets, in: context.library)
        let declared = DeclarationContext(component: component, tokens: tokens).fields
        let said =
            component.isItem
            ? []
            : component.members.flatMap(roles.roles) + roles.words() + roles.places()
                + ControlContext(roles: roles, tokens: tokens).fields
        declaration = TemplateObject(declared)
        all = TemplateObject(said, before: declaration)
        inputs = context.inputs(declared + said)
    }

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
            let previews = ExamplePreviews(examples: examples)
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
            let isPresented = presentationName != nil
            let data = UIKitContext(
                component: component,
                uiKit: uiKit,
                library: context.library,
                isPresented: isPresented
            )
            let fields = data.fields + callee
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

    /// Renders one file a side, because a project may do without one of them.
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
            shims: former,
            component: component,
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

    private func reportStyles(into diagnostics: inout DiagnosticBag) {
        guard let styles = designed else { return }
        if styleSets != nil {
            StyleReport(component: component, axes: tokens.axes, styles: styles).report(into: &diagnostics)
        }
        StyledTokens(
            of: component.swift.tag,
            styles,
            styleSets,
            besides: context.prepared.drawnByParents(of: component)
        )
        .report(into: &diagnostics)
        context.prepared.reportUnreadableTexts(of: component, context.words, into: &diagnostics)
    }

    /// The types of its API, and its styles: nobody edits them, and views, controls and tests are written with them.
    private func renderTokens(
        _ declaration: TemplateObject,
        into files: inout OutputFiles,
        _ diagnostics: inout DiagnosticBag
    ) {
        reportStyles(into: &diagnostics)
        let tokens = TokenFileContext(component: component, tokens: tokens, styles: styleSets)
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

    func preview(without presentation: Set<SwiftIdentifier>) -> TemplateValue {
        PreviewContext(component.without(presentation), tokens, in: context.library).value
    }

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
        let reports = ReportTests(component, uiKit, in: context.library, isPresented: presentationName != nil)
        let tests = TestContext(
            component: tested,
            uiKit: presentation.isEmpty ? uiKit : UIKitClass(tested.parameters),
            library: context.library,
            readable: styleSets?.readable ?? [],
            reports: reports
        )
        let fields =
            tests.fields + [("testName", .string(name)), ("class", .string(component.swift.names.uiKit.reference))]
        let file = render("tests", with: TemplateObject(fields, before: declaration), into: &diagnostics)
        files.addTest(name, file, origin(.tests, of: ["tests"]))
    }

    private func declaration(without members: Set<SwiftIdentifier>) -> TemplateObject {
        members.isEmpty
            ? declaration
            : TemplateObject(DeclarationContext(component: component.without(members), tokens: tokens).fields)
    }

    private func render(
        _ template: String,
        with data: TemplateObject,
        into diagnostics: inout DiagnosticBag
    ) -> [UInt8]? {
        context.fill(template, of: templates, with: data, into: &diagnostics)?.bytes
    }
}
