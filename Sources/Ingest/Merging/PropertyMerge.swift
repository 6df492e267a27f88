import SourceText
import WebModel

/// Merges a property of a manifest with the same property of the docs.
enum PropertyMerge {
    static func merged(_ manifest: Property, _ docs: Property, into diagnostics: inout DiagnosticBag) -> Property {
        var result = manifest
        let type = TypeMerge(
            manifest: (manifest.type, manifest.typeText),
            docs: (docs.type, docs.typeText)
        )
        result.type = type.type
        result.typeText = type.text
        if type.isContradiction {
            let texts = TypeMerge.tellingTexts(manifest, docs)
            report("type", texts.manifest, texts.docs, manifest, docs, into: &diagnostics)
        }
        if let attribute = docs.attribute, !docs.isAttributeAssumed, attribute != manifest.attribute {
            report("attribute", manifest.attribute, attribute, manifest, docs, into: &diagnostics)
        }
        result.defaultValue = defaultValue(manifest, docs, into: &diagnostics)
        if docs.reflects, !manifest.reflects, manifest.attribute != nil {
            report("reflection", "no", "yes", manifest, docs, into: &diagnostics)
        }
        result.isReadonly = manifest.isReadonly || docs.isReadonly
        result.isRequired = manifest.isRequired || docs.isRequired
        result.facts = FactsMerge.merged(manifest.facts, docs.facts)
        return result
    }

    private static func defaultValue(
        _ manifest: Property,
        _ docs: Property,
        into diagnostics: inout DiagnosticBag
    ) -> String? {
        guard let told = manifest.defaultValue else { return docs.defaultValue }
        guard var documented = docs.defaultValue else { return told }
        if let type = manifest.type { documented = MemberDefault.resolved(documented, type: type) }
        let left = DefaultValue(told)
        let right = DefaultValue(documented)
        if right != .nothing, !left.agrees(with: right) {
            report("default", told, documented, manifest, docs, into: &diagnostics)
        }
        return told
    }

    private static func report(
        _ what: String,
        _ told: String?,
        _ documented: String?,
        _ manifest: Property,
        _ docs: Property,
        into diagnostics: inout DiagnosticBag
    ) {
        let told = told.map { "“\($0)”" } ?? "none"
        let documented = documented.map { "“\($0)”" } ?? "none"
        diagnostics.warning(
            .mergeConflict,
            "the \(what) of “\(manifest.name)” is \(told) in the manifest and \(documented) in the docs; "
                + "the manifest's is used",
            at: manifest.source,
            notes: [.init("the docs say so here", at: docs.source)]
        )
    }
}
