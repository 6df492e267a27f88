import Core

/// `{ "rule": …, "component": …, "item": …, "reason": … }`
struct AcceptanceReader<Rule: ReportRule> {
    let page: String
    /// Names for the subjects of rules. Items belong to components alone.
    var subjects = ["component"]
    var subject: (Rule) -> String = { _ in "component" }

    var keys: [String] { ["rule"] + subjects + ["item", "reason"] }

    func acceptance(_ value: JSONValue) throws(UsageError) -> Acceptance<Rule> {
        guard value.kind == .object else {
            throw UsageError("\(value.location): what is accepted is an object with “rule”, “component” and “reason”")
        }
        try UnknownKey.check(value, among: keys)
        let rule = try rule(value)
        let subject = subject(rule)
        let others = subjects.filter { $0 != subject } + (subject == "component" ? [] : ["item"])
        for key in others {
            guard let other = value[key] else { continue }
            throw UsageError("\(other.location): the rule “\(rule.id)” is about a \(subject) and has no “\(key)”")
        }
        return Acceptance(
            rule: rule,
            subject: try SaidText.of(subject, in: value),
            item: value["item"] == nil ? nil : try SaidText.of("item", in: value),
            reason: try SaidText.of("reason", in: value),
            place: value.location
        )
    }

    private func rule(_ value: JSONValue) throws(UsageError) -> Rule {
        let place = value["rule"]?.location ?? value.location
        return try KnownRule.named(try SaidText.of("rule", in: value), at: place, page: page)
    }
}

enum KnownRule<Rule: ReportRule> {
    /// `page` lists them.
    static func named(_ id: String, at place: SourceLocation, page: String) throws(UsageError) -> Rule {
        if let rule = Rule.named(id) { return rule }
        let nearest = NearestName.of(id, among: Rule.all.map(\.id))
        throw UsageError(
            "\(place): there is no rule “\(id)”",
            suggestion: nearest.map { "did you mean “\($0)”?" } ?? "\(page) lists them"
        )
    }
}

enum SaidText {
    static func of(_ key: String, in object: JSONValue) throws(UsageError) -> String {
        guard let value = object[key] else { throw UsageError("\(object.location): this needs “\(key)”") }
        guard let text = value.string, !text.isEmpty, !text.allSatisfy(\.isWhitespace) else {
            throw UsageError("\(value.location): “\(key)” is a text that says something")
        }
        return text
    }
}
