import Core
import Releases
import WebModel

extension LibraryChanges.Release: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("name", name)
        object.member("version", version)
    }
}

extension Change: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("rule", rule.id)
        object.member("title", rule.title)
        object.member("severity", severity.rawValue)
        object.member("webSeverity", webSeverity.rawValue)
        object.member("cause", cause)
        object.member("tag", tag)
        object.member("before", before)
        object.member("after", after)
        object.member("parts", parts)
        object.member("rename", confidence.map { RenameAsJSON(confidence: $0, evidence: evidence.map(\.rawValue)) })
        object.member("replacement", replacement)
        object.member("swift", swift)
        object.member("uses", uses)
        object.member("suppressed", suppression)
    }
}

struct RenameAsJSON: JSONObjectWritable {
    let confidence: Confidence
    let evidence: [String]

    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("confidence", confidence.percent)
        object.member("evidence", evidence)
    }
}

extension Acceptance: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("reason", reason)
        object.member("source", place)
    }
}

extension BreakFigures: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("web", web)
        object.member("swiftBecauseOfWeb", swiftBecauseOfWeb)
        object.member("swiftAlone", swiftAlone)
    }
}

extension ChangeSide: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("tag", tag)
        object.member("kind", item?.kind.rawValue)
        object.member("name", item?.name)
        object.member("text", text)
        object.member("source", place)
    }
}

extension SwiftUse: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("file", file)
        object.member("line", line)
        object.member("name", name)
    }
}

extension SwiftImpact: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("effect", effect.rawValue)
        object.member("effort", effort.rawValue)
        object.member("edits", objects: edits) { object, edit in
            object.member("before", edit.before)
            object.member("after", edit.after)
        }
    }
}

extension SpellingDifference: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("why", normalization.rawValue)
        object.member("tag", tag)
        object.member("kind", item?.kind.rawValue)
        object.member("name", item?.name)
        object.member("fact", fact.rawValue)
    }
}
