import Changes
import JSON
import SourceText
import WebModel

extension LibraryChanges.Release: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.member("version", version)
        }
    }
}

extension Change: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("rule", rule.id)
            object.member("title", rule.title)
            object.member("severity", severity.rawValue)
            object.member("webSeverity", rule.severity.rawValue)
            object.member("tag", tag)
            object.member("before", before)
            object.member("after", after)
            object.member("parts", parts)
            object.member("rename") { writer in
                guard let confidence else { return }
                writer.object { object in
                    object.member("confidence", confidence.percent)
                    object.member("evidence", evidence.map(\.rawValue))
                }
            }
            object.member("replacement", replacement)
            object.member("swift", swift)
            object.member("uses", uses)
            object.member("suppressed") { writer in
                guard let suppression else { return }
                writer.object { object in
                    object.member("reason", suppression.reason)
                    object.member("source", suppression.place)
                }
            }
        }
    }
}

extension ChangeSide: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("tag", tag)
            object.member("kind", item?.kind.rawValue)
            object.member("name", item?.name)
            object.member("text", text)
            object.member("source", place)
        }
    }
}

extension SwiftUse: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("file", file)
            object.member("line", line)
            object.member("name", name)
        }
    }
}

extension SwiftImpact: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("effect", effect.rawValue)
            object.member("effort", effort.rawValue)
            object.member("edits", array: edits) { writer, edit in
                writer.object { object in
                    object.member("before", edit.before)
                    object.member("after", edit.after)
                }
            }
        }
    }
}

extension SpellingDifference: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("why", normalization.rawValue)
            object.member("tag", tag)
            object.member("kind", item?.kind.rawValue)
            object.member("name", item?.name)
            object.member("fact", fact.rawValue)
        }
    }
}
