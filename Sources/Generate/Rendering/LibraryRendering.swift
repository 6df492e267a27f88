import Core
import Documents
package import Package
import Releases
import SwiftModel

struct LibraryRendering {
    private let templates: TemplateSet
    private let context: RenderContext
    /// nil where nobody asked for them.
    private let assets: ColorAssetRendering?

    init(_ templates: TemplateSet, _ context: RenderContext) {
        self.templates = templates
        self.context = context
        assets = context.settings.emissions.contains(.assets) ? ColorAssetRendering(templates, context) : nil
    }

    func render(_ swift: SwiftLibrary, into files: inout OutputFiles, _ diagnostics: inout DiagnosticBag) {
        renderSupport(.support, into: &files, &diagnostics)
        renderDesignTokens(into: &files, &diagnostics)
        assets?.render(into: &files, &diagnostics)
        if !swift.sharedEnums.isEmpty || !swift.sharedStructs.isEmpty {
            let types = TypeContext.fields(enums: swift.sharedEnums, structs: swift.sharedStructs, uses: .shared)
            add([DesignTokenFile.folder], "SharedTypes", .sharedTypes, with: types, to: &files, &diagnostics)
        }
        renderTests(swift, into: &files, &diagnostics)
        renderGone(into: &files, &diagnostics)
        renderFormerTokens(into: &files, &diagnostics)
        renderCatalog(into: &files, &diagnostics)
        let format = origin(FilePart.swiftFormat.rawValue, of: ["swift-format"])
        files.add([".swift-format"], render("swift-format", [], &diagnostics), .once, format)
        renderManifest(into: &files, &diagnostics)
    }

    private func renderManifest(into files: inout OutputFiles, _ diagnostics: inout DiagnosticBag) {
        let manifest = RenderedManifest(for: context.settings.deploymentTarget, colorCatalog: assets?.catalogPath)
        let bytes = render("package", manifest.fields, &diagnostics)
        // A mistake in the template has been reported.
        var told = DiagnosticBag()
        let former = bytes == nil ? [] : manifest.former.compactMap { render("package", $0.fields, &told) }
        let package = origin(FilePart.package.rawValue, of: ["package"], with: manifest.fields)
        files.add(["Package.swift"], bytes, .once, package, former: former)
    }

    private func origin(
        _ part: String,
        of templates: [String],
        with fields: [(TemplateKey, TemplateValue)] = []
    ) -> FileOrigin {
        FileOrigin(part: part, inputs: context.inputs(fields), template: context.templateHashes.hash(of: templates))
    }

    /// Renders the gaps that stop callers of the former release, as far as no component is left to tell them.
    private func renderGone(into files: inout OutputFiles, _ diagnostics: inout DiagnosticBag) {
        guard let shims = context.shims, !shims.gaps.isEmpty, context.settings.emissions.contains(.swiftui) else {
            return
        }
        let gaps = DeprecatedContext.lines(of: shims.gaps)
        add([LibraryShims.folder], "Gone", .gone, with: [("gaps", gaps)], to: &files, &diagnostics)
    }

    private func renderFormerTokens(into files: inout OutputFiles, _ diagnostics: inout DiagnosticBag) {
        guard let shims = context.shims, let tokens = shims.tokens, !tokens.isEmpty, context.design != nil,
            FilePart.deprecatedTokens.isWritten(with: context.settings.emissions)
        else { return }
        let hasAssets = assets?.source != nil
        let fields = DeprecatedTokensContext(shims: tokens, until: shims.until, hasAssets: hasAssets).fields
        let name = "DesignTokens+Deprecated"
        add([LibraryShims.folder], name, .deprecatedTokens, with: fields, to: &files, &diagnostics)
    }

    private func renderTests(_ swift: SwiftLibrary, into files: inout OutputFiles, _ diagnostics: inout DiagnosticBag) {
        guard context.settings.emissions.contains(.tests) else { return }
        let support = origin(FilePart.testSupport.rawValue, of: ["test-support"])
        files.addTest("ComponentTestState", render("test-support", [], &diagnostics), support, .owned)
        let shared = swift.sharedEnums.compactMap(TestContext.rawValues)
        guard !shared.isEmpty else { return }
        let fields: [(TemplateKey, TemplateValue)] = [("rawEnums", .list(shared))]
        let origin = origin(FilePart.sharedTests.rawValue, of: ["shared-tests"], with: fields)
        files.addTest("SharedTypesTests", render("shared-tests", fields, &diagnostics), origin)
    }

    private func renderCatalog(into files: inout OutputFiles, _ diagnostics: inout DiagnosticBag) {
        guard context.settings.emissions.contains(.catalog) else { return }
        let catalog = CatalogContext(context.library)
        guard !catalog.isEmpty else { return }
        add([CatalogContext.folder], "ComponentCatalog", .catalog, with: catalog.fields, to: &files, &diagnostics)
    }

