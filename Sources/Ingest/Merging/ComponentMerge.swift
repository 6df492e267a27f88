import SourceText
import WebModel

/// Merges what a manifest and what Markdown docs say about one component.
///
/// The manifest is trusted for types, attributes and defaults, because a program wrote it from the code; the docs are
/// trusted for prose, because people wrote it for people. Every contradiction is reported with both places.
struct ComponentMerge {
    let manifest: Component
    let docs: Component
    /// Whether the manifests can tell CSS states at all, so that one which only the docs have is a contradiction.
    let tellsStates: Bool

    func merged(into diagnostics: inout DiagnosticBag) -> Component {
        var result = manifest
        result.category = docs.category ?? manifest.category
        result.status = agreed("status", manifest.status, docs.status, into: &diagnostics)
        result.since = agreed("since", manifest.since, docs.since, into: &diagnostics)
        result.className = manifest.className ?? docs.className
        result.deprecated = manifest.deprecated ?? docs.deprecated
        result.summary = docs.summary ?? manifest.summary
        result.description = docs.description ?? manifest.description
        result.knowledge = manifest.knowledge.union(docs.knowledge)
        let dependencies = Set(manifest.dependencies)
        result.dependencies += docs.dependencies.filter { !dependencies.contains($0) }
        result.documentation = docs.documentation + manifest.documentation
        result.properties = items(
            manifest.properties,
            docs.properties,
            "property",
            PropertyMerge.merged,
            into: &diagnostics
        )
        result.slots = items(manifest.slots, docs.slots, "slot", ItemMerge.merged, into: &diagnostics)
        result.events = items(manifest.events, docs.events, "event", ItemMerge.merged, into: &diagnostics)
        result.methods = items(
            manifest.methods,
            docs.methods,
            "method",
            MethodMerge.merged,
            isExpected: { !$0.isStatic },
            into: &diagnostics
        )
        result.cssParts = items(
            manifest.cssParts,
            docs.cssParts,
            "CSS part",
            { manifest, docs, _ in ItemMerge.untyped(manifest, docs) },
            into: &diagnostics
        )
        result.cssProperties = items(
            manifest.cssProperties,
            docs.cssProperties,
            "CSS property",
            ItemMerge.merged,
            into: &diagnostics
        )
        result.cssStates = items(
            manifest.cssStates,
            docs.cssStates,
            "CSS state",
            { manifest, docs, _ in ItemMerge.untyped(manifest, docs) },
            isExpected: { _ in tellsStates },
            into: &diagnostics
        )
        result.intl = items(manifest.intl, docs.intl, "text", ItemMerge.merged, into: &diagnostics)
        let types = Set(manifest.types.map(\.name))
        result.types += docs.types.filter { !types.contains($0.name) }
        return result
    }

    /// The manifest's word where both have one; that they differ is reported.
    private func agreed(
        _ what: String,
        _ left: String?,
        _ right: String?,
        into diagnostics: inout DiagnosticBag
    ) -> String? {
        guard let left, let right, left.lowercased() != right.lowercased() else { return left ?? right }
        diagnostics.warning(
            .mergeConflict,
            "\(what) of <\(manifest.tag)> is “\(left)” in the manifest and “\(right)” in the docs; the manifest's is used",
            at: manifest.source,
            notes: [.init("the docs are here", at: docs.source)]
        )
        return left
    }

    /// The items of one kind: the manifest's in their order, each with what the docs add, then those of the docs only.
    /// Of these, the ones that a manifest is not expected to have (its static members are not read) are no contradiction.
    private func items<Item: ComponentItem>(
        _ declarations: [Item],
        _ documentation: [Item],
        _ kind: String,
        _ merge: (Item, Item, inout DiagnosticBag) -> Item,
        isExpected: (Item) -> Bool = { _ in true },
        into diagnostics: inout DiagnosticBag
    ) -> [Item] {
        if documentation.isEmpty, declarations.isEmpty { return [] }
        let documented = Dictionary(documentation.indices.map { (documentation[$0].name, $0) }) { first, _ in first }
        let declared = Set(declarations.map(\.name))
        var undocumented: [Item] = []
        var result: [Item] = []
        result.reserveCapacity(declarations.count)
        for item in declarations {
            if let position = documented[item.name] {
                result.append(merge(item, documentation[position], &diagnostics))
            } else {
                undocumented.append(item)
                result.append(item)
            }
        }
        if let first = undocumented.first {
            let names = undocumented.map { MergeText.quoted($0.name) }.joined(separator: ", ")
            diagnostics.note(
                .mergeOnlyInManifest,
                MergeText.undocumented(undocumented.count, kind, of: manifest.tag) + names,
                at: first.source,
                notes: [.init("the docs are here", at: docs.source)]
            )
        }
        for item in documentation where !declared.contains(item.name) {
            result.append(item)
            guard isExpected(item) else { continue }
            diagnostics.warning(
                .mergeOnlyInDocs,
                "the \(kind) \(MergeText.quoted(item.name)) of <\(manifest.tag)> is in the docs and not in the manifest",
                at: item.source,
                notes: [.init("the manifest's declaration is here", at: manifest.source)]
            )
        }
        return result
    }
}

/// The wording that the merge's diagnostics share.
private enum MergeText {
    static func quoted(_ name: String) -> String {
        name.isEmpty ? "(default)" : "“\(name)”"
    }

    /// What stands before the names of the items that the docs leave out.
    static func undocumented(_ count: Int, _ kind: String, of tag: String) -> String {
        let plural = kind.hasSuffix("y") ? "\(kind.dropLast())ies" : "\(kind)s"
        let items = count == 1 ? "1 \(kind) of <\(tag)> is" : "\(count) \(plural) of <\(tag)> are"
        return "\(items) not in the docs: "
    }
}
