import Changes
import JSON
import SourceText
import WebModel

/// What a release changed as JSON, as `specs/schemas/diff.schema.json` describes it.
enum DiffJSON {
    static let schema = 1

    static func print(_ changes: LibraryChanges) -> [UInt8] {
        var bytes = JSONWriter.bytes(.pretty) { writer in
            writer.object { object in
                object.member("schema", schema)
                object.member("old", changes.old)
                object.member("new", changes.new)
                object.member("bump", changes.bump.rawValue)
                object.object("totals") { object in
                    for severity in ChangeSeverity.allCases.reversed() {
                        object.member(severity.rawValue, changes.count(severity))
                    }
                    object.member("suppressed", changes.changes.count - changes.openCount)
                }
                object.member("changes", changes.changes)
                object.member("unchanged", changes.spellings)
            }
        }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }
}
