import SwiftModel
import WebModel

/// Most rows ask for a tag alone: other facts of a component are looked up only where a row of its tag asks for more.
struct ComponentRows {
    private let index: ComponentsIndex
    private let components: [String: Component]
    private let prefixes: [String: TagPrefix]
    private let classNames: Set<String>
    private let eventEndings: Set<String>

    init(_ library: Library, _ matrix: MatrixIndex, prefixes: [String: TagPrefix], classNames: Set<String>) {
        index = matrix.components
        components = Dictionary(library.components.map { ($0.tag, $0) }) { first, _ in first }
        self.prefixes = prefixes
        self.classNames = classNames
        eventEndings = matrix.rules.eventEndings
    }

    func entry(for tag: String, standingAlone isAlone: Bool = false) -> ComponentsTable.Entry? {
        var found: [FillingSubject]?
        return index.entry(for: tag, standingAlone: isAlone) { entry in
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
