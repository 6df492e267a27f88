import JSON
import SourceText

/// A declaration of a manifest, still as JSON, with where it stands.
struct ManifestDeclaration {
    let kind: DeclarationKind
    /// Empty for a class expression that only its tag names.
    let name: String
    let module: ModulePath
    /// The module as the manifest spells it.
    let modulePath: String
    let value: JSONValue

    /// By module, name and content, none of which depends on the order in the manifest.
    func isOrderedBefore(_ other: ManifestDeclaration) -> Bool {
        if module != other.module { return module.text < other.module.text }
        if name != other.name { return name < other.name }
        return value.compactText < other.value.compactText
    }
}
