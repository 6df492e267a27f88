import Core
import WebModel

enum LibraryMerge {
    /// Sorted by tag, each tag once.
    static func merged(_ readings: FormatReadings, into diagnostics: inout DiagnosticBag) -> [Component] {
        var groups: [String: [ComponentSource]] = [:]
        for entry in readings.all {
            for component in entry.reading.components {
                groups[component.tag, default: []].append(ComponentSource(component, of: entry))
            }
        }
        let sorted = groups.sorted { $0.key < $1.key }.map(\.value).filter { isDeclared($0, into: &diagnostics) }
        let types = LibraryTypes(readings)
        let names = Set(sorted.joined().compactMap(\.component.className))
        let classes = ClassCompletion(readings, named: names, into: &diagnostics)
        let completed = sorted.map(classes.completed)
        let components = Workers.map(completed, into: &diagnostics) { sources, diagnostics in
            guard var component = ComponentMerge(sources)?.merged(into: &diagnostics) else { return Component?.none }
            types.complete(&component)
            component.dropEmptyProse()
            component.bound(into: &diagnostics)
            return component
        }
        reportOneSided(completed, of: Set(sorted.joined().map(\.position)), into: &diagnostics)
        return components.compactMap(\.self)
    }

    /// Pages that have no place for items only document a component of another source.
    private static func isDeclared(_ sources: [ComponentSource], into diagnostics: inout DiagnosticBag) -> Bool {
        guard
            sources.allSatisfy({ $0.trust.degree(for: .properties) == 0 && $0.trust.degree(for: .attributes) == 0 })
        else { return true }
        for source in sources {
            diagnostics.note(
                .docsNotAComponent,
                "no source declares <\(source.component.tag)>, which this documents; it is left out",
                at: source.component.source
            )
        }
        return false
    }

    private static func reportOneSided(
        _ groups: [[ComponentSource]],
        of positions: Set<Int>,
        into diagnostics: inout DiagnosticBag
    ) {
        var formats: [Int: ComponentSource] = [:]
        for source in groups.joined() where formats[source.position] == nil && positions.contains(source.position) {
            formats[source.position] = source
        }
        guard formats.count > 1 else { return }
        for group in groups {
            let tellers = Set(group.map(\.position))
            guard !tellers.isSuperset(of: formats.keys),
                let teller = group.min(by: ComponentSource.precedes)
            else { continue }
            let degree = group.map { $0.trust.certainty(of: $0.trust.mostGeneral) }.max() ?? 0
            for silent in formats.sorted(by: { $0.key < $1.key }).map(\.value) where !tellers.contains(silent.position)
            {
                let message = "<\(teller.component.tag)> is in \(teller.name) and not in \(silent.name)"
                if silent.trust.degree(for: .properties) > degree {
                    diagnostics.warning(.mergeUnconfirmed, message, at: teller.component.source)
                } else {
                    diagnostics.note(.mergeUntold, message, at: teller.component.source)
                }
            }
        }
    }
}

struct LibraryTypes: Sendable {
    private let types: [String: WebType]

    /// A name that is declared twice and differently means neither.
    init(_ readings: FormatReadings) {
        var types: [String: WebType] = [:]
        var contradicted: Set<String> = []
        for definition in readings.all.flatMap(\.reading.types) {
            guard let type = definition.type, type.isDefinite else { continue }
            if let known = types[definition.name], !known.agrees(with: type) { contradicted.insert(definition.name) }
            types[definition.name] = types[definition.name] ?? type
        }
        for name in contradicted { types[name] = nil }
        self.types = types
    }

    /// Puts the declared types in the place of names that no source of the component explains.
    func complete(_ component: inout Component) {
        guard !types.isEmpty else { return }
        component.replaceTypes { type in
            let names = type.referencedNames
            guard names.contains(where: { types[$0] != nil }) else { return type }
            return type.resolvingReferences { types[$0] }
        }
        for index in component.properties.indices {
            guard let type = component.properties[index].type else { continue }
            component.properties[index].defaultValue = component.properties[index].defaultValue.map {
                MemberDefault.resolved($0, type: type)
            }
        }
    }
}

extension Component {
    /// Items of one kind. Each is compared with its neighbors on the way to Swift, and real components have some hundreds.
    static let mostItems = 2_000

    fileprivate mutating func bound(into diagnostics: inout DiagnosticBag) {
        bound(\.properties, "properties", into: &diagnostics)
        bound(\.slots, "slots", into: &diagnostics)
        bound(\.events, "events", into: &diagnostics)
        bound(\.methods, "methods", into: &diagnostics)
        bound(\.cssParts, "parts", into: &diagnostics)
        bound(\.cssProperties, "custom properties", into: &diagnostics)
        bound(\.cssStates, "states", into: &diagnostics)
    }

    private mutating func bound<Item>(
        _ items: WritableKeyPath<Component, [Item]>,
        _ kind: String,
        into diagnostics: inout DiagnosticBag
    ) {
        let count = self[keyPath: items].count
        guard count > Self.mostItems else { return }
        diagnostics.error(
            .inputTooLarge,
            "<\(tag)> has \(count) \(kind); all but the first \(Self.mostItems) are left out",
            at: source
        )
        self[keyPath: items].removeLast(count - Self.mostItems)
    }
}
