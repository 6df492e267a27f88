import Core
import WebModel

/// Makes texts from a class's `intl` field, an extension of some manifests: a list of entries with a name, or an object
/// with the names as keys.
enum IntlBuilder {
    private static let keys: KnownKeys = [
        "default", "deprecated", "description", "expandedType", "name", "parsedType", "summary", "type",
    ]

    static func texts(
        of declaration: ManifestDeclaration,
        types: inout ManifestTypes,
        into diagnostics: inout DiagnosticBag
    ) -> [IntlText] {
        guard let intl = declaration.value["intl"] else { return [] }
        var texts: [IntlText] = []
        switch intl.kind {
        case .array:
            for entry in ManifestItems.list("intl", of: declaration.value, into: &diagnostics) {
                guard let name = entry["name"]?.string, !name.isEmpty else {
                    diagnostics.warning(.manifestMissingName, "a text of “intl” has no name", at: entry.location)
                    continue
                }
                texts.append(text(name, entry, of: declaration, types: &types, into: &diagnostics))
            }
        case .object:
            for member in intl.members {
                texts.append(text(member.key.text, member.value, of: declaration, types: &types, into: &diagnostics))
            }
        default:
            diagnostics.warning(.manifestShape, "“intl” is neither a list nor an object", at: intl.location)
        }
        return texts
    }

    private static func text(
        _ name: String,
        _ entry: JSONValue,
        of declaration: ManifestDeclaration,
        types: inout ManifestTypes,
        into diagnostics: inout DiagnosticBag
    ) -> IntlText {
        guard entry.kind == .object else {
            return IntlText(
                name: name,
                defaultValue: ManifestText.code(entry),
                facts: ItemFacts(source: entry.location)
            )
        }
        let type = types.type(of: entry, in: declaration.module, into: &diagnostics)
        return IntlText(
            name: name,
            type: type?.type,
            typeText: type?.text,
            defaultValue: ManifestText.code(entry["default"]),
            facts: InheritedItem(value: entry, declaration: declaration, depth: 0, inherited: nil).facts(beside: keys)
        )
    }
}
