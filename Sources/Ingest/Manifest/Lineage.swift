import JSON
import SourceText
import WebModel

/// A class and everything that it inherits from, nearest first: itself, its mixins, its superclass with theirs.
struct Lineage {
    let declarations: [ManifestDeclaration]

    /// Reports a cycle once, at the place that closes it, and hands every ancestor that no manifest has to `missing`.
    init(
        of declaration: ManifestDeclaration,
        in index: DeclarationIndex,
        missing: inout MissingAncestors,
        into diagnostics: inout DiagnosticBag
    ) {
        var declarations: [ManifestDeclaration] = []
        var visited: Set<Key> = []
        var pending = [Step(declaration: declaration, path: [])]
        while let step = pending.popLast() {
            let key = Key(module: step.declaration.module, name: step.declaration.name)
            guard visited.insert(key).inserted else { continue }
            declarations.append(step.declaration)
            var parents: [Step] = []
            for (reference, place) in Lineage.parents(of: step.declaration, into: &diagnostics) {
                guard let parent = index.classLike(reference) else {
                    missing.add(reference, at: place)
                    continue
                }
                let parentKey = Key(module: parent.module, name: parent.name)
                if parentKey == key || step.path.contains(parentKey) {
                    diagnostics.error(
                        .manifestInheritanceCycle,
                        "\(step.declaration.name) inherits from \(parent.name), which inherits from it",
                        at: place
                    )
                } else {
                    parents.append(Step(declaration: parent, path: step.path + [key]))
                }
            }
            pending.append(contentsOf: parents.reversed())
        }
        self.declarations = declarations
    }

    /// The items of one list of the class and its ancestors, each with where it was declared.
    func items(_ key: String, into diagnostics: inout DiagnosticBag) -> [InheritedItem] {
        var items: [InheritedItem] = []
        for (depth, declaration) in declarations.enumerated() {
            let inherited = depth == 0 ? nil : Origin(name: declaration.name, module: declaration.modulePath)
            for value in ManifestItems.list(key, of: declaration.value, into: &diagnostics) {
                items.append(InheritedItem(value: value, declaration: declaration, depth: depth, inherited: inherited))
            }
        }
        return items
    }

    private struct Key: Hashable {
        let module: ModulePath
        let name: String
    }

    private struct Step {
        let declaration: ManifestDeclaration
        let path: [Key]
    }

    private static func parents(
        of declaration: ManifestDeclaration,
        into diagnostics: inout DiagnosticBag
    ) -> [(ManifestReference, SourceLocation)] {
        var parents: [(ManifestReference, SourceLocation)] = []
        for mixin in ManifestItems.list("mixins", of: declaration.value, into: &diagnostics) {
            if let reference = ManifestReference(mixin) { parents.append((reference, mixin.location)) }
        }
        if let superclass = declaration.value["superclass"], let reference = ManifestReference(superclass) {
            parents.append((reference, superclass.location))
        }
        return parents
    }
}
