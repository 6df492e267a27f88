import Core
import WebModel

struct ListedItem {
    /// Values that say nothing, as some tools write them for a missing value.
    private static let nothing: Set<String> = ["false", "[]", "{}", "\"\""]

    let name: String
    let value: JSONValue

    /// Text that says something: words, or an object with the words and how they are marked up.
    func text(_ key: String) -> String? { value[key].flatMap { $0.string ?? $0["value"]?.string }.prose }

    func flag(_ key: String) -> Bool { value[key]?.bool == true }

    var deprecation: Deprecation? {
        text("deprecatedMessage").map(Deprecation.reason) ?? InheritedItem.deprecation(of: value)
    }

    func facts(reading known: KnownKeys) -> ItemFacts {
        ItemFacts(
            deprecated: deprecation,
            inheritedFrom: text("inheritedFrom").map { Origin(name: $0) },
            summary: text("summary"),
            description: text("description"),
            extensions: extensions(reading: known),
            source: value.location
        )
    }

    func event(_ type: ListedTypes.Told?, reading known: KnownKeys) -> Event {
        Event(name: name, type: type?.type, typeText: type?.text, facts: facts(reading: known))
    }

    private func extensions(reading known: KnownKeys) -> [Extension] {
        ItemExtensions.of(value, reading: known, where: Self.isReadable).filter { !Self.nothing.contains($0.json) }
    }

    /// Checks single values: lists are reported where they are read.
    private static func isReadable(_ key: String, _ value: JSONValue) -> Bool {
        if value.isString { return true }
        return switch key {
        case "description", "summary": value["value"]?.isString == true
        case "type": ListedTypes.isReadable(value)
        case "deprecated": value.kind == .boolean || (value.kind == .object && value.count == 0)
        case "name", "inheritedFrom", "deprecatedMessage", "attribute", "since": false
        default: true
        }
    }
}

extension KnownKeys {
    static let listed: KnownKeys = [
        "deprecated", "deprecatedMessage", "description", "inheritedFrom", "name", "privacy", "summary",
    ]
}
