import Changes
import JSON
import SourceText
import WebModel

/// What a release changed as SARIF.
enum DiffSARIF {
    static func print(_ changes: LibraryChanges) -> [UInt8] {
        var fingerprints = Fingerprints()
        return SARIFDocument.print(
            rules: ChangeRule.all,
            { rule($0, to: &$1) },
            results: changes.changes,
            { change, writer in
                let fingerprint = fingerprints.next { change.addIdentity(to: &$0) }
                result(change, fingerprint: fingerprint, to: &writer)
            }
        )
    }

    // MARK: Rules

    private static let positions = Dictionary(uniqueKeysWithValues: ChangeRule.all.enumerated().map { ($1.id, $0) })

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
        the rule “\(rule.id)”, the component and the reason.
        """
    }

    private static func level(_ severity: ChangeSeverity) -> String {
        switch severity {
        case .breaking: "error"
        case .warning: "warning"
        case .addition, .note: "note"
        }
    }

    // MARK: Results

    private static func result(_ change: Change, fingerprint: String, to writer: inout JSONWriter) {
        writer.object { object in
            object.member("ruleId", change.rule.id)
            object.member("ruleIndex", positions[change.rule.id] ?? -1)
            object.member("level", level(change.severity))
            text("message", ChangeSentence(change: change).message, to: &object)
            let place = (change.after ?? change.before)?.place
            object.member("locations", array: place.map { [$0] } ?? []) { location($1, to: &$0) }
            object.member("relatedLocations") { writer in
                writer.array { writer in
                    if let before = change.before?.place { location(before, "the old release", to: &writer) }
                    for use in change.uses ?? [] {
                        SARIFDocument.location(file: use.file, line: use.line, "uses \(use.name)", to: &writer)
                    }
                }
            }
            object.object("partialFingerprints") { $0.member("webliftChange/v1", fingerprint) }
            // Absent would mean that nobody knows; and it must not be absent of some results only.
            object.member("suppressions", array: change.suppression.map { [$0] } ?? []) { writer, suppression in
                self.suppression(suppression, to: &writer)
            }
            object.object("properties") { object in
                object.member("component", change.tag)
                object.member("webSeverity", change.rule.severity.rawValue)
                object.member("swift", change.swift)
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

extension Change {
    /// What it is known by. Nothing of that moves without the change: no path, no line, no prose.
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
