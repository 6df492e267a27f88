import Core
import WebModel

/// A property with a type and a default that wait for the aliases of the other files.
struct PropertyDraft {
    var property: Property
    /// Not resolved.
    var type: WebType?
    var typePlace: SourceLocation
    /// The values that a field of the property lists.
    var listed: ValueList?
    /// The same as it was written, for a type that can't have them.
    var listedField: DocsItem.UnknownField?
    /// The values behind “Options:” in the description.
    var options: ValueList?
    /// Values that the description mentions behind a colon; weaker, so only for an alias that nothing else explains.
    var mentioned: ValueList?

    /// The alias that the type is, on its own.
    var alias: String? {
        guard case .reference(let name, let arguments)? = type?.shape, arguments.isEmpty else { return nil }
        return name
    }

    /// Definitions of its alias that the property gives itself.
    var aliasUsages: [AliasDefinition] {
        guard let alias else { return [] }
        return [listed, options].compactMap { $0.map { AliasDefinition(name: alias, values: $0) } }
    }
}
