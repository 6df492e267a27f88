import JSON
import SourceText

/// A declaration of a manifest, still as JSON, with where it stands.
struct ManifestDeclaration {
    enum Kind { case classLike, enumeration, interface, alias, variable }

    let kind: Kind
    let name: String
    let module: ModulePath
    /// The module as the manifest spells it.
    let modulePath: String
    let value: JSONValue

    var origin: ManifestReference {
        ManifestReference(name: name, module: module, package: nil)
    }
}
