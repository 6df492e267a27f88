package import Core
import Documents
package import Package
import SwiftModel

/// Writes icons into a package: an asset catalog, an enum of their names, and the inits and properties of components
/// that take its cases.
package struct IconRendering {
    private let icons: IconSet
    private let names: IconNames
    private let templates: TemplateSet
    private let context: RenderContext

    /// `prefix` is the beginning of the names of the package.
    package init(
        _ icons: IconSet,
        of library: PreparedLibrary,
        _ templates: ScaffoldTemplates,
        prefix: String,
        settings: RenderSettings
    ) {
        self.icons = icons
        self.templates = templates.set
        context = RenderContext(settings, library, templates.hashes)
        names = IconNames(icons, prefix: prefix, taken: library.swift.typeNames)
    }

    /// Scope of the icons, as an output folder is told of it.
    package static var scope: GenerationScope { GenerationScope(isWhole: true, kinds: [FilePart.icons.rawValue]) }

    /// The enum, and its cases in the order of the icons.
    package var typeName: String { names.type.name }
    package var caseNames: [String] { names.cases.map(\.name) }

    /// Renders the files. `isThere` tells the files of components that the package has: extensions of others would not
    /// compile.
    package func files(
        sheet: [UInt8]?,
        where isThere: (FileIdentity) -> Bool,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        var files = OutputFiles(context.settings.module)
        addCatalog(to: &files)
        let type = names.type.name
        add(type, "icons", names.fields, to: &files, &diagnostics)
        if isThere(FileIdentity(component: nil, part: FilePart.support.named(Self.hook))) {
            add("\(type)+Components", "icon-components", componentFields(where: isThere), to: &files, &diagnostics)
        }
        let origin = origin("sheet", of: [], with: [])
        files.add(["Documentation", "Icons.html"], sheet, .owned, origin)
        files.report(into: &diagnostics)
        return files.files
    }

    /// The file of the support code in which a name becomes an image.
    private static let hook = "EnvironmentValues+ComponentIcons"
    private static let folder = "Icons"

    private func addCatalog(to files: inout OutputFiles) {
        guard !icons.drawn.isEmpty else { return }
        let folder = ["Sources", context.settings.module.description, Self.folder, IconCatalog.folder]
        for file in IconCatalog(icons.drawn).files {
            let origin = FileOrigin(
                part: FilePart.icons.named((["catalog"] + file.path).joined(separator: "/")),
                inputs: ContentHash(of: file.bytes),
                template: context.templateHashes.hash(of: [])
            )
            files.add(folder + file.path, file.bytes, .owned, origin)
        }
    }

    private func add(
        _ name: String,
        _ template: String,
        _ fields: [(TemplateKey, TemplateValue)],
        to files: inout OutputFiles,
        _ diagnostics: inout DiagnosticBag
    ) {
        let bytes = context.fill(template, of: templates, with: TemplateObject(fields), into: &diagnostics)?.bytes
        files.addSource([Self.folder], name, bytes, .owned, origin(template, of: [template], with: fields))
    }

    private func origin(
        _ name: String,
        of templates: [String],
        with fields: [(TemplateKey, TemplateValue)]
    ) -> FileOrigin {
        FileOrigin(
            part: FilePart.icons.named(name),
            inputs: context.inputs(fields),
            template: context.templateHashes.hash(of: templates)
        )
    }

    private func componentFields(where isThere: (FileIdentity) -> Bool) -> [(TemplateKey, TemplateValue)] {
        func has(_ part: FilePart, of component: ComponentScaffold) -> Bool {
            isThere(FileIdentity(component: component.swift.tag, part: part.rawValue))
        }
        var inits: [TemplateValue] = []
        var properties: [TemplateValue] = []
        for component in context.library.components {
            if has(.swiftui, of: component) { inits += IconInits(component, type: names.type).values }
            if has(.uikit, of: component), let uiKit = context.parts(of: component).uiKit {
                properties += IconProperties(component, uiKit, type: names.type).values
            }
        }
        return [
            ("name", .string(names.type.declaration)), ("inits", .list(inits)), ("properties", .list(properties)),
            ("hasProperties", .boolean(!properties.isEmpty)),
        ]
    }
}

extension SwiftLibrary {
    /// The names of the types that its components and tokens are.
    fileprivate var typeNames: [SwiftIdentifier] {
        components.flatMap(\.names.types) + (sharedEnums.map(\.name) + sharedStructs.map(\.name)).map(\.name)
    }
}
