import Core

/// Classes that a manifest calls custom elements without telling their tags: a decorator may tell it, else the
/// library's other elements show how tags are made. A class that others inherit from is no element by itself, even if a
/// tool says so.
struct UntaggedElements {
    private let elements: [(declaration: ManifestDeclaration, tag: String)]
    private let ancestors: Set<DeclarationKey>

    init(
        among classes: [ManifestDeclaration],
        beside elements: [(declaration: ManifestDeclaration, tag: String)],
        in index: DeclarationIndex
    ) {
        self.elements = elements
        var told = DiagnosticBag()
        var ancestors: Set<DeclarationKey> = []
        for declaration in classes {
            for (reference, _) in Lineage.parents(of: declaration, into: &told) {
                if let parent = index.classLike(reference) { ancestors.insert(DeclarationKey(parent)) }
            }
        }
        self.ancestors = ancestors
    }

    func tags(
        of classes: [ManifestDeclaration],
        into diagnostics: inout DiagnosticBag
    ) -> [(declaration: ManifestDeclaration, tag: String)] {
        let untagged = classes.filter(isElement)
        guard !untagged.isEmpty else { return [] }
        let scheme = TagScheme.shown(by: elements)
        let found = untagged.map { declaration in
            let decorated = Self.decoratedTag(of: declaration)
            return (declaration: declaration, tag: decorated ?? scheme?.tag(of: declaration), isTold: decorated != nil)
        }
        var taken: [String: Int] = [:]
        for tag in elements.map(\.tag) + found.compactMap(\.tag) { taken[tag, default: 0] += 1 }
        var tags: [(declaration: ManifestDeclaration, tag: String)] = []
        for (declaration, tag, isTold) in found {
            let place = (declaration.value["customElement"] ?? declaration.value).location
            guard let tag, taken[tag] == 1 else {
                diagnostics.warning(
                    .manifestTag,
                    "\(declaration.name) is a custom element, and nothing tells its tag; it is left out",
                    at: place
                )
                continue
            }
            let reason = isTold ? "as its decorator says" : "as the tags of the others are made"
            diagnostics.warning(
                .manifestTag,
                "\(declaration.name) is a custom element without a tag; it is read as <\(tag)>, \(reason)",
                at: place
            )
            tags.append((declaration, tag))
        }
        return tags
    }

    private func isElement(_ declaration: ManifestDeclaration) -> Bool {
        let value = declaration.value
        guard value["customElement"]?.bool == true, !declaration.name.isEmpty, value["kind"]?.isString("mixin") != true,
            value["abstract"]?.bool != true, !ancestors.contains(DeclarationKey(declaration))
        else { return false }
        let words = TagScheme.Source.className.words(of: declaration)
        return !words.contains("base") && !words.contains("abstract") && !words.contains("mixin")
    }

    /// The only tag in quotes among the decorators, in any shape that a tool gives these.
    private static func decoratedTag(of declaration: ManifestDeclaration) -> String? {
        guard let decorators = declaration.value["decorators"] else { return nil }
        let quoted = decorators.compactText.split { "\"'`\\".contains($0) }.map(String.init)
        let tags = Set(quoted.filter(TagTable.isValid))
        return tags.count == 1 ? tags.first : nil
    }
}
