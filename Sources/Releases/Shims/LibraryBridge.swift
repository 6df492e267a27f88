package import SwiftModel
import Translate
import WebModel

/// Works out the shims that keep callers of a former release compiling. Calls that can't be kept are told among them.
package struct LibraryBridge {
    private let old: FormerComponents
    private let new: SwiftLibrary
    private let tables: TypeTables
    private let changes: LibraryChanges?
    private let tags: [String: String]

    package init(from old: SwiftLibrary, to new: SwiftLibrary, _ changes: LibraryChanges) {
        self.init(from: FormerComponents(old), to: new, changes)
    }

    /// Keeps all names without `changes`, where nobody names the former sources. `isByTag`: the tags are today's.
    init(from old: FormerComponents, to new: SwiftLibrary, _ changes: LibraryChanges?, isByTag: Bool = false) {
        tags = isByTag ? [:] : changes.map(Self.formerTags) ?? [:]
        self.old = old
        self.new = new
        tables = TypeTables(old: old.table, new: GeneratedTypeTable(new))
        self.changes = changes
    }

    package func shims(until: SemanticVersion) -> LibraryShims {
        LibraryShims(until: "\(until)", components: components, gaps: gaps)
    }

    var components: [String: ComponentShims] {
        let former = Dictionary(old.components.map { ($0.tag, $0) }) { first, _ in first }
        let byTag = Dictionary(grouping: changes?.changes ?? [], by: \.tag)
        func before(_ component: SwiftComponent) -> FormerComponent? { former[tags[component.tag] ?? component.tag] }
        let names = TypeNames(
            new,
            pairs: new.components.compactMap { component in before(component).map { ($0.names, component.names) } }
        )
        var components: [String: ComponentShims] = [:]
        var join = ShimJoin(tables.new)
        for component in new.components {
            guard let before = before(component) else { continue }
            let renames = SwiftRenames(byTag[component.tag] ?? [])
            let bridge = ComponentBridge(
                old: before,
                new: component,
                tables: tables,
                renames: renames,
                typeNames: names
            )
            components[component.tag] = join.unique(bridge.shims)
        }
        return components
    }

    private var gaps: [String] {
        let known = Set(new.components.map { tags[$0.tag] ?? $0.tag })
        let components = old.components.filter { !known.contains($0.tag) }.map { component in
            let names =
                [component.names.view, component.names.tokens] + (component.isItem ? [] : [component.names.uiKit])
                + (component.methods.isEmpty ? [] : [component.names.delegate])
            return "<\(component.tag)> is gone: \(names.map(\.name).joined(separator: ", "))."
        }
        let types = old.sharedTypes.filter { !tables.new.has($0.description) }
        return components.sorted() + types.sorted().map { "The type \($0) is gone." }
    }

    package static func formerTags(in changes: LibraryChanges) -> [String: String] {
        changes.changes.reduce(into: [:]) { tags, change in
            if change.rule == .componentRenamed, let before = change.before?.tag { tags[change.tag] = before }
        }
    }
}

/// Components as callers wrote them, and the types that they were declared with.
struct FormerComponents {
    let components: [FormerComponent]
    let table: GeneratedTypeTable
    let sharedTypes: [GeneratedTypeName]

    init(_ library: SwiftLibrary) {
        let table = GeneratedTypeTable(library)
        self.table = table
        components = library.components.map { FormerComponent($0, table) }
        sharedTypes = library.sharedEnums.map(\.name) + library.sharedStructs.map(\.name)
    }

    init(_ components: [FormerComponent], _ table: GeneratedTypeTable) {
        self.components = components
        self.table = table
        // Nobody has kept the list of types that several components share.
        sharedTypes = []
    }
}
