import SourceText
import WebModel

/// Merges a property of a manifest with the same property of the docs.
enum PropertyMerge {
    static func merged(_ manifest: Property, _ docs: Property, into diagnostics: inout DiagnosticBag) -> Property {
        var result = ItemMerge.typed(manifest, docs, "property", into: &diagnostics)
        if !docs.isAttributeAssumed, docs.attribute != manifest.attribute {
            report("attribute", manifest.attribute, docs.attribute, manifest, docs, into: &diagnostics)
        }
        result.defaultValue = defaultValue(manifest, docs, into: &diagnostics)
        if docs.reflects, !manifest.reflects, manifest.attribute != nil {
            report("reflection", "no", "yes", manifest, docs, into: &diagnostics)
        }
        result.isReadonly = manifest.isReadonly || docs.isReadonly
        result.isRequired = manifest.isRequired || docs.isRequired
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
        MergeReport(manifest, docs)
            .contradiction("the \(what) of “\(manifest.name)”", told, documented, into: &diagnostics)
    }
}
