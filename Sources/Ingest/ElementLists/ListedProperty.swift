import Core
import WebModel

/// A property, or an attribute that is not yet known to set one, as an entry of a list tells it.
struct ListedProperty {
    let item: ListedItem
    /// nil where code alone sets it, as far as the entry says.
    var attribute: String?
    var type: ListedTypes.Told?
    var defaultValue: JSONValue?
    var reflects = false
    var isReadonly = false
    var isRequired = false
    let keys: KnownKeys

    var property: Property {
        let defaultText = ManifestText.code(defaultValue)
        return Property(
            name: item.name,
            attribute: attribute,
            type: type?.type,
            typeText: type?.text,
            defaultValue: defaultText?.isEmpty == true ? nil : defaultText,
            reflects: reflects,
            isReadonly: isReadonly,
            isRequired: isRequired,
            facts: item.facts(reading: keys)
        )
    }
}
