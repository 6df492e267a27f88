import Core
import WebModel

/// Reads a file of Stencil's docs-json. Paths of a component and components that use it are not read; its listeners are
/// the events that it hears, and are kept as an extension.
struct StencilDocsReader {
    private static let keys: KnownKeys = [
        "componentClass", "componentPath", "dependencies", "dependencyGraph", "dependents", "dependants", "deprecation",
        "dirPath", "docs", "docsTags",
        "events", "fileName", "filePath", "methods", "overview", "parts", "props", "readme", "readmePath", "slots",
        "styles", "tag", "usage", "usagesDir",
    ]

    private let root: JSONValue
    var types: StencilTypes
    var diagnostics = DiagnosticBag()
    /// Facts that older compilers don't tell and this file does.
    private(set) var optionalFacts: SourceFacts = []

    init(_ root: JSONValue) {
        self.root = root
        types = StencilTypes(library: StencilTypeLibrary(root["typeLibrary"]))
    }

    mutating func components() -> [Component] {
        var components: [Component] = []
        for value in ListedElement.list("components", of: root, into: &diagnostics) {
            guard let element = ListedElement(value, named: "tag", into: &diagnostics) else { continue }
            components.append(component(element))
        }
        types.texts.reportProblems(into: &diagnostics)
        return components
    }

    private mutating func component(_ element: ListedElement) -> Component {
        let value = element.value
        let entry = StencilEntry(value)
        var component = Component(tag: element.tag, source: value.location)
        component.className = entry.text("componentClass")
        component.deprecated = entry.deprecation
        component.since = entry.tag("since")
        component.description = entry.text("overview") ?? entry.text("docs")
        component.documentation = documentation(of: value)
        component.examples = ListedExamples.all(in: value)
        component.dependencies = value["dependencies"]?.elements.compactMap(\.string) ?? []
        component.extensions = entry.extensions(reading: Self.keys, tags: ["since", "slot", "part"])
        // Compilers before the first release kept the list for themselves: most of its types are `Any`.
        let isKept = value["componentPath"] != nil
        component.properties = properties(of: element, isKept: isKept)
        component.events = events(of: element)
        component.methods = methods(of: element)
        component.slots = slots(of: element)
        component.cssParts = parts(of: element)
        // Styles are files in the compiler's own list of components.
        component.cssProperties = isKept ? [] : styles(of: element)
        if value["slots"] != nil { optionalFacts.insert(.slots) }
        if value["parts"] != nil { optionalFacts.insert(.cssParts) }
        if !isKept { optionalFacts.formUnion([.defaults, .prose, .status]) }
        if value["styles"]?.kind == .array { optionalFacts.insert(.cssProperties) }
        return component
    }

    private func documentation(of value: JSONValue) -> [DocumentationSection] {
        var sections: [DocumentationSection] = []
        if let readme = value["readme"], let text = readme.string, text.contains(where: \.isLetterOrNumber) {
            sections.append(section("Readme", text, at: readme.location))
        }
        guard let usage = value["usage"] else { return sections }
        for page in usage.members.sorted(by: { $0.key.text < $1.key.text }) {
            guard let text = page.value.string, text.contains(where: \.isLetterOrNumber) else { continue }
            sections.append(section(page.key.text, text, at: page.value.location))
        }
        return sections
    }

    private func section(_ heading: String, _ text: String, at place: SourceLocation) -> DocumentationSection {
        DocumentationSection(heading: heading, level: 2, markdown: text, source: place)
    }
}
