package import AppCode
import Core
package import Generate
package import SwiftModel
package import Tokens
package import Translate
package import WebModel

/// Every format is made of this one object, which all pages share.
package final class DocumentedLibrary: Sendable {
    package let name: String?
    package let version: String?
    /// `Elevate`
    package let prefix: String
    package let module: ModuleName
    /// Sorted by tag.
    package let components: [DocumentedComponent]
    package let coverage: Coverage
    /// Rules that decided anything, in the order in which they are read.
    package let rules: [DocumentedRule]
    let native: NativeGuide
    let guidance: NativeGuidance
    /// nil where nobody says it.
    let oldestSystem: Int?
    /// nil without token files.
    package let tokens: TokenGraph?
    /// nil where there is nothing to compare with.
    package let release: DocumentedRelease?
    /// nil where no app is named.
    package let use: DocumentedUse?
    package let live: LiveLibrary?
    private let byTag: [String: Int]
    /// Keyed by the name of the component.
    private let ownTokens: [String: [Token]]

    /// nil `code`: nobody can say where something is. `guides`, `bodies` and `examples` are keyed by tag, and may lack
    /// skipped components.
    package init(
        _ library: Library,
        _ translation: LibraryTranslation,
        guides: [ComponentGuide],
        bodies: [String: BodyReport],
        code: GeneratedCode? = nil,
        examples: [String: ComponentExamples] = [:],
        matrices: [MatrixDocument],
        native: NativeGuide = NativeGuide(),
        guidance: NativeGuidance = NativeGuidance(),
        oldestSystem: Int? = nil,
        module: ModuleName,
        tokens: TokenGraph?,
        styled: [StyledTokens] = [],
        release: DocumentedRelease? = nil,
        use: DocumentedUse? = nil,
        live: LiveLibrary? = nil
    ) {
        name = library.name
        version = library.version
        prefix = translation.prefix
        self.module = module
        self.native = native
        self.guidance = guidance
        self.oldestSystem = oldestSystem
        self.tokens = tokens
        self.release = release
        self.use = use
        self.live = live
        coverage = Coverage(translation, bodies: bodies)
        rules = DocumentedRule.all(of: translation, in: matrices)
        let web = Dictionary(library.components.map { ($0.tag, $0) }) { first, _ in first }
        let guides = Dictionary(guides.map { ($0.tag, $0) }) { first, _ in first }
        let styled = Dictionary(styled.map { ($0.tag, $0) }) { first, _ in first }
        let relations = ComponentRelations(translation, web: web)
        components = coverage.components.map { component in
            let tag = component.translation.tag
            return DocumentedComponent(
                component,
                web: web[tag] ?? Component(tag: tag, source: .start(of: SourcePath(""))),
                styled: styled[tag],
                guide: guides[tag],
                code: code?.code(of: component.translation.component),
                examples: examples[tag],
                related: relations.related(to: tag)
            )
        }
        byTag = Dictionary(components.enumerated().map { ($1.tag, $0) }) { first, _ in first }
        ownTokens = Self.ownTokens(in: tokens)
    }

    private static func ownTokens(in graph: TokenGraph?) -> [String: [Token]] {
        var own: [String: [Token]] = [:]
        for token in graph?.tokens ?? [] {
            if case .component(let name) = token.tier { own[name, default: []].append(token) }
        }
        return own
    }

    func tokens(of component: DocumentedComponent) -> [Token] { ownTokens[component.swift.names.web] ?? [] }

    package func component(_ tag: String) -> DocumentedComponent? { byTag[tag].map { components[$0] } }

    /// `Elevate Core UI 2.0`, or the module where no source names the library.
    var title: String { [name ?? module.description, version].compactMap(\.self).joined(separator: " ") }

    /// Components without a category come last.
    var categories: [(title: String, components: [DocumentedComponent])] {
        let groups = Dictionary(grouping: components) { $0.web.category ?? "" }
        let named = groups.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        guard let others = groups[""] else { return named }
        return named + [(named.isEmpty ? "Components" : "Others", others)]
    }
}

struct ComponentRelations {
    private let tags: Set<String>
    private var byCategory: [String: [String]] = [:]
    private var users: [String: [String]] = [:]
    private var parents: [String: [String]] = [:]
    private var children: [String: [String]] = [:]
    private let web: [String: Component]

    init(_ translation: LibraryTranslation, web: [String: Component]) {
        self.web = web
        tags = Set(translation.components.map(\.tag))
        for component in translation.components {
            if let category = web[component.tag]?.category { byCategory[category, default: []].append(component.tag) }
            for used in web[component.tag]?.dependencies ?? [] { users[used, default: []].append(component.tag) }
            for child in component.component.children {
                parents[child, default: []].append(component.tag)
                children[component.tag, default: []].append(child)
            }
        }
    }

    /// Closest first, each component once.
    func related(to tag: String) -> [RelatedComponent] {
        var told: Set<String> = [tag]
        var related: [RelatedComponent] = []
        func add(_ others: [String]?, _ relation: RelatedComponent.Relation) {
            for other in others ?? [] where tags.contains(other) && told.insert(other).inserted {
                related.append(RelatedComponent(tag: other, relation: relation))
            }
        }
        add(children[tag], .child)
        add(parents[tag], .parent)
        add(web[tag]?.dependencies, .uses)
        add(users[tag], .usedBy)
        add(web[tag]?.category.flatMap { byCategory[$0] }, .sameCategory)
        return related
    }
}

/// Kind of documentation of a file. The ledger of the output folder remembers it, so that these words stay as they are.
package enum DocumentKind: String, Sendable, CaseIterable {
    /// Markdown, which `generate` writes as well.
    case docs
    case site
    case catalog
}

/// Counts of each state, in words: `12 translated, 5 adapted, 8 skipped`, `4 working, 1 container`.
struct StateFigures {
    let text: String

    init(_ counts: CoverageCounts) {
        let parts = CoverageState.allCases.filter { counts[$0] > 0 }.map { "\(counts[$0]) \($0.rawValue)" }
        text = parts.isEmpty ? "nothing to translate" : parts.joined(separator: ", ")
    }

    init(_ counts: ComponentCounts) {
        let parts = ComponentState.allCases.filter { counts[$0] > 0 }.map { state in
            "\(counts[state]) \(state.rawValue)\(state == .container && counts[state] != 1 ? "s" : "")"
        }
        text = parts.isEmpty ? "no components" : parts.joined(separator: ", ")
    }
}
