import Core
import WebModel

/// An entry of a class's list, with the class: a reference, because lists are sifted and joined several times.
final class InheritedItem {
    let value: JSONValue
    /// Most readers of an entry ask for it.
    let name: String?
    /// The class or mixin with the list that holds the entry; its module is the scope for type names.
    let declaration: ManifestDeclaration
    /// Number of steps up to the class; 0 for the component's own.
    let depth: Int
    /// nil for an own entry. `inheritedFrom` of the entry itself is nearer to the truth and wins.
    private let inherited: Origin?

    init(value: JSONValue, declaration: ManifestDeclaration, depth: Int, inherited: Origin?) {
        self.value = value
        name = value["name"]?.string
        self.declaration = declaration
        self.depth = depth
        self.inherited = inherited
    }

    var toldName: String? { name?.isEmpty == false ? name : nil }

    var location: SourceLocation { value.location }

    var origin: Origin? {
        guard let told = value["inheritedFrom"], let name = told["name"]?.string else { return inherited }
        return Origin(name: name, module: told["module"]?.string)
    }

    /// Whether the list that it is in, or it itself, says that another class declares it.
    var isInherited: Bool { origin.map { $0.name != declaration.name } ?? false }

    /// The nearer entry counts, then by name, the class's own before one that a tool lists with it, and the one with
    /// more fields; never by its place in a list, as tools write lists in any order.
    func precedes(_ other: InheritedItem) -> Bool {
        if depth != other.depth { return depth < other.depth }
        if name != other.name { return (name ?? "") < (other.name ?? "") }
        if isInherited != other.isInherited { return other.isInherited }
        if value.count != other.value.count { return value.count > other.value.count }
        return value.compactText < other.value.compactText
    }

    func text(_ key: String) -> String? {
        guard let text = value[key]?.string, !text.isEmpty else { return nil }
        return text
    }

    func code(_ key: String) -> String? {
        guard let code = ManifestText.code(value[key]), !code.isEmpty else { return nil }
        return code
    }

    /// Whether a flag is set. Generators also write a flag's comment as an object, or `"true"`.
    func flag(_ key: String) -> Bool {
        guard let value = value[key] else { return false }
        switch value.kind {
        case .boolean: return value.bool == true
        case .object: return true
        case .string: return !value.isString("false")
        case .null, .array, .number: return false
        }
    }

    func facts(beside known: KnownKeys) -> ItemFacts {
        ItemFacts(
            deprecated: deprecation,
            inheritedFrom: origin,
            summary: text("summary"),
            description: text("description"),
            extensions: ItemExtensions.of(value, reading: known),
            source: location
        )
    }

    var deprecation: Deprecation? { InheritedItem.deprecation(of: value) }

    static func deprecation(of value: JSONValue) -> Deprecation? {
        guard let told = value["deprecated"] else { return nil }
        if let text = told.string {
            if text == "false" { return nil }
            return text.isEmpty || text == "true" ? .flagged : .reason(text)
        }
        return told.bool == true || told.kind == .object ? .flagged : nil
    }
}
