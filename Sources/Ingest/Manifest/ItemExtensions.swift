import Core
import WebModel

/// Keeps fields that a tool wrote beyond the schema.
enum ItemExtensions {
    /// Sorts by name, so that the order of an object's keys does not matter.
    static func of(
        _ value: JSONValue,
        reading known: KnownKeys,
        where isReadable: (String, JSONValue) -> Bool = ManifestText.isReadable
    ) -> [Extension] {
        var extensions: [Extension] = []
        for member in value.members where member.value.kind != .null {
            let isKnown = known.contains(member.key)
            // Texts, by far the most fields, can be read everywhere.
            if isKnown, member.value.isString { continue }
            let name = member.key.text
            if isKnown, isReadable(name, member.value) { continue }
            extensions.append(Extension(name: name, json: member.value.compactText, source: member.value.location))
        }
        return extensions.sorted { ($0.name, $0.json) < ($1.name, $1.json) }
    }

    static func merged(field: [Extension], attribute: [Extension]) -> [Extension] {
        var merged = field
        for addition in attribute {
            guard let taken = field.first(where: { $0.name == addition.name }) else {
                merged.append(addition)
                continue
            }
            guard taken.json != addition.json else { continue }
            var renamed = addition
            renamed.name = "attribute.\(addition.name)"
            merged.append(renamed)
        }
        return merged.sorted { ($0.name, $0.json) < ($1.name, $1.json) }
    }
}
