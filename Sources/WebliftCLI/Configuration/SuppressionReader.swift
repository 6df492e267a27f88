import Changes
import JSON
import SourceText

/// Reads which changes a project accepts: `"changes": { "suppress": [{ "rule": …, "component": …, "reason": … }] }`.
struct SuppressionReader {
    static let listKey = "suppress"
    static let knownKeys = ["rule", "component", "item", "reason"]

    private let value: JSONValue

    init(_ value: JSONValue) {
        self.value = value
    }

    func suppressions() throws(UsageError) -> [Suppression] {
        guard value.kind == .object else {
            throw UsageError("\(value.location): “changes” is an object with “suppress”")
        }
        try UnknownKey.check(value, among: [Self.listKey])
        guard let list = value[Self.listKey] else { return [] }
        guard list.kind == .array else {
            throw UsageError("\(list.location): “suppress” is a list of rules, components and reasons")
        }
        var suppressions: [Suppression] = []
        for element in list.elements { suppressions.append(try suppression(element)) }
        return suppressions
    }

    private func suppression(_ value: JSONValue) throws(UsageError) -> Suppression {
        guard value.kind == .object else {
            throw UsageError("\(value.location): a suppression is an object with “rule”, “component” and “reason”")
        }
        try UnknownKey.check(value, among: Self.knownKeys)
        return Suppression(
            rule: try rule(value),
            component: try text(value, "component"),
            item: value["item"] == nil ? nil : try text(value, "item"),
            reason: try text(value, "reason"),
            place: value.location
        )
    }

    private func rule(_ value: JSONValue) throws(UsageError) -> ChangeRule {
        let id = try text(value, "rule")
        guard let rule = ChangeRule.named(id) else {
            let nearest = NearestName.of(id, among: ChangeRule.all.map(\.id))
            throw UsageError(
                "\(value["rule"]?.location ?? value.location): there is no rule “\(id)”",
                suggestion: nearest.map { "did you mean “\($0)”?" } ?? "they stand in Documentation/Changes.md"
            )
        }
        return rule
    }

    private func text(_ object: JSONValue, _ key: String) throws(UsageError) -> String {
        guard let value = object[key] else {
            throw UsageError("\(object.location): a suppression needs “\(key)”")
        }
        guard let text = value.string, !text.isEmpty, !text.allSatisfy(\.isWhitespace) else {
            throw UsageError("\(value.location): “\(key)” is a text that says something")
        }
        return text
    }
}
