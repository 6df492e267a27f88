import Core
import Releases
import WebModel

enum DiffSARIF {
    static func print(_ changes: LibraryChanges) -> [UInt8] {
        var fingerprints = Fingerprints()
        return SARIFDocument.print(
            rules: rules,
            { entry, writer in
                switch entry {
                case .change(let rule): self.rule(rule, to: &writer)
                case .cause(let kind): self.rule(kind, to: &writer)
                }
            },
            results: findings(changes),
            { finding, writer in
                switch finding {
                case .change(let found):
                    let fingerprint = fingerprints.next { found.addIdentity(to: &$0) }
                    result(found, fingerprint: fingerprint, to: &writer)
                case .cause(let group):
                    let fingerprint = fingerprints.next { group.cause.addIdentity(to: &$0) }
                    result(group, fingerprint: fingerprint, to: &writer)
                }
            }
        )
    }

    private enum Finding {
        case cause(ReleaseEntries.Group)
        case change(Result)
    }

    /// Causes take the place of their effects. Accepted changes are told one by one.
    private static func findings(_ changes: LibraryChanges) -> [Finding] {
        ReleaseEntries(changes).groups.map { .cause($0) }
            + changes.changes.filter { $0.cause == nil || !$0.isOpen }.map { .change(.component($0)) }
            + (changes.tokens ?? []).map { .change(.token($0)) }
    }

    // MARK: Rules

    private enum Rule {
        case change(ChangeRule)
        case cause(ChangeCause.Kind)

        var id: String {
            switch self {
            case .change(let rule): rule.id
            case .cause(let kind): "cause.\(kind.rawValue)"
            }
        }
    }

    private static let rules = ChangeRule.all.map { Rule.change($0) } + ChangeCause.Kind.allCases.map { .cause($0) }
    private static let positions = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })

    private static func rule(_ kind: ChangeCause.Kind, to writer: inout JSONWriter) {
        writer.object { object in
            object.member("id", Rule.cause(kind).id)
            text("shortDescription", kind.title, to: &object)
            text("fullDescription", kind.explanation, to: &object)
            text(
                "help",
                "\(kind.explanation) The related places are its effects. They are accepted one by one in weblift.json, each by its own rule.",
                to: &object
            )
            object.object("defaultConfiguration") { $0.member("level", level(kind.isOfSource ? .uncertain : .note)) }
        }
    }

    private static func rule(_ rule: ChangeRule, to writer: inout JSONWriter) {
        writer.object { object in
            object.member("id", rule.id)
            text("shortDescription", rule.title, to: &object)
            text("fullDescription", rule.explanation, to: &object)
            text("help", help(rule), to: &object)
            object.object("defaultConfiguration") { $0.member("level", level(rule.severity)) }
            object.object("properties") { object in
                object.member("webSeverity", rule.severity.rawValue)
                object.member("usualSwiftEffect", rule.usualEffect.rawValue)
            }
        }
    }

    private static func help(_ rule: ChangeRule) -> String {
        """
        \(rule.explanation) On the web this is \(rule.severity == .addition ? "an" : "a") \(rule.severity.noun); in Swift it mostly is: \(rule.usualEffect.rawValue). \
        Where it is meant to be, accept it in weblift.json, under “changes” and “suppress”, with \
        the rule “\(rule.id)”, the \(rule.isOfTokens ? "token" : "component") and the reason.
        """
    }

    private static func level(_ severity: ChangeSeverity) -> String {
        switch severity {
        case .breaking: "error"
        case .uncertain, .warning: "warning"
        case .addition, .note: "note"
        }
    }

    // MARK: Results

    fileprivate enum Result {
        case component(Change)
        case token(TokenChange)
    }

    /// Viewers show a few places; JSON has all effects.
    private static let mostRelated = 100

    private static func result(_ group: ReleaseEntries.Group, fingerprint: String, to writer: inout JSONWriter) {
        let id = Rule.cause(group.cause.kind).id
        let sentence = CauseSentence(group: group)
        writer.object { object in
            object.member("ruleId", id)
            object.member("ruleIndex", positions[id] ?? -1)
            object.member("level", level(group.severity))
            text("message", sentence.message, to: &object)
            object.member("locations", array: sentence.place.map { [$0] } ?? []) { location($1, to: &$0) }
            object.member("relatedLocations", array: group.effects.prefix(mostRelated)) { writer, change in
                guard let place = (change.after ?? change.before)?.place else { return }
                location(place, ChangeSentence(change: change).message, to: &writer)
            }
            object.object("partialFingerprints") { $0.member("webliftChange/v1", fingerprint) }
            object.member("suppressions", [String]())
            object.object("properties") { object in
                object.member("cause", group.cause.kind.rawValue)
                object.member("effects", group.effects.count)
            }
        }
    }

    private static func result(_ found: Result, fingerprint: String, to writer: inout JSONWriter) {
        let rule = found.rule
        writer.object { object in
            object.member("ruleId", rule.id)
            object.member("ruleIndex", positions[rule.id] ?? -1)
            object.member("level", level(found.severity))
            text("message", found.message, to: &object)
            let place = found.places.after ?? found.places.before
            object.member("locations", array: place.map { [$0] } ?? []) { location($1, to: &$0) }
            object.member("relatedLocations") { writer in
                writer.array { writer in
                    if let before = found.places.before { location(before, "the old release", to: &writer) }
                    for use in found.uses {
                        SARIFDocument.location(file: use.file, line: use.line, "uses \(use.name)", to: &writer)
                    }
                }
            }
            object.object("partialFingerprints") { $0.member("webliftChange/v1", fingerprint) }
            // Absent would mean that nobody knows; and it must not be absent of some results only.
            object.member("suppressions", array: found.suppression.map { [$0] } ?? []) { writer, suppression in
                self.suppression(suppression, to: &writer)
            }
            object.object("properties") { object in
                switch found {
                case .component(let change): object.member("component", change.tag)
                case .token(let change): object.member("token", change.name)
                }
                object.member("webSeverity", found.webSeverity.rawValue)
                object.member("swift", found.swift)
            }
        }
    }

    private static func suppression(_ suppression: Suppression, to writer: inout JSONWriter) {
        writer.object { object in
            object.member("kind", "external")
            object.member("status", "accepted")
            object.member("justification", suppression.reason)
            object.member("location") { location(suppression.place, to: &$0) }
        }
    }

    private static func location(_ place: SourceLocation, _ message: String? = nil, to writer: inout JSONWriter) {
        SARIFDocument.location(file: place.file.published, line: place.line, message, to: &writer)
    }

    private static func text(_ key: String, _ text: String, to object: inout JSONObjectWriter) {
        SARIFDocument.text(key, text, to: &object)
    }
}

