import Core
import Releases

/// Breaks by release, as `specs/schemas/history.schema.json` describes them.
enum HistoryJSON {
    static let schema = 1

    static func print(_ history: ReleaseHistory) -> [UInt8] {
        var bytes = JSONWriter.bytes(.pretty) { writer in
            writer.object { object in
                object.member("schema", schema)
                object.member("library", history.library)
                object.member("releases", array: history.steps) { writer, step in Self.write(step, to: &writer) }
            }
        }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    private static func write(_ step: ReleaseHistory.Step, to writer: inout JSONWriter) {
        writer.object { object in
            object.member("from", step.from)
            object.member("to", step.to)
            object.member("oldVersion", step.changes.old.version)
            object.member("newVersion", step.changes.new.version)
            object.member("bump", step.changes.bump.rawValue)
            object.member("isVersionTooSmall", step.smallVersion != nil)
            object.object("totals") { object in
                for severity in ReleaseHistory.columns {
                    object.member(severity.rawValue, step.changes.count(severity))
                }
            }
            object.member("figures", BreakFigures(step.changes))
            object.member("breaks", step.breaks)
        }
    }
}
