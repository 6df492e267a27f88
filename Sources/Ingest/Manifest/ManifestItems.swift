import Core

/// Takes lists out of manifest objects.
enum ManifestItems {
    /// The objects of a list. A list that is missing or null is empty; anything else that is no list of objects is
    /// reported and passed over.
    static func list(_ key: String, of object: JSONValue, into diagnostics: inout DiagnosticBag) -> [JSONValue] {
        guard let list = object[key], list.kind != .null else { return [] }
        guard list.kind == .array else {
            diagnostics.warning(.manifestShape, "“\(key)” is not a list", at: list.location)
            return []
        }
        var items: [JSONValue] = []
        items.reserveCapacity(list.count)
        for item in list.elements {
            if item.kind == .object {
                items.append(item)
            } else {
                diagnostics.warning(.manifestShape, "an entry of “\(key)” is not an object", at: item.location)
            }
        }
        return items
    }
}
