import Core
import Documents
import Package
import Releases
import SwiftModel

/// Data that all templates of a run see: the settings, and every role that some component has as known and absent.
struct RenderContext {
    let settings: RenderSettings
    let library: ScaffoldLibrary
    var design: DesignTokenLibrary? { prepared.design }
    let words: TokenWords
    /// nil where nothing has to be kept compiling.
    let shims: LibraryShims?
    let templateHashes: TemplateHashes
    let prepared: PreparedLibrary
    private let run: TemplateValue
    private let settingsHash: ContentHash
    private let watch: @Sendable (String, TemplateValue) -> Void

    /// `watch` sees the data that each template is filled with.
    init(
        _ settings: RenderSettings,
        _ library: PreparedLibrary,
        _ hashes: TemplateHashes,
        shims: LibraryShims? = nil,
        watch: @escaping @Sendable (String, TemplateValue) -> Void = { _, _ in }
    ) {
        self.settings = settings
        self.watch = watch
        prepared = library
        words = TokenWords(library.design)
        self.library = library.scaffolds
        self.shims = shims
        templateHashes = hashes
        var common: [(TemplateKey, TemplateValue)] = [
            ("guard", .string(settings.guardCondition.rawValue)),
            ("target", .string(String(settings.deploymentTarget))),
            ("module", .string(settings.module.description)),
            ("modernOnChange", .boolean(settings.deploymentTarget >= 17)),
            ("hasPreviewMacro", .boolean(settings.deploymentTarget >= 17)),
            ("hasObservation", .boolean(settings.deploymentTarget >= 17)),
            ("hasViewTracking", .boolean(settings.deploymentTarget >= 16)),
            ("hasNavigationStack", .boolean(settings.deploymentTarget >= 16)),
            ("hasScrollIndicators", .boolean(settings.deploymentTarget >= 16)),
        ]
        var hasher = DataHasher()
        TemplateValue.add(common, to: &hasher)
        let glass: [(TemplateKey, TemplateValue)] = [
            ("hasGlass", .boolean(settings.usesGlass)),
            ("mayLackGlass", .boolean(settings.usesGlass && settings.deploymentTarget < 26)),
        ]
        // Files of a package without glass stay as they were: their hash doesn't change.
        if settings.usesGlass { TemplateValue.add(glass, to: &hasher) }
        common += glass
        let theme = ThemeContext.run(library.design?.themes)
        // Files of a package without themes stay as they were, too.
        if library.design?.themes != nil { TemplateValue.add([("theme", theme)], to: &hasher) }
        settingsHash = hasher.hash
        common.append(("theme", theme))
        var names = Set(MemberRole.known)
        for component in library.scaffolds.components {
            names.formUnion(component.members.compactMap(\.role))
            names.formUnion(component.members.map(\.name.name))
            names.formUnion(component.swift.texts.map(\.name.name))
        }
        common += names.sorted().flatMap { name in RoleKind.allCases.map { ($0.key(name), .null) } }
        run = .object(TemplateObject(common))
    }

    func inputs(_ fields: [(TemplateKey, TemplateValue)]) -> ContentHash {
        var hasher = DataHasher()
        hasher.add(settingsHash)
        TemplateValue.add(fields, to: &hasher)
        return hasher.hash
    }

    /// Fills a template, which includes `included` by its name in the data; nil after an error.
    func fill(
        _ template: String,
        of templates: TemplateSet,
        with component: TemplateObject,
        including included: String = "",
        into diagnostics: inout DiagnosticBag
    ) -> RenderedTemplate? {
        let data = data(component, template: included)
        watch(template, data)
        return templates.render(template, with: data, escaping: .none, into: &diagnostics)
    }

    private func data(_ component: TemplateObject, template: String) -> TemplateValue {
        ["run": run, "component": .object(component), "template": .string(template)]
    }

    /// A file of the module that one template makes alone.
    struct Source {
        let folder: [String]
        let name: String
        let part: String
        let template: String
    }

    func add(
        _ source: Source,
        of templates: TemplateSet,
        with fields: [(TemplateKey, TemplateValue)],
        to files: inout OutputFiles,
        _ diagnostics: inout DiagnosticBag
    ) {
        let bytes = fill(source.template, of: templates, with: TemplateObject(fields), into: &diagnostics)?.bytes
        let hash = templateHashes.hash(of: [source.template])
        let origin = FileOrigin(part: source.part, inputs: inputs(fields), template: hash)
        files.addSource(source.folder, source.name, bytes, .owned, origin)
    }
}
