import Core
import WebModel

@testable import Ingest

/// Sources that are written down in a test, and what becomes of them together.
struct MergeFixture {
    enum Format: CaseIterable {
        case manifest, stencil, docs, declarations, readmes

        var position: Int {
            InputFormats.all.firstIndex { format in
                switch self {
                case .manifest: format is ManifestFormat
                case .stencil: format is StencilDocsFormat
                case .docs: format is ElevateDocsFormat
                case .declarations: format is DeclarationsFormat
                case .readmes: format is StencilReadmesFormat
                }
            } ?? 0
        }
    }

    static let manifestPlace = SourceLocation(file: SourcePath("m.json"), line: 3, column: 5)
    static let docsPlace = SourceLocation(file: SourcePath("x.md"), line: 7, column: 1)

    let components: [Component]
    let diagnostics: [Diagnostic]

    init(_ told: [(format: Format, component: Component)], lacking: SourceFacts = [], types: [TypeDefinition] = []) {
        var readings: [Int: FormatReading] = [:]
        for (format, component) in told {
            var reading = readings[format.position] ?? FormatReading(types: types, lacking: lacking)
            // What has no tag is a class.
            if component.tag.isEmpty {
                let others = reading.classes
                reading.classes = { names, diagnostics in
                    others(names, &diagnostics) + (names.contains(component.className ?? "") ? [component] : [])
                }
            } else {
                reading.components.append(component)
            }
            readings[format.position] = reading
        }
        let entries = readings.sorted { $0.key < $1.key }.map { FormatReadings.Entry($0.value, of: $0.key) }
        var bag = DiagnosticBag()
        components = LibraryMerge.merged(FormatReadings(entries), into: &bag)
        diagnostics = bag.sorted
    }

    var ids: [DiagnosticID] { diagnostics.map(\.id) }
}

extension MergeFixture {
    /// A component of a manifest and the same of docs, that both have one property.
    init(manifest: Property, docs: Property) {
        let components = [Self.component(manifest), Self.component(docs, at: Self.docsPlace)]
        self.init([(.manifest, components[0]), (.docs, components[1])])
    }

    static func component(_ property: Property, at place: SourceLocation = manifestPlace) -> Component {
        var component = Component(tag: "x-x", source: place)
        component.properties = [property]
        component.properties[0].facts.source = place
        return component
    }

    var property: Property? { components.first?.properties.first }
}

extension Property {
    /// The property `a` as a source tells it, by the text of its type and perhaps under a name for that.
    static func told(
        _ type: String? = nil,
        alias: String? = nil,
        attribute: String? = nil,
        isAttributeAssumed: Bool = false,
        default value: String? = nil,
        description: String? = nil
    ) -> Property {
        var parsed = type.map { WebTypeParser.parse($0).type }
        if let alias { parsed?.alias = alias }
        return Property(
            name: "a",
            attribute: attribute,
            isAttributeAssumed: isAttributeAssumed,
            type: parsed,
            typeText: alias ?? type,
            defaultValue: value,
            facts: ItemFacts(description: description, source: MergeFixture.manifestPlace)
        )
    }
}
