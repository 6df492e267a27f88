import Core
import Documents
import Package
import SwiftModel

struct ColorAssetRendering {
    private let templates: TemplateSet
    private let context: RenderContext
    /// nil without token files.
    private let assets: ColorAssets?

    init(_ templates: TemplateSet, _ context: RenderContext) {
        self.templates = templates
        self.context = context
        assets = context.design.map { ColorAssets($0) }
    }

    /// Catalog that the code takes its colors from; nil where the colors stand in the code.
    var source: ColorAssets? { context.settings.colors == .assets ? assets : nil }

    var catalogPath: String? { assets.flatMap { $0.isEmpty ? nil : Self.catalogPath } }

    static let catalogPath = "\(DesignTokenFile.folder)/\(ColorAssets.folder)"

    func render(into files: inout OutputFiles, _ diagnostics: inout DiagnosticBag) {
        guard let assets else {
            diagnostics.warning(
                .tokensNotInAssets,
                "there is no asset catalog of colors: there are no design tokens",
                at: nil
            )
            return
        }
        assets.report(into: &diagnostics)
        guard !assets.isEmpty else { return }
        let folder = ["Sources", context.settings.module.description, DesignTokenFile.folder, ColorAssets.folder]
        for file in ColorCatalog(assets.sets).files {
            let origin = FileOrigin(
                part: FilePart.colorAssets.named(file.path.joined(separator: "/")),
                inputs: ContentHash(of: file.bytes),
                template: context.templateHashes.hash(of: [])
            )
            files.add(folder + file.path, file.bytes, .owned, origin)
        }
        if let source { renderAccess(to: source, into: &files, &diagnostics) }
    }

    private func renderAccess(
        to assets: ColorAssets,
        into files: inout OutputFiles,
        _ diagnostics: inout DiagnosticBag
    ) {
        func add(
            _ folder: [String],
            _ name: String,
            _ part: FilePart,
            _ template: String,
            _ fields: [(TemplateKey, TemplateValue)]
        ) {
            let source = RenderContext.Source(folder: folder, name: name, part: part.named(name), template: template)
            context.add(source, of: templates, with: fields, to: &files, &diagnostics)
        }
        add(["Support"], "ComponentColorCatalog", .tokenSupport, "color-catalog", [])
        let folder = [DesignTokenFile.folder, "Generated"]
        for container in assets.containers {
            let fields = ColorAssetFile(container: container, sets: assets.sets(of: container)).fields
            add(folder, "UIColor+\(container.name)", .designTokens, "uikit-colors", fields)
        }
    }
}
