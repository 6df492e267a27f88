import Core
import Releases
import WebModel

/// Changes of classes that nothing in Swift is drawn of: still no release without changes.
enum UndrawnClassChanges {
    private static let mostNames = 6
    private static let longestName = 80

    static func report(
        _ changes: LibraryChanges,
        of libraries: (old: Library, new: Library),
        into diagnostics: inout DiagnosticBag
    ) {
        let told = Set((changes.tokens ?? []).compactMap(\.tag))
        let former = Dictionary(libraries.old.components.map { ($0.tag, $0) }) { first, _ in first }
        for component in libraries.new.components where !told.contains(component.tag) {
            guard let before = former[component.tag].map(classes) else { continue }
            let now = classes(of: component)
            guard before != now else { continue }
            let places = (before: Set(before), now: Set(now))
            let parts = [
                sentence(before.filter { !places.now.contains($0) }, "gone"),
                sentence(now.filter { !places.before.contains($0) }, "new"),
            ]
            .compactMap(\.self)
            let difference = parts.isEmpty ? "their order or number" : parts.joined(separator: ", ")
            diagnostics.note(
                .tokensClass,
                "classes of <\(component.tag)> changed, and nothing that Swift draws: \(difference)",
                at: component.classLists.first?.source ?? component.source
            )
        }
    }

    private struct Place: Hashable {
        let name: String
        let conditions: [ClassList.Condition]
    }

    private static func classes(of component: Component) -> [Place] {
        component.classLists.flatMap { list in
            list.classes.split(separator: " ").map { Place(name: String($0), conditions: list.conditions) }
        }
    }

    private static func sentence(_ places: [Place], _ verb: String) -> String? {
        var known: Set<String> = []
        let names = places.map(\.name).filter { known.insert($0).inserted }
        guard !names.isEmpty else { return nil }
        let listed = Count.listed(names.map { "\(code: $0.prefix(longestName))" }, most: mostNames)
        return "\(listed) \(names.count == 1 ? "is" : "are") \(verb)"
    }
}
