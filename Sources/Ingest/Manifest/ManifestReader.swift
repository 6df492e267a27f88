import Core
import WebModel

/// Reads custom-elements manifests, all of a run together because one may name classes of another.
enum ManifestReader {
    static func read(_ documents: [JSONDocument], into diagnostics: inout DiagnosticBag) -> FormatReading {
        var declarations: [ManifestDeclaration] = []
        var definitions: [Manifest.Definition] = []
        var identity = LibraryIdentity()
        var knowsStates = false
        for document in documents {
            let manifest = Manifest(document, into: &diagnostics)
            identity = identity.completed(by: manifest.identity)
            knowsStates = knowsStates || manifest.knowsStates
            definitions.append(contentsOf: manifest.definitions)
            declarations.append(contentsOf: manifest.declarations)
        }
        let index = DeclarationIndex(declarations)
        let tags = TagTable(
            classes: declarations.filter { $0.kind == .classLike },
            definitions: definitions,
            in: index,
            into: &diagnostics
        )
        var builder = ComponentBuilder(types: ManifestTypes(index: index, into: &diagnostics))
        var missing = MissingAncestors()
        var components: [Component] = []
        var inherited = 0
        for entry in tags.entries {
            var lineage = Lineage(of: entry.declaration, in: index, missing: &missing, into: &diagnostics)
            inherited += lineage.inheritedItemCount * entry.tags.count
            if inherited > InputLimits.inheritedItems {
                diagnostics.warning(
                    .manifestInheritanceTooDeep,
                    "with \(entry.declaration.name), classes inherit more than \(InputLimits.inheritedItems) items; "
                        + "what it inherits is not read",
                    at: entry.declaration.value.location
                )
                lineage.dropAncestors()
            }
            for tag in entry.tags {
                if let component = builder.component(tag: tag, of: lineage) { components.append(component) }
            }
        }
        // Generators write states before they write the version that has them.
        let tellsStates = knowsStates || components.contains { !$0.cssStates.isEmpty }
        missing.report(into: &diagnostics)
        builder.report(into: &diagnostics)
        return FormatReading(identity: identity, components: components, lacking: tellsStates ? [] : .cssStates)
    }
}
