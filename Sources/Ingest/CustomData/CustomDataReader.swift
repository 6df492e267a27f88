import Core
import WebModel

/// Reads VS Code's HTML custom data: elements with their attributes.
struct CustomDataReader: ElementListReader {
    private static let tagKeys = KnownKeys.listed.adding("attributes")
    private static let attributeKeys = KnownKeys.listed.adding("valueSet", "values")

    /// Attributes have sets of values and no types.
    let types = ListedTypes()

    func components(of root: JSONValue, into diagnostics: inout DiagnosticBag) -> [Component] {
        let sets = ValueSets(root["valueSets"], into: &diagnostics)
        return taggedElements(of: root, besides: "globalAttributes", into: &diagnostics).map { element in
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
