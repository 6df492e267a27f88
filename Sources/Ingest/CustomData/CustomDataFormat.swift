import Core
import WebModel

/// Description of elements for completion in VS Code: HTML custom data, under any file name.
struct CustomDataFormat: InputFormat {
    let name = "the custom data"
    let fileKind = "VS Code's HTML custom data"
    let endings = [".json"]

    /// Custom data lists attributes and some of their values, and texts that people read while they type.
    let trust = FormatTrust(weak: [.attributes, .types, .prose, .status])

    func recognises(_ content: InputContent) -> Bool { content.json.flatMap { TagsList($0.root) } == .customData }

    func isMeant(by file: SourceFile) -> Bool { file.begins(holding: "customData.schema.json") }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        FormatReading(of: files, by: CustomDataReader(), into: &diagnostics)
    }
}

struct CustomDataReader: ElementListReader {
    private static let tagKeys = KnownKeys.listed.adding(["attributes"])
    private static let attributeKeys = KnownKeys.listed.adding(["valueSet", "values"])

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
