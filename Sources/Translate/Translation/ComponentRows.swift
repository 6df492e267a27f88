import SwiftModel
import WebModel

/// Most rows ask for a tag alone: other facts of a component are looked up only where a row of its tag asks for more.
struct ComponentRows {
    private let index: ComponentsIndex
    private let components: [String: Component]
    private let prefixes: [String: TagPrefix]
    private let classNames: Set<String>
    private let eventEndings: Set<String>
    /// Rows of components that are called after no kind, by tag.
    private var kinds: [String: ComponentsTable.Entry] = [:]

    init(_ library: Library, _ matrix: MatrixIndex, prefixes: [String: TagPrefix], classNames: Set<String>) {
        index = matrix.components
        components = Dictionary(library.components.map { ($0.tag, $0) }) { first, _ in first }
        self.prefixes = prefixes
        self.classNames = classNames
        eventEndings = matrix.rules.eventEndings
        let nameless = library.components.filter { entry(called: $0.tag, for: $0.tag) == nil }
        if nameless.isEmpty { return }
        let models = Models(library) { [self] in entry(called: $0, for: $0) }
        for component in nameless {
            kinds[component.tag] = models.entry(for: component)
        }
    }

    func entry(for tag: String, standingAlone isAlone: Bool = false) -> ComponentsTable.Entry? {
        kinds[tag] ?? entry(called: tag, for: tag, standingAlone: isAlone)
    }

    private func entry(
        called name: String,
        for tag: String,
        standingAlone isAlone: Bool = false
    ) -> ComponentsTable.Entry? {
        var found: [FillingSubject]?
        return index.entry(for: name, standingAlone: isAlone) { entry in
            let subjects = found ?? self.subjects(of: tag)
            found = subjects
            return entry.conditions.allSatisfy { holds($0, for: tag, subjects) }
        }
    }

    private func subjects(of tag: String) -> [FillingSubject] {
        guard let component = components[tag] else { return [] }
        let surface = ComponentSurface(
            component,
            eventPrefix: prefixes[tag]?.tag ?? "",
            classNames: classNames,
            eventEndings: eventEndings
        )
        return WebItem.all(of: component).map { FillingSubject(RuleSubject($0, of: surface)) }
    }

    private func holds(_ condition: ComponentCondition, for tag: String, _ subjects: [FillingSubject]) -> Bool {
        switch condition {
        case .part(let endings): return endings.contains { isMoreThanContainer(tag + $0) }
        case .item(let pattern):
            let requirements = RuleRequirements(pattern)
            return subjects.contains { subject in
                requirements.hold(for: subject.rule)
                    && pattern.names.contains { subject.isMeant(by: $0, of: pattern.kind) }
            }
        }
    }

    /// Rows that ask for parts are left out: with these, none could be found for the other component.
    private func isMoreThanContainer(_ tag: String) -> Bool {
        guard components[tag] != nil else { return false }
        let subjects = subjects(of: tag)
        let entry = index.entry(for: tag) { entry in
            entry.conditions.allSatisfy { condition in
                if case .part = condition { false } else { holds(condition, for: tag, subjects) }
            }
        }
        switch entry?.primitive {
        case nil, .container, .stack: return false
        default: return true
        }
    }
}

/// Components whose names say their kind, for others that have all of their items: such as a class inherits, whether or
/// not a source says that it does.
private struct Models {
    private struct Model {
        let items: Set<ItemKey>
        let entry: ComponentsTable.Entry
    }

    /// The most items first.
    private let models: [Model]
    /// Components that have an item.
    private let owners: [ItemKey: Int]
    private let count: Int

    init(_ library: Library, entry: (String) -> ComponentsTable.Entry?) {
        let items = library.components.map { (tag: $0.tag, items: Self.items(of: $0)) }
        count = items.count
        owners = items.flatMap(\.items).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        models = items.sorted { ($1.items.count, $0.tag) < ($0.items.count, $1.tag) }.compactMap { tag, items in
            entry(tag).flatMap { $0.isModel ? Model(items: items, entry: $0) : nil }
        }
    }

    /// Items that most components have say nothing of a kind, nor do a few of many.
    func entry(for component: Component) -> ComponentsTable.Entry? {
        let items = Self.items(of: component)
        return models.first { model in
            guard model.items.count <= items.count, model.items.count * 2 >= items.count else { return false }
            return model.items.isSubset(of: items) && model.items.count { owners[$0, default: 0] * 4 <= count } > 3
        }?.entry
    }

    private static func items(of component: Component) -> Set<ItemKey> {
        Set(WebItem.all(of: component).map { ItemKey($0.reference) })
    }
}

extension ComponentsTable.Entry {
    /// A place for anything says nothing of a component that is like it, and data of a parent is called so.
    fileprivate var isModel: Bool {
        switch primitive {
        case nil, .item, .container, .stack, .text: false
        default: true
        }
    }
}
