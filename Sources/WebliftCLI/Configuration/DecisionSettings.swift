import AppCode
import Core
import Releases

/// Decisions of the project about changes and differences: rules, subjects and reasons.
extension SettingsReader {
    static let changesKeys = ["suppress", "severity", "renames"]
    static let renameKeys = ["component", "item", "to", "refused", "reason"]
    static let driftKeys = ["types", "accept"]

    /// `"changes": { "suppress": […], "severity": {…}, "renames": […] }`
    func changeDecisions() throws(UsageError) -> ChangeDecisions {
        var decisions = ChangeDecisions()
        let form = "“changes” is an object with “suppress”, “severity” or “renames”"
        guard let changes = try object("changes", keys: Self.changesKeys, form: form) else { return decisions }
        decisions.suppressions = try AcceptanceReader<ChangeRule>.suppressions.acceptances(changes, "suppress")
        let severities = try changes.entries(
            "severity",
            form: "“severity” is an object with rules, and how severe each is"
        )
        for (id, value) in severities {
            let rule = try ChangeRule.known(
                id,
                at: value.location,
                listedIn: AcceptanceReader<ChangeRule>.suppressions.page
            )
            guard let severity = ChangeDecisions.possibleSeverities.first(where: { $0.rawValue == value.string }) else {
                let known = ChangeDecisions.possibleSeverities.map(\.rawValue).joined(separator: ", ")
                throw value.mistake("the severity of “\(rule.id)” is one of \(known)")
            }
            decisions.severities[rule] = severity
        }
        decisions.renames = try changes.list("renames", of: "names that became others, and reasons").map(Self.rename)
        return decisions
    }

    private static func rename(_ value: JSONValue) throws(UsageError) -> RenameDecision {
        let form = "a rename is an object with “component”, “to” and “reason”"
        let rename = try SettingsReader(value, keys: renameKeys, form: form)
        let isRefused = try rename.flag("refused") ?? false
        return RenameDecision(
            component: try rename.statement("component"),
            item: try rename.optionalStatement("item"),
            to: try rename.statement("to"),
            isRefused: isRefused,
            reason: try rename.statement("reason"),
            place: rename.location
        )
    }

    /// `"drift": { "types": { … }, "accept": [ … ] }`
    func driftSettings() throws(UsageError) -> DriftSettings {
        var settings = DriftSettings()
        let form = "“drift” is an object with “types” and “accept”"
        guard let drift = try object("drift", keys: Self.driftKeys, form: form) else { return settings }
        let types = try drift.entries("types", form: "“types” is an object with tags and the Swift type of each")
        for (tag, value) in types {
            guard let type = value.filledString else {
                throw value.mistake("the type of “\(tag)” is the name of a Swift type, such as “BrandButton”")
            }
            settings.types[tag] = NamedType(type, at: value.location)
        }
        settings.accepted = try AcceptanceReader<DriftRule>.drift.acceptances(drift, "accept")
        return settings
    }
}

/// `{ "rule": …, "component": …, "item": …, "reason": … }`
struct AcceptanceReader<Rule: ReportRule> {
    /// Lists the rules.
    let page: String
    /// Names for the subjects of rules. Items belong to components alone.
    var subjects = ["component"]
    var subject: (Rule) -> String = { _ in "component" }

    var keys: [String] { ["rule"] + subjects + ["item", "reason"] }

    func acceptances(_ settings: SettingsReader, _ key: String) throws(UsageError) -> [Acceptance<Rule>] {
        try settings.list(key, of: "rules, components and reasons").map(acceptance)
    }

    private func acceptance(_ value: JSONValue) throws(UsageError) -> Acceptance<Rule> {
        let form = "what is accepted is an object with “rule”, “component” and “reason”"
        let settings = try SettingsReader(value, keys: keys, form: form)
        let id = try settings.statement("rule")
        let rule = try Rule.known(id, at: value["rule"]?.location ?? value.location, listedIn: page)
        let subject = subject(rule)
        let others = subjects.filter { $0 != subject } + (subject == "component" ? [] : ["item"])
        for key in others {
            guard let other = value[key] else { continue }
            throw other.mistake("the rule “\(rule.id)” is about a \(subject) and has no “\(key)”")
        }
        return Acceptance(
            rule: rule,
            subject: try settings.statement(subject),
            item: try settings.optionalStatement("item"),
            reason: try settings.statement("reason"),
            place: value.location
        )
    }
}

extension AcceptanceReader<ChangeRule> {
    /// A rule of design tokens has a `token` in place of a `component`.
    static var suppressions: Self {
        AcceptanceReader(page: "Documentation/Changes.md", subjects: ["component", "token"], subject: \.subject)
    }
}

extension AcceptanceReader<DriftRule> {
    static var drift: Self { AcceptanceReader(page: "Documentation/Drift.md") }
}

extension ReportRule {
    fileprivate static func known(
        _ id: String,
        at place: SourceLocation,
        listedIn page: String
    ) throws(UsageError) -> Self {
        if let rule = named(id) { return rule }
        let nearest = NearestName.of(id, among: all.map(\.id))
        throw UsageError(
            "\(place): there is no rule “\(id)”",
            suggestion: nearest.map { "did you mean “\($0)”?" } ?? "\(page) lists them"
        )
    }
}

struct DriftSettings: Equatable {
    var types: [String: NamedType] = [:]
    var accepted: [DriftAcceptance] = []
}

struct ChangeDecisions: Equatable {
    /// Nothing but a comparison knows that a change is uncertain.
    static let possibleSeverities = ChangeSeverity.allCases.reversed().filter { $0 != .uncertain }

    var suppressions: [Suppression] = []
    var severities: [ChangeRule: ChangeSeverity] = [:]
    /// A comparison has to know names from the beginning.
    var renames: [RenameDecision] = []

    /// Reports decisions that are unused or have no reason yet.
    func apply(to changes: inout LibraryChanges, into diagnostics: inout DiagnosticBag) {
        changes.decide(severities)
        changes.suppress(suppressions, into: &diagnostics)
        for suppression in suppressions where suppression.reason == AcceptedChanges.reasonToWrite {
            diagnostics.warning(
                .changesNoReason,
                "nobody has said yet why \(suppression.rule.id) of \(suppression.subject) is accepted",
                at: suppression.place,
                suggestion: "write the reason"
            )
        }
        changes.reportUnused(renames, into: &diagnostics)
    }
}
