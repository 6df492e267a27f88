import JSON
import SourceText
import WebModel

/// Reads VS Code's HTML custom data: elements with their attributes.
struct CustomDataReader: ElementListReader {
    private static let tagKeys = KnownKeys.listed.adding("attributes")
    private static let attributeKeys = KnownKeys.listed.adding("valueSet", "values")

    /// Attributes have sets of values and no types.
    let types = ListedTypes()

    func components(of root: JSONValue, into diagnostics: inout DiagnosticBag) -> [Component] {
        let sets = ValueSets(root["valueSets"], into: &diagnostics)
        if let global = root["globalAttributes"], global.count > 0 {
            diagnostics.note(
                .listingNotRead,
                "attributes that all elements have are no part of any one; they are not read",
                at: global.location
            )
        }
        return ListedElement.list("tags", of: root, into: &diagnostics).compactMap { value in
            guard let element = ListedElement(value, into: &diagnostics) else { return nil }
            var component = element.component(reading: Self.tagKeys)
            component.properties = element.items("attributes", into: &diagnostics).map { item in
                ListedProperty(
                    item: item,
                    attribute: item.name,
                    type: sets.type(of: item, into: &diagnostics),
                    keys: Self.attributeKeys
                )
                .property
            }
            return component
        }
    }
}
