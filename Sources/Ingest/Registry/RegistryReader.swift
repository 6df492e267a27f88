import Core
import WebModel

/// Reads registries and their items, all of a run together because the code of one may use the variants of another.
enum RegistryReader {
    private static let itemKeys: KnownKeys = [
        "$schema", "name", "type", "description", "files", "cssVars", "registryDependencies", "deprecated",
    ]

    /// Begins the tags that components of React lack, by the form alone: an item does not tell its registry.
    static let prefix = "shadcn-"

    static func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        var reading = FormatReading()
        let documents = files.compactMap { file in file.json.map { (document: $0, parts: file.parts) } }
        let complete = Set(documents.flatMap { RegistryDocument.itemsWithCode($0.document.root) })
        let registries = documents.map { document, parts in
            RegistryDocument(document, parts: parts, toldElsewhere: complete, into: &diagnostics)
        }
        for registry in registries {
            reading.identity = reading.identity.completed(by: LibraryIdentity(name: registry.name))
        }
        reading.tokenFiles = registries.compactMap(\.tokens)
        let named = Set(documents.flatMap { $0.parts.values.map(\.path) })
        let alone = files.compactMap(\.text).filter { !named.contains($0.path) }
        let items = registries.flatMap(\.items) + alone.map { RegistryDocument.item(of: $0, into: &diagnostics) }
        let modules = items.map { item in item.files.map { CodeModule($0, into: &diagnostics) } }
        let variants = KnownVariants(modules.flatMap(\.self), into: &diagnostics)
        var report = RegistryReport()
        for (item, code) in zip(items, modules) {
            let facts = item.value.map { ListedItem(name: item.name, value: $0).facts(reading: itemKeys) }
            var components: [Component] = []
            for module in code {
                components += RegistryComponents(module, variants: variants).all(report: &report, into: &diagnostics)
            }
            if components.isEmpty, let file = item.files.first {
                let message = "“\(item.name)” exports no component that could be read"
                diagnostics.warning(.registryNotRead, message, at: .start(of: file.path))
            }
            for var component in components {
                if components.count == 1 || component.tag == tag(of: item.name) {
                    component.description = component.description ?? facts?.description
                    component.deprecated = component.deprecated ?? facts?.deprecated
                }
                component.extensions = (component.extensions + (facts?.extensions ?? [])).sorted {
                    ($0.name, $0.json) < ($1.name, $1.json)
                }
                let dependencies = item.value?["registryDependencies"]?.elements.compactMap(\.string)
                component.dependencies = (dependencies ?? []).map(tag)
                reading.components.append(component)
            }
        }
        let tags = Set(reading.components.map(\.tag))
        for index in reading.components.indices {
            reading.components[index].dependencies.removeAll { !tags.contains($0) }
        }
        report.report(into: &diagnostics)
        reading.components.sort { ($0.tag, $0.source) < ($1.tag, $1.source) }
        return reading
    }

    /// `shadcn-alert-dialog` for `AlertDialog` and for `alert-dialog`.
    static func tag(of name: String) -> String { prefix + AttributeName.kebabCase(name) }
}

/// The variants of all files, for code that takes variants of another file.
struct KnownVariants {
    private var byFile: [SourcePath: [String: VariantSet]] = [:]
    private var byName: [String: [VariantSet]] = [:]

    init(_ modules: [CodeModule], into diagnostics: inout DiagnosticBag) {
        for module in modules {
            for (name, value) in module.values.sorted(by: { $0.value.offset < $1.value.offset }) {
                guard let set = VariantSet(name, value, in: module, into: &diagnostics) else { continue }
                byFile[module.file.path, default: [:]][name] = set
                byName[name, default: []].append(set)
            }
        }
    }

    func set(named name: String, in module: CodeModule) -> VariantSet? {
        if let own = byFile[module.file.path]?[name] { return own }
        guard let others = byName[name], others.count == 1 else { return nil }
        return others[0]
    }
}

struct RegistryReport {
    private(set) var problems: [TypeProblems] = []
    private var unknown: [String: (place: SourceLocation, count: Int)] = [:]

    mutating func add(_ properties: ReactProperties, at place: SourceLocation) {
        problems.append(properties.problems)
        for name in Set(properties.unknown) {
            let known = unknown[name]
            unknown[name] = (min(known?.place ?? place, place), (known?.count ?? 0) + 1)
        }
    }

    func report(into diagnostics: inout DiagnosticBag) {
        for problem in problems { problem.report(into: &diagnostics) }
        for (name, (place, count)) in unknown.sorted(by: { $0.key < $1.key }) {
            let users = count == 1 ? "a component has" : "\(count) components have"
            diagnostics.note(
                .registryNotRead,
                "\(users) the properties of “\(name.prefix(80))”, which is not among the inputs; they are not known",
                at: place
            )
        }
    }
}
