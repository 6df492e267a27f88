import Core
import Documents
import Generate
import Ingest
import SwiftModel
import WebModel

/// Names in the examples of docs, and in defaults of attributes.
struct IconMentions {
    private var places: [String: [SourceLocation]] = [:]

    init(in inputs: InputSources, of contents: PackageContents) {
        let attributes = IconAttributes(contents)
        for (tag, property) in attributes.properties { addDefault(of: property, tag) }
        for file in inputs.markdownFiles {
            // Mistakes in an example are reported by `usage`.
            var told = DiagnosticBag()
            guard let source = MarkupSource(file, into: &told) else { continue }
            for fragment in MarkupFences.fragments(of: source) {
                guard let document = MarkupDocument(fragment, into: &told) else { continue }
                for element in document.elements { add(element, attributes) }
            }
        }
    }

    private static let mostPlaces = 3

    func report(missingIn icons: IconSet, into diagnostics: inout DiagnosticBag) {
        for (name, places) in places.sorted(by: { $0.key < $1.key }) where !icons.contains(name) {
            let sorted = places.sorted()
            let others = sorted.count > Self.mostPlaces ? ", and \(sorted.count - Self.mostPlaces) more times" : ""
            diagnostics.warning(
                .iconsMissing,
                "“\(TerminalText.line(name))” is named here\(others), and there is no such icon",
                at: sorted.first,
                notes: sorted.dropFirst().prefix(Self.mostPlaces - 1).map { .init("and here", at: $0) },
                suggestion: NearestName.of(name, among: icons.entries.map(\.name.description))
                    .map { "did you mean \($0)?" }
            )
        }
    }

    private mutating func addDefault(of property: Property, _ tag: String) {
        guard let text = property.defaultValue, case .string(let name) = DefaultValue(text), Self.isName(name) else {
            return
        }
        places[name, default: []].append(property.facts.source)
    }

    private mutating func add(_ element: MarkupElement, _ attributes: IconAttributes) {
        for attribute in element.attributes where attributes.contains(attribute.name, of: element.name) {
            guard let name = attribute.value, Self.isName(name) else { continue }
            places[name, default: []].append(attribute.valuePlace)
        }
    }

    /// Expressions of templates and addresses are no names.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 100
            && text.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_.:/".unicodeScalars.contains($0)
            }
            && !text.contains("//")
    }
}

private struct IconAttributes {
    private(set) var properties: [(tag: String, property: Property)] = []
    private var names: [String: Set<String>] = [:]

    init(_ contents: PackageContents) {
        let web = Dictionary(contents.library.components.map { ($0.tag, $0) }) { first, _ in first }
        for component in contents.swift.components {
            for member in component.members {
                guard let type = member.valueType, TextDisplay(member.role, type) == .icon,
                    let property = web[component.tag]?.properties.first(where: {
                        member.origin == ItemReference(.property, $0.name)
                    })
                else { continue }
                properties.append((component.tag, property))
                names[component.tag, default: []].insert((property.attribute ?? property.name).lowercased())
            }
        }
    }

    func contains(_ attribute: String, of tag: String) -> Bool { names[tag]?.contains(attribute.lowercased()) ?? false }
}
