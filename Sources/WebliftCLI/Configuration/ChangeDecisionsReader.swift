import Core
import Releases

/// `"changes": { "suppress": […], "severity": {…}, "renames": […] }`. A rule of design tokens has a `token` in place of
/// a `component`.
struct ChangeDecisionsReader {
    static let suppressKey = "suppress"
    static let severityKey = "severity"
    static let renamesKey = "renames"
    /// Nothing but a comparison knows that a change is uncertain.
    static let severities = ChangeSeverity.allCases.reversed().filter { $0 != .uncertain }
    static let renameKeys = ["component", "item", "to", "refused", "reason"]

    private static let page = "Documentation/Changes.md"

    static var suppressions: AcceptanceReader<ChangeRule> {
        AcceptanceReader(page: page, subjects: ["component", "token"], subject: \.subject)
    }

    private let value: JSONValue

    init(_ value: JSONValue) {
        self.value = value
    }

    func decisions() throws(UsageError) -> ChangeDecisions {
        guard value.kind == .object else {
            throw UsageError("\(value.location): “changes” is an object with “suppress”, “severity” or “renames”")
        }
        try UnknownKey.check(value, among: [Self.suppressKey, Self.severityKey, Self.renamesKey])
        var decisions = ChangeDecisions()
        for element in try list(Self.suppressKey, "rules, components and reasons") {
            decisions.suppressions.append(try Self.suppressions.acceptance(element))
        }
        if let severity = value[Self.severityKey] { decisions.severities = try severities(severity) }
        for element in try list(Self.renamesKey, "names that became others, and reasons") {
            decisions.renames.append(try rename(element))
        }
        return decisions
    }

    private func list(_ key: String, _ content: String) throws(UsageError) -> [JSONValue] {
        guard let list = value[key] else { return [] }
        guard list.kind == .array else { throw UsageError("\(list.location): “\(key)” is a list of \(content)") }
        return Array(list.elements)
    }

    private func severities(_ value: JSONValue) throws(UsageError) -> [ChangeRule: ChangeSeverity] {
        guard value.kind == .object else {
            throw UsageError("\(value.location): “severity” is an object with rules, and how severe each is")
        }
        var severities: [ChangeRule: ChangeSeverity] = [:]
        for member in value.members {
            let rule = try KnownRule<ChangeRule>.named(member.key.text, at: member.value.location, page: Self.page)
            guard let severity = Self.severities.first(where: { $0.rawValue == member.value.string }) else {
                let known = Self.severities.map(\.rawValue).joined(separator: ", ")
                throw UsageError("\(member.value.location): the severity of “\(rule.id)” is one of \(known)")
            }
            severities[rule] = severity
        }
        return severities
    }

    private func rename(_ value: JSONValue) throws(UsageError) -> RenameDecision {
        guard value.kind == .object else {
            throw UsageError("\(value.location): a rename is an object with “component”, “to” and “reason”")
        }
        try UnknownKey.check(value, among: Self.renameKeys)
        if let refused = value["refused"], refused.bool == nil {
            throw UsageError("\(refused.location): “refused” is true or false")
        }
        return RenameDecision(
            component: try SaidText.of("component", in: value),
            item: value["item"] == nil ? nil : try SaidText.of("item", in: value),
            to: try SaidText.of("to", in: value),
            isRefused: value["refused"]?.bool ?? false,
            reason: try SaidText.of("reason", in: value),
            place: value.location
        )
    }
}
