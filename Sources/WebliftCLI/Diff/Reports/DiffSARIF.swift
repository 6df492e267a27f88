import Core
import Releases
import WebModel

enum DiffSARIF {
    static func print(_ changes: LibraryChanges) -> [UInt8] {
        var fingerprints = Fingerprints()
        return SARIFDocument.print(
            rules: rules,
            { $0.write(to: &$1) },
            results: findings(changes),
            { finding, writer in
                write(finding, fingerprint: fingerprints.next(finding.addIdentity), to: &writer)
            }
        )
    }

    // MARK: Rules

    private struct Rule {
        let id: String
        let title: String
        let explanation: String
        let help: String
        let severity: ChangeSeverity
        /// nil for a cause.
        var effect: SwiftEffect?

        init(_ rule: ChangeRule) {
            id = rule.id
            title = rule.title
            explanation = rule.explanation
            help = """
                \(rule.explanation) On the web this is \(rule.severity == .addition ? "an" : "a") \(rule.severity.noun); in Swift it mostly is: \(rule.usualEffect.rawValue). \
                Where it is meant to be, accept it in weblift.json, under “changes” and “suppress”, with \
                the rule “\(rule.id)”, the \(rule.isOfTokens ? "token" : "component") and the reason.
                """
            severity = rule.severity
            effect = rule.usualEffect
        }

        init(_ kind: ChangeCause.Kind) {
            id = "cause.\(kind.rawValue)"
            title = kind.title
            explanation = kind.explanation
            help =
                "\(kind.explanation) The related places are its effects. They are accepted one by one in weblift.json, each by its own rule."
            severity = kind.isOfSource ? .uncertain : .note
        }

        func write(to writer: inout JSONWriter) {
            writer.object { object in
                object.member("id", id)
                SARIFDocument.text("shortDescription", title, to: &object)
                SARIFDocument.text("fullDescription", explanation, to: &object)
                SARIFDocument.text("help", help, to: &object)
                object.object("defaultConfiguration") { $0.member("level", severity.asDiagnostic.rawValue) }
                guard let effect else { return }
                object.object("properties") { object in
                    object.member("webSeverity", severity.rawValue)
                    object.member("usualSwiftEffect", effect.rawValue)
                }
            }
        }
    }

    private static let rules = ChangeRule.all.map { Rule($0) } + ChangeCause.Kind.allCases.map { Rule($0) }
    private static let positions = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })

    // MARK: Results

    private typealias Related = (file: String, line: Int, message: String)

    private struct Finding {
        let rule: String
        let severity: ChangeSeverity
        let message: String
        let place: SourceLocation?
        private(set) var related: [Related] = []
        var suppression: Suppression?
        let addIdentity: (inout ContentHasher) -> Void
        let writeProperties: (inout JSONObjectWriter) -> Void

        init(_ group: ReleaseEntries.Group) {
            let sentence = CauseSentence(group: group)
            rule = Rule(group.cause.kind).id
            severity = group.severity
            message = sentence.message
            place = sentence.place
            related = group.effects.prefix(mostRelated).compactMap { change -> Related? in
                guard let place = change.place else { return nil }
                return (place.file.published, place.line, ChangeSentence(change: change).message)
            }
            // A cause stays the same when it gains an effect.
            addIdentity = { hasher in
                hasher.add(group.cause.kind.rawValue)
                hasher.add(group.cause.sentence)
            }
            writeProperties = { object in
                object.member("cause", group.cause.kind.rawValue)
                object.member("effects", group.effects.count)
            }
        }

        /// `subject` is the component or the token, with its key.
        init(_ change: some ToldChange, _ subject: (key: String, name: String)) {
            rule = change.rule.id
            severity = change.severity
            message = change.sentence.message
            place = change.place
            related = change.places.before.map { [($0.file.published, $0.line, "the old release")] } ?? []
            related += (change.uses ?? []).map { use -> Related in (use.file, use.line, "uses \(use.name)") }
            suppression = change.suppression
            addIdentity = change.addIdentity
            writeProperties = { object in
                object.member(subject.key, subject.name)
                object.member("webSeverity", change.webSeverity.rawValue)
                object.member("swift", change.swift)
            }
        }
    }

    /// Viewers show a few places; JSON has all effects.
    private static let mostRelated = 100

    /// Causes take the place of their effects. Accepted changes are told one by one.
    private static func findings(_ changes: LibraryChanges) -> [Finding] {
        ReleaseEntries(changes).groups.map { Finding($0) }
            + changes.changes.filter { $0.cause == nil || !$0.isOpen }.map { Finding($0, ("component", $0.tag)) }
            + (changes.tokens ?? []).map { Finding($0, ("token", $0.name)) }
    }

    private static func write(_ finding: Finding, fingerprint: String, to writer: inout JSONWriter) {
        writer.object { object in
            SARIFDocument.lead(
                finding.rule,
                index: positions[finding.rule],
                level: finding.severity.asDiagnostic.rawValue,
                finding.message,
                at: finding.place,
                to: &object
            )
            object.member("relatedLocations", array: finding.related) { writer, place in
                SARIFDocument.location(file: place.file, line: place.line, place.message, to: &writer)
            }
            object.object("partialFingerprints") { $0.member("webliftChange/v1", fingerprint) }
            // Absent would mean that nobody knows; and it must not be absent of some results only.
            object.member("suppressions", objects: finding.suppression.map { [$0] } ?? []) { object, suppression in
                object.member("kind", "external")
                object.member("status", "accepted")
                object.member("justification", suppression.reason)
                object.member("location") { writer in
                    let place = suppression.place
                    SARIFDocument.location(file: place.file.published, line: place.line, to: &writer)
                }
            }
            object.object("properties", finding.writeProperties)
        }
    }
}
