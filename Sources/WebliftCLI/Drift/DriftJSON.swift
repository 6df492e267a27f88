import AppCode
import Core
import WebModel

/// `specs/schemas/drift.schema.json`
enum DriftJSON {
    static let schema = 1

    static func print(_ report: DriftReport) -> [UInt8] {
        let bytes = JSONWriter.bytes(.pretty) { writer in
            writer.object { object in
                object.member("schema", schema)
                object.object("totals") { object in
                    object.member("differences", report.open.count)
                    object.member("notes", report.notes.count)
                    object.member("accepted", report.accepted.count)
                    object.member("components", report.components.count)
                    object.member("componentsInSwift", report.components.count { $0.type != nil })
                    object.member("items", report.totals.items)
                    object.member("itemsInSwift", report.totals.present)
                    object.member("files", report.fileCount)
                }
                object.member("isComplete", report.isComplete)
                object.member("components", array: report.components) { $1.write(to: &$0) }
                object.member("findings", array: report.findings) { $1.write(to: &$0) }
            }
        }
        return bytes + [UInt8(ascii: "\n")]
    }
}

extension ComponentCoverage {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("tag", tag)
            object.member("type", type)
            object.member("source", place)
            object.member("items", counts.items)
            object.member("itemsInSwift", counts.present)
        }
    }
}

extension DriftFinding {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("rule", rule.id)
            object.member("severity", rule.severity.rawValue)
            object.member("tag", tag)
            object.member("kind", item?.kind.rawValue)
            object.member("item", item?.description)
            object.member("name", name)
            object.member("message", message)
            object.member("swift", swiftPlace)
            object.member("web", webPlace)
            object.member("suggestion", suggestion)
            object.member("accepted", acceptance?.reason)
        }
    }
}
