import Core
import WebModel

/// The values that attributes may have where a file lists them by name, or beside the attribute.
struct ValueSets {
    /// VS Code's own set for attributes that need no value: they are there or not.
    private static let flagSet = "v"

    private var sets: [String: ListedTypes.Told] = [:]
    private var names: Set<String> = [ValueSets.flagSet]

    init(_ list: JSONValue?, into diagnostics: inout DiagnosticBag) {
        guard let list else { return }
        guard list.kind == .array else {
            diagnostics.warning(.listingShape, "“valueSets” is not a list", at: list.location)
            return
        }
        for set in list.elements {
            guard let name = set["name"]?.string, !name.isEmpty else {
                diagnostics.warning(.listingName, "a set of values has no name and is left out", at: set.location)
                continue
            }
            guard names.insert(name).inserted || name == Self.flagSet else { continue }
            sets[name] = ListedTypes.closedSet(set["values"])
        }
    }

    func type(of item: ListedItem, into diagnostics: inout DiagnosticBag) -> ListedTypes.Told? {
        if let own = ListedTypes.closedSet(item.value["values"]) { return own }
        guard let told = item.value["valueSet"], let name = told.string, !name.isEmpty else { return nil }
        guard names.contains(name) else {
            diagnostics.warning(
                .listingName,
                "the set “\(name)”, of which “\(item.name)” has its values, is declared nowhere",
                at: told.location
            )
            return nil
        }
        if let set = sets[name] { return set }
        return name == Self.flagSet ? (WebType(.keyword(.boolean)), "boolean") : nil
    }
}
