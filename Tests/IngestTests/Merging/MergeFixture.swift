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
        self.init([(.manifest, Self.component(manifest)), (.docs, Self.component(docs))])
    }

    static func component(_ property: Property) -> Component {
        var component = Component(tag: "x-x", source: property.source)
        component.properties = [property]
        return component
    }

    var property: Property? { components.first?.properties.first }
}
