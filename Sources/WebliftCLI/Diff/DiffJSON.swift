import Core
import Releases
import WebModel

/// `specs/schemas/diff.schema.json`
enum DiffJSON {
    static func print(_ changes: LibraryChanges) -> [UInt8] {
        JSONWriter.document(schema: 1) { object in
            object.member("old", changes.old)
            object.member("new", changes.new)
            object.member("bump", changes.bump.rawValue)
            object.object("totals") { object in
                for severity in ChangeSeverity.allCases.reversed() {
                    object.member(severity.rawValue, changes.count(severity))
                }
                object.member("suppressed", changes.count - changes.openCount)
            }
            object.member("breaks", BreakFigures(changes))
            object.member("causes", array: changes.causes.enumerated().map { $0 }) { writer, entry in
                Self.write(entry.element, effects: changes.effects(of: entry.offset), in: changes, to: &writer)
            }
            object.member("changes", changes.changes)
            object.member("tokens", changes.tokens)
            object.member("unchanged", changes.spellings)
        }
    }

    /// `effects` are places in the list of changes.
    private static func write(
        _ cause: ChangeCause,
        effects: [Int],
        in changes: LibraryChanges,
        to writer: inout JSONWriter
    ) {
        writer.object { object in
            object.member("kind", cause.kind.rawValue)
            object.member("sentence", cause.sentence)
            object.member("severity", effects.map { changes.changes[$0].severity }.max()?.rawValue)
            object.member("evidence", objects: cause.evidence) { object, evidence in
                object.member("text", evidence.text)
                object.member("source", evidence.place)
            }
            object.member("effects", effects)
        }
    }
}
