package import Core
import Documents
package import Package
import SwiftModel

/// Writes an asset catalog, an enum of the icons' names, and inits and properties of components that take its cases.
package struct IconRendering {
    private let icons: IconSet
    private let names: IconNames
    private let templates: TemplateSet
    private let context: RenderContext

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

    package static var scope: GenerationScope { GenerationScope(isWhole: true, kinds: [FilePart.icons.rawValue]) }

    package var typeName: String { names.type.name }
    package var caseNames: [String] { names.cases.map(\.name) }

    /// `isThere` tells the files of components that the package has: extensions of others would not compile.
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
        let origin = FileOrigin(
            part: FilePart.icons.named("sheet"),
            inputs: context.inputs([]),
            template: context.templateHashes.hash(of: [])
        )
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
        let part = FilePart.icons.named(template)
        let source = RenderContext.Source(folder: [Self.folder], name: name, part: part, template: template)
        context.add(source, of: templates, with: fields, to: &files, &diagnostics)
    }

    private func componentFields(where isThere: (FileIdentity) -> Bool) -> [(TemplateKey, TemplateValue)] {
        func has(_ part: FilePart, of component: ComponentScaffold) -> Bool {
            isThere(FileIdentity(component: component.swift.tag, part: part.rawValue))
        }
        var inits: [TemplateValue] = []
        var properties: [TemplateValue] = []
        for component in context.library.components {
            if has(.swiftui, of: component) { inits += IconInits(component: component, type: names.type).values }
            if has(.uikit, of: component), let uiKit = context.prepared.parts(of: component).uiKit {
                properties += IconProperties(component: component, uiKit: uiKit, type: names.type).values
            }
        }
        return [
            ("name", .string(names.type.declaration)), ("inits", .list(inits)), ("properties", .list(properties)),
            ("hasProperties", .boolean(!properties.isEmpty)),
        ]
    }
}

extension SwiftLibrary {
    fileprivate var typeNames: [SwiftIdentifier] {
        components.flatMap(\.names.types) + (sharedEnums.map(\.name) + sharedStructs.map(\.name)).map(\.name)
    }
}

/// Icons as an asset catalog of Xcode: vector images that take the color of their surroundings.
package struct IconCatalog: Sendable {
    package static let folder = "Icons.xcassets"

    package let files: [AssetCatalog.File]

    package init(_ icons: [Icon]) {
        files =
            [AssetCatalog.contents(of: [])]
            + icons.flatMap { icon in
                let name = icon.name.asset
                let folder = "\(name).imageset"
                let contents = AssetCatalog.contents(of: [folder]) { object in
                    object.member("images", array: ["\(name).svg"]) { writer, file in
                        writer.object { image in
                            image.member("filename", file)
                            image.member("idiom", "universal")
                        }
                    }
                    object.object("properties") { properties in
                        properties.member("preserves-vector-representation", true)
                        properties.member("template-rendering-intent", "template")
                    }
                }
                return [contents, AssetCatalog.File(path: [folder, "\(name).svg"], bytes: icon.bytes)]
            }
    }
}

struct IconNames: Sendable {
    let type: SwiftIdentifier
    private let entries: [IconSet.Entry]
    let cases: [SwiftIdentifier]

    /// `taken` are the names of the module's other types.
    init(_ icons: IconSet, prefix: String, taken: [SwiftIdentifier]) {
        entries = icons.entries
        let wish = SwiftIdentifier("\(prefix) IconName", as: .type)
        let others = taken.map { SwiftScope.Wish($0, webName: $0.name, isFixed: true) }
        let types = SwiftScope.unique(others + [SwiftScope.Wish(wish, webName: "icon-name")], .caseInsensitive)
        type = types.last ?? wish
        cases = SwiftScope.unique(
            icons.entries.map { entry in
                let name = entry.name.description
                return SwiftScope.Wish(SwiftIdentifier(name, as: .enumCase, fallback: "icon"), webName: name)
            },
            .caseSensitive
        )
    }

    var fields: [(TemplateKey, TemplateValue)] {
        let named = zip(entries, cases)
        let symbols = named.compactMap { entry, name -> TemplateValue? in
            entry.symbol.map { symbol in
                ["member": .string(name.member), "literal": .string(SwiftStringLiteral(symbol).description)]
            }
        }
        return [
            ("name", .string(type.declaration)),
            (
                "cases",
                .list(
                    named.map { entry, name in
                        let web = entry.name.description
                        let value = web == name.name ? nil : SwiftStringLiteral(web).description
                        return ["name": .string(name.declaration), "value": .optional(value)]
                    }
                )
            ),
            ("symbols", .list(symbols)),
            ("hasSymbols", .boolean(!symbols.isEmpty)),
            ("hasAssets", .boolean(symbols.count < entries.count)),
            ("hasFolders", .boolean(entries.contains { $0.symbol == nil && $0.name.asset != $0.name.description })),
        ]
    }
}

/// Properties of a UIKit class that take a case of the enum: one beside each property that takes a name as text.
struct IconProperties {
    let component: ComponentScaffold
    let uiKit: UIKitClass
    let type: SwiftIdentifier

    var values: [TemplateValue] {
        let icons = uiKit.values.filter { value in
            guard let member = value.member, value.type.unwrapped == .string else { return false }
            return TextDisplay(member.role, value.type) == .icon || member.slotText?.display == .icon
        }
        let taken = uiKit.values.map { SwiftScope.Wish($0.name, webName: $0.name.name, isFixed: true) }
        let wishes = icons.map { value in
            SwiftScope.Wish(SwiftIdentifier("library \(word(value))", as: .uiKitProperty), webName: value.name.name)
        }
        let names = SwiftScope.unique(taken + wishes, .caseSensitive).suffix(icons.count)
        return zip(icons, names).map(property)
    }

    private func word(_ value: UIKitValue) -> String {
        value.name.name.lowercased().contains("icon") ? value.name.name : "icon"
    }

    private func property(_ value: UIKitValue, _ name: SwiftIdentifier) -> TemplateValue {
        let property = value.name.reference
        let isOptional = value.type.isOptional || value.isAwaited
        return [
            "deprecation": .optional(component.deprecation),
            "type": .string(type.reference),
            "class": .string(component.swift.names.uiKit.declaration),
            "property": .string(property),
            "name": .string(name.declaration),
            "getter": .string(
                isOptional
                    ? "\(property).flatMap { \(type.reference)(rawValue: $0) }"
                    : "\(type.reference)(rawValue: \(property))"
            ),
            "setter": .string(isOptional ? "newValue?.rawValue" : "newValue?.rawValue ?? \"\""),
        ]
    }
}
