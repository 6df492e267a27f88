import Core

/// Superclasses and mixins that no manifest has, gathered so that each is reported once and not once a component.
struct MissingAncestors {
    /// Classes of the platform and of the common base libraries. They add nothing to a component's own API, so that
    /// their absence is no loss.
    private static let withoutAPI: Set<String> = [
        "HTMLElement", "LitElement", "ReactiveElement", "UpdatingElement", "FASTElement", "FoundationElement",
    ]

    private struct Key: Hashable {
        let name: String
        let source: String
    }

    private var places: [Key: [SourceLocation]] = [:]

    mutating func add(_ reference: ManifestReference, at place: SourceLocation) {
        guard !MissingAncestors.withoutAPI.contains(reference.name) else { return }
        let source = reference.package.map { "package \($0)" } ?? reference.module.map { "module \($0.text)" } ?? ""
        places[Key(name: reference.name, source: source), default: []].append(place)
    }

    func report(into diagnostics: inout DiagnosticBag) {
        for (key, places) in places {
            guard let first = places.min() else { continue }
            let whence = key.source.isEmpty ? "" : " (\(key.source))"
            let count = Set(places).count
            let inheritors = count == 1 ? "one class inherits" : "\(count) classes inherit"
            diagnostics.warning(
                .manifestMissingModule,
                "no manifest declares \(key.name)\(whence) as a class or mixin; what \(inheritors) from it is not known",
                at: first,
                suggestion: "read the manifest that declares it together with this one"
            )
        }
    }
}