extension DiffSARIF.Result {
    fileprivate var webSeverity: ChangeSeverity {
        switch self {
        case .component(let change): change.webSeverity
        case .token(let change): change.rule.severity
        }
    }

    fileprivate var rule: ChangeRule {
        switch self {
        case .component(let change): change.rule
        case .token(let change): change.rule
        }
    }

    fileprivate var severity: ChangeSeverity {
        switch self {
        case .component(let change): change.severity
        case .token(let change): change.severity
        }
    }

    fileprivate var message: String {
        switch self {
        case .component(let change): ChangeSentence(change: change).message
        case .token(let change): TokenSentence(change: change).message
        }
    }

    fileprivate var places: (before: SourceLocation?, after: SourceLocation?) {
        switch self {
        case .component(let change): (change.before?.place, change.after?.place)
        case .token(let change): (change.before?.place, change.after?.place)
        }
    }

    fileprivate var uses: [SwiftUse] {
        switch self {
        case .component(let change): change.uses ?? []
        case .token(let change): change.uses ?? []
        }
    }

    fileprivate var suppression: Suppression? {
        switch self {
        case .component(let change): change.suppression
        case .token(let change): change.suppression
        }
    }

    fileprivate var swift: SwiftImpact {
        switch self {
        case .component(let change): change.swift
        case .token(let change): change.swift
        }
    }

    fileprivate func addIdentity(to hasher: inout ContentHasher) {
        switch self {
        case .component(let change): change.addIdentity(to: &hasher)
        case .token(let change): change.addIdentity(to: &hasher)
        }
    }
}

extension TokenChange {
    /// Nothing in it moves without the change.
    fileprivate func addIdentity(to hasher: inout ContentHasher) {
        hasher.add(rule.id)
        for side in [before, after] {
            hasher.add(side?.name ?? "")
            hasher.add(side?.values.text ?? "")
        }
    }
}

extension Change {
    /// Nothing in it moves without the change: no path, no line, no prose.
    fileprivate func addIdentity(to hasher: inout ContentHasher) {
        hasher.add(rule.id)
        for side in [before, after] {
            hasher.add(side?.tag ?? "")
            hasher.add(side?.item?.description ?? "")
        }
        hasher.add(parts.count)
        for part in parts { hasher.add(part) }
    }
}

extension ChangeCause {
    /// A cause stays the same when it gains an effect.
    fileprivate func addIdentity(to hasher: inout ContentHasher) {
        hasher.add(kind.rawValue)
        hasher.add(sentence)
    }
}
