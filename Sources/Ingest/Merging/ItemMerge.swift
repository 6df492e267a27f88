import SourceText
import WebModel

/// Merges items of a manifest with the same items of the docs: facts from the manifest, prose from the docs.
enum ItemMerge {
    static func merged(_ manifest: Slot, _ docs: Slot, into diagnostics: inout DiagnosticBag) -> Slot {
        var result = typed(manifest, docs, "slot", into: &diagnostics)
        result.isRequired = manifest.isRequired || docs.isRequired
        return result
    }

    static func merged(_ manifest: Event, _ docs: Event, into diagnostics: inout DiagnosticBag) -> Event {
        typed(manifest, docs, "event", into: &diagnostics)
    }

    static func merged(_ manifest: IntlText, _ docs: IntlText, into diagnostics: inout DiagnosticBag) -> IntlText {
        var result = typed(manifest, docs, "text", into: &diagnostics)
        result.defaultValue = manifest.defaultValue ?? docs.defaultValue
        if let told = manifest.defaultValue, let documented = docs.defaultValue,
            !DefaultValue(told).agrees(with: DefaultValue(documented))
        {
            MergeReport(manifest, docs)
                .contradiction("the default of “\(manifest.name)”", told, documented, into: &diagnostics)
        }
        return result
    }

    static func merged(
        _ manifest: CSSProperty,
        _ docs: CSSProperty,
        into diagnostics: inout DiagnosticBag
    ) -> CSSProperty {
        var result = untyped(manifest, docs)
        result.defaultValue = manifest.defaultValue ?? docs.defaultValue
        result.syntax = manifest.syntax ?? docs.syntax
        if let told = manifest.defaultValue, let documented = docs.defaultValue, told != documented {
            MergeReport(manifest, docs)
                .contradiction("the default of “\(manifest.name)”", told, documented, into: &diagnostics)
        }
        return result
    }

    /// Parts and states: a name and what is said about it.
    static func untyped<Item: ComponentItem>(_ manifest: Item, _ docs: Item) -> Item {
        var result = manifest
        result.facts = FactsMerge.merged(manifest.facts, docs.facts)
        return result
    }

    /// The manifest's item with the type that both together tell.
    static func typed<Item: TypedItem>(
        _ manifest: Item,
        _ docs: Item,
        _ kind: String,
        into diagnostics: inout DiagnosticBag
    ) -> Item {
        var result = manifest
        let type = TypeMerge(manifest: (manifest.type, manifest.typeText), docs: (docs.type, docs.typeText))
        result.type = type.type
        result.typeText = type.text
        if type.isContradiction {
            let texts = TypeMerge.tellingTexts(manifest, docs)
            MergeReport(manifest, docs).contradiction(
                "the type of the \(kind) “\(manifest.name)”",
                texts.manifest,
                texts.docs,
                into: &diagnostics
            )
        }
        result.facts = FactsMerge.merged(manifest.facts, docs.facts)
        return result
    }
}