    /// Each template of a folder as a file of the module.
    func renderSupport(_ part: FilePart, into files: inout OutputFiles, _ diagnostics: inout DiagnosticBag) {
        let folder = part.rawValue
        for name in templates.templateNames where name.hasPrefix(folder + "/") {
            let file = name.dropFirst(folder.count + 1)
            guard file.hasSuffix(".swift"), let file = SwiftFileName(file.dropLast(".swift".count)) else {
                diagnostics.error(
                    .templateUnreadable,
                    "the template \(name) makes no file: below “\(folder)/” each is called as a Swift file is",
                    at: templates[name].map { .start(of: $0.file.path) }
                )
                continue
            }
            let bytes = render("support", [], &diagnostics, including: name)
            let origin = origin(part.named(file.text), of: ["support", name])
            // The author of a template with a new name wants its file.
            let isSupport = part == .support && BuiltInTemplates.names.contains(name)
            files.addSource(["Support"], file.text, bytes, .owned, origin, isSupport: isSupport)
        }
    }

    /// Renders the tokens for all emissions: every file draws with them, or is for files that do.
    private func renderDesignTokens(into files: inout OutputFiles, _ diagnostics: inout DiagnosticBag) {
        guard let design = context.design else { return }
        renderSupport(.tokenSupport, into: &files, &diagnostics)
        let folder = [DesignTokenFile.folder, "Generated"]
        for file in DesignTokenFile.all(design) {
            let part = FilePart.designTokens.named(file.name.name)
            let source = RenderContext.Source(
                folder: folder,
                name: file.name.name,
                part: part,
                template: "design-tokens"
            )
            let fields = file.fields(takenFrom: assets?.source)
            context.add(source, of: templates, with: fields, to: &files, &diagnostics)
        }
        if let themes = design.themes {
            add(folder, themes.type.name, .theme, with: ThemeContext(themes: themes).fields, to: &files, &diagnostics)
        }
    }

    /// Adds a file that the template of its part makes.
    private func add(
        _ folder: [String],
        _ name: String,
        _ part: FilePart,
        with fields: [(TemplateKey, TemplateValue)],
        to files: inout OutputFiles,
        _ diagnostics: inout DiagnosticBag
    ) {
        let part = part.rawValue
        let source = RenderContext.Source(folder: folder, name: name, part: part, template: part)
        context.add(source, of: templates, with: fields, to: &files, &diagnostics)
    }

    private func render(
        _ template: String,
        _ fields: [(TemplateKey, TemplateValue)],
        _ diagnostics: inout DiagnosticBag,
        including included: String = ""
    ) -> [UInt8]? {
        let data = TemplateObject(fields)
        return context.fill(template, of: templates, with: data, including: included, into: &diagnostics)?.bytes
    }
}

/// The settings as the manifest of a package says them.
struct RenderedManifest: Hashable {
    /// The oldest tools that read the package: `nonisolated` in front of a type is Swift 6.1.
    let tools: String
    /// Argument of `.iOS(…)`.
    let platform: String
    let colorCatalog: String?

    /// The newest iOS that these tools have a name for. `.v26` is one of Swift 6.2, and a text names any other.
    private static let newestNamed = 18

    var fields: [(TemplateKey, TemplateValue)] {
        [("tools", .string(tools)), ("platform", .string(platform)), ("colorCatalog", .optional(colorCatalog))]
    }

    /// Manifests that earlier runs may have written: for another iOS, without colors, and as version 0.1 wrote them.
    var former: [RenderedManifest] {
        let catalogs = [nil, ColorAssetRendering.catalogPath]
        return (RenderSettings.oldestTarget...Self.newestFormer).flatMap { target in
            catalogs.flatMap { catalog in
                [
                    RenderedManifest(tools: "6.0", platform: ".v\(target)", colorCatalog: catalog),
                    RenderedManifest(for: target, colorCatalog: catalog),
                ]
            }
        }
    }

    private static let newestFormer = 30
}

extension RenderedManifest {
    init(for target: Int, colorCatalog: String?) {
        self.init(
            tools: "6.1",
            platform: target <= Self.newestNamed ? ".v\(target)" : "\"\(target).0\"",
            colorCatalog: colorCatalog
        )
    }
}

/// The name of a file of support code, without its ending: `ComponentColors+Tones`.
struct SwiftFileName {
    let text: String

    /// nil for a text that some file system doesn't take as a name.
    init?(_ text: Substring) {
        let isSafe = text.utf8.allSatisfy { $0.isASCIILetterOrDigit || "_+-".utf8.contains($0) }
        guard isSafe, !text.isEmpty, text.utf8.count <= 200 else { return nil }
        self.text = String(text)
    }
}

/// The files with design tokens, for callers that only ask whether there are some.
package enum DesignTokenFiles {
    package static func includes(_ file: GeneratedFile) -> Bool {
        file.identity.kind == FilePart.designTokens.rawValue[...]
    }
}
