import SourceText
import WebModel

/// Merges items of a manifest with the same items of the docs: facts from the manifest, prose from the docs.
enum ItemMerge {
    static func merged(_ manifest: Slot, _ docs: Slot, into diagnostics: inout DiagnosticBag) -> Slot {
        var result = manifest
        let type = TypeMerge(manifest: (manifest.type, manifest.typeText), docs: (docs.type, docs.typeText))
        result.type = type.type
        result.typeText = type.text
        result.isRequired = manifest.isRequired || docs.isRequired
        result.facts = FactsMerge.merged(manifest.facts, docs.facts)
        return result
    }

    static func merged(_ manifest: Event, _ docs: Event, into diagnostics: inout DiagnosticBag) -> Event {
        var result = manifest
        let type = TypeMerge(manifest: (manifest.type, manifest.typeText), docs: (docs.type, docs.typeText))
        result.type = type.type
        result.typeText = type.text
        if type.isContradiction, let told = manifest.typeText, let documented = docs.typeText {
            diagnostics.warning(
                .mergeConflict,
                "the type of the event “\(manifest.name)” is “\(told)” in the manifest and “\(documented)” in the docs; "
                    + "the manifest's is used",
                at: manifest.source,
                notes: [.init("the docs say so here", at: docs.source)]
            )
        }
        result.facts = FactsMerge.merged(manifest.facts, docs.facts)
        return result
    }

    static func merged(_ manifest: Method, _ docs: Method, into diagnostics: inout DiagnosticBag) -> Method {
        var result = manifest
        if manifest.parameters.isEmpty {
            result.parameters = docs.parameters
        } else if !docs.parameters.isEmpty, docs.parameters.count != manifest.parameters.count {
            diagnostics.warning(
                .mergeConflict,
                "the method “\(manifest.name)” takes \(manifest.parameters.count) parameters in the manifest and "
                    + "\(docs.parameters.count) in the docs; the manifest's are used",
                at: manifest.source,
                notes: [.init("the docs say so here", at: docs.source)]
            )
        }
        let returns = TypeMerge(
            manifest: (manifest.returns, manifest.returnsText),
            docs: (docs.returns, docs.returnsText)
        )
        result.returns = returns.type
        result.returnsText = returns.text
        result.returnsDescription = docs.returnsDescription ?? manifest.returnsDescription
        result.facts = FactsMerge.merged(manifest.facts, docs.facts)
        return result
    }

    static func merged(_ manifest: CSSPart, _ docs: CSSPart, into diagnostics: inout DiagnosticBag) -> CSSPart {
        var result = manifest
        result.facts = FactsMerge.merged(manifest.facts, docs.facts)
        return result
    }

    static func merged(_ manifest: CSSState, _ docs: CSSState, into diagnostics: inout DiagnosticBag) -> CSSState {
        var result = manifest
        result.facts = FactsMerge.merged(manifest.facts, docs.facts)
        return result
    }

    static func merged(
        _ manifest: CSSProperty,
        _ docs: CSSProperty,
        into diagnostics: inout DiagnosticBag
    ) -> CSSProperty {
        var result = manifest
        result.defaultValue = manifest.defaultValue ?? docs.defaultValue
        result.syntax = manifest.syntax ?? docs.syntax
        if let told = manifest.defaultValue, let documented = docs.defaultValue, told != documented {
            diagnostics.warning(
                .mergeConflict,
                "the default of “\(manifest.name)” is “\(told)” in the manifest and “\(documented)” in the docs; "
                    + "the manifest's is used",
                at: manifest.source,
                notes: [.init("the docs say so here", at: docs.source)]
            )
        }
        result.facts = FactsMerge.merged(manifest.facts, docs.facts)
        return result
    }

    static func merged(_ manifest: IntlText, _ docs: IntlText, into diagnostics: inout DiagnosticBag) -> IntlText {
        var result = manifest
        let type = TypeMerge(manifest: (manifest.type, manifest.typeText), docs: (docs.type, docs.typeText))
        result.type = type.type
        result.typeText = type.text
        result.defaultValue = manifest.defaultValue ?? docs.defaultValue
        result.facts = FactsMerge.merged(manifest.facts, docs.facts)
        return result
    }
}
