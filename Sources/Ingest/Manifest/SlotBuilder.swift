import Core
import WebModel

enum SlotBuilder {
    private static let keys: KnownKeys = [
        "_ui5privacy", "_ui5type", "deprecated", "description", "expandedType", "inheritedFrom", "name", "parsedType",
        "privacy", "required", "summary", "type",
    ]

    static func slot(
        _ item: InheritedItem,
        types: inout ManifestTypes,
        into diagnostics: inout DiagnosticBag
    ) -> Slot {
        var type = types.type(of: item.value, in: item.declaration.module, into: &diagnostics)
        if type == nil, let told = TypeSource(item.value["_ui5type"]) {
            type = types.type(from: told, in: item.declaration.module, into: &diagnostics)
        }
        return Slot(
            name: name(of: item),
            type: type?.type,
            typeText: type?.text,
            isRequired: item.flag("required"),
            facts: item.facts(beside: keys)
        )
    }

    /// The default slot's name is the empty string, for any name that a tool gives it.
    static func name(of item: InheritedItem) -> String { name(item.name) }

    /// Signs around `default` say that it is no name: `(default)`, `<default>`, `*(default)*`. So do signs alone: `-`.
    static func name(_ told: String?) -> String {
        guard let told else { return "" }
        let isSign = { (letter: Character) in letter.isWhitespace || signs.contains(letter) }
        let word = told.drop(while: isSign).reversed().drop(while: isSign).reversed()
        return word.isEmpty || String(word) == "default" ? "" : told
    }

    private static let signs: Set<Character> = [
        "(", ")", "<", ">", "[", "]", "{", "}", "*", "_", "-", "`", "'", "\"", "#",
    ]
}
