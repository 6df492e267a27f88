import Core
import WebModel

/// A class and everything that it inherits from, nearest first: itself, its mixins, its superclass with theirs.
struct Lineage {
    /// More ancestors than any class has; a chain of thousands would make every component as large as the manifest.
    static let ancestorLimit = 64

    private(set) var declarations: [ManifestDeclaration] = []

    /// Reports a cycle once, at the place that closes it, and hands every ancestor that no manifest has to `missing`.
    init(
        of declaration: ManifestDeclaration,
        in index: DeclarationIndex,
        missing: inout MissingAncestors,
        into diagnostics: inout DiagnosticBag
    ) {
        var visited: Set<DeclarationKey> = []
        /// The classes between the component and the one at hand: meeting one of them again is a cycle.
        var descendants: Set<DeclarationKey> = []
        var pending = [Step.enter(declaration)]
        while let step = pending.popLast() {
            guard case .enter(let current) = step else {
                if case .leave(let key) = step { descendants.remove(key) }
                continue
            }
            let key = DeclarationKey(current)
            guard visited.insert(key).inserted else { continue }
            guard declarations.count < Lineage.ancestorLimit else {
                diagnostics.warning(
                    .manifestInheritanceTooDeep,
                    "\(declaration.name) has more than \(Lineage.ancestorLimit) ancestors; the others are not read",
                    at: declaration.value.location
                )
                break
            }
            declarations.append(current)
            descendants.insert(key)
            pending.append(.leave(key))
            var parents: [Step] = []
            for (reference, place) in Lineage.parents(of: current, into: &diagnostics) {
                // A class of another package may have the same name; the class itself is never meant then.
                guard let parent = index.classLike(reference),
                    reference.package == nil || DeclarationKey(parent) != key
                else {
                    missing.add(reference, at: place)
                    continue
                }
                if descendants.contains(DeclarationKey(parent)) {
                    diagnostics.warning(
                        .manifestInheritanceCycle,
                        "\(current.name) inherits from \(parent.name), which inherits from it",
                        at: place
                    )
                } else {
                    parents.append(.enter(parent))
                }
            }
            pending.append(contentsOf: parents.reversed())
        }
    }

    var inheritedItemCount: Int {
        declarations.dropFirst().reduce(0) { sum, declaration in
            sum + Lineage.lists.reduce(0) { $0 + (declaration.value[$1]?.count ?? 0) }
        }
    }

    private static let lists = ["members", "attributes", "slots", "events", "cssParts", "cssProperties", "cssStates"]

    mutating func dropAncestors() { declarations = Array(declarations.prefix(1)) }

    func items(_ key: String, into diagnostics: inout DiagnosticBag) -> [InheritedItem] {
        var items: [InheritedItem] = []
        for (depth, declaration) in declarations.enumerated() {
            let inherited = depth == 0 ? nil : Origin(name: declaration.name, module: declaration.modulePath)
            for value in ListedElement.list(key, of: declaration.value, or: .manifestShape, into: &diagnostics) {
                items.append(InheritedItem(value: value, declaration: declaration, depth: depth, inherited: inherited))
            }
        }
        return items
    }

    private enum Step {
        case enter(ManifestDeclaration)
        /// Everything above a class was looked at.
        case leave(DeclarationKey)
    }

    static func parents(
        of declaration: ManifestDeclaration,
        into diagnostics: inout DiagnosticBag
    ) -> [(ManifestReference, SourceLocation)] {
        var parents: [(ManifestReference, SourceLocation)] = []
        for mixin in ListedElement.list("mixins", of: declaration.value, or: .manifestShape, into: &diagnostics) {
            if let reference = ManifestReference(mixin) { parents.append((reference, mixin.location)) }
        }
        if let superclass = declaration.value["superclass"], let reference = ManifestReference(superclass) {
            parents.append((reference, superclass.location))
        }
        return parents
    }
}

/// Superclasses and mixins that no manifest has, gathered so that each is reported once and not once a component.
struct MissingAncestors {
    /// Classes of the platform and of base libraries: they add nothing to a component's API, so that none is missed.
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
