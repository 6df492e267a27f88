import AppCode
import Core
import WebModel

/// `specs/schemas/drift.schema.json`
enum DriftJSON {
    static func print(_ report: DriftReport) -> [UInt8] {
        JSONWriter.document(schema: 1) { object in
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
            object.member("components", report.components)
            object.member("findings", report.findings)
        }
    }
}

extension ComponentCoverage: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("tag", tag)
        object.member("type", type)
        object.member("source", place)
        object.member("items", counts.items)
        object.member("itemsInSwift", counts.present)
    }
}

extension DriftFinding: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
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
