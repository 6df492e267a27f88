import Matrix
package import SwiftModel
import WebModel

/// Works out what keeps callers of a former release compiling, component by component.
///
/// Both libraries are what was generated and what is generated now. What cannot be kept compiling is told among the
/// shims, so that nobody has to find out.
package struct LibraryBridge {
    private let old: SwiftLibrary
    private let new: SwiftLibrary
    private let changes: LibraryChanges

    /// `changes` tell which items and components are called otherwise now.
    package init(from old: SwiftLibrary, to new: SwiftLibrary, _ changes: LibraryChanges) {
        self.old = old
        self.new = new
        self.changes = changes
    }

    /// `until` is the release that may drop them.
    package func shims(until: SemanticVersion) -> LibraryShims {
        let tables = (GeneratedTypeTable(old), GeneratedTypeTable(new))
        let former = Dictionary(old.components.map { ($0.tag, $0) }) { first, _ in first }
        let tags = LibraryBridge.formerTags(in: changes)
        let byTag = Dictionary(grouping: changes.changes, by: \.tag)
        func before(_ component: SwiftComponent) -> SwiftComponent? { former[tags[component.tag] ?? component.tag] }
        let names = TypeNames(
            new,
            pairs: new.components.compactMap { component in before(component).map { ($0.names, component.names) } }
        )
        var components: [String: ComponentShims] = [:]
        var cases: Set<FormerCaseKey> = []
        var members: Set<String> = []
        for component in new.components {
            guard let before = before(component) else { continue }
            let renames = SwiftRenames(byTag[component.tag] ?? [])
            let bridge = ComponentBridge(before, component, tables.0, tables.1, renames, names)
            var shims = bridge.shims
            // A type that several components share is told of with the first of them.
            shims.cases.removeAll { !cases.insert(FormerCaseKey($0, tables.1)).inserted }
            shims.members.removeAll { !members.insert(tables.1.plain($0.type.description)).inserted }
            components[component.tag] = shims
        }
        return LibraryShims(until: "\(until)", components: components, gaps: gaps(tags, tables))
    }

    /// The components and the types of several components that nothing is taken for.
    private func gaps(
        _ tags: [String: String],
        _ tables: (old: GeneratedTypeTable, new: GeneratedTypeTable)
    ) -> [String] {
        let known = Set(new.components.map { tags[$0.tag] ?? $0.tag })
        let components = old.components.filter { !known.contains($0.tag) }.map { component in
            let isItem = component.primitive == .item
            let hasDelegate = !isItem && !UIKitSignature(component).methods.isEmpty
            let names =
                [component.names.view, component.names.tokens] + (isItem ? [] : [component.names.uiKit])
                + (hasDelegate ? [component.names.delegate] : [])
            return "<\(component.tag)> is gone: \(names.map(\.name).joined(separator: ", "))."
        }
        let types = (old.sharedEnums.map(\.name) + old.sharedStructs.map(\.name)).filter {
            !tables.new.has($0.description)
        }
        return components.sorted() + types.sorted().map { "The type \($0) is gone." }
    }

    /// The tags that components had, by those that they have.
    package static func formerTags(in changes: LibraryChanges) -> [String: String] {
        changes.changes.reduce(into: [:]) { tags, change in
            if change.rule == .componentRenamed, let before = change.before?.tag { tags[change.tag] = before }
        }
    }
}

/// By what a former case is told from others, whatever its type is called there.
private struct FormerCaseKey: Hashable {
    let type: String
    let name: String

    init(_ former: FormerCase, _ table: GeneratedTypeTable) {
        type = table.plain(former.type.description)
        name = former.name.name
    }
}
