import AppCode
import Core
import Generate

/// `specs/schemas/usage.schema.json`
enum UsageJSON {
    static func print(_ examples: [TranslatedMarkup]) -> [UInt8] {
        let figures = UsageFigures(examples)
        return JSONWriter.document(schema: 1) { object in
            object.object("totals") { object in
                object.member("examples", figures.used)
                object.member("complete", figures.complete)
                object.member("partial", figures.partial)
                object.member("leftOut", figures.leftOut)
                object.member("withoutComponents", figures.foreign)
                object.member("wrong", examples.count { !$0.isSound })
            }
            object.member("examples", array: examples) { write($1, to: &$0) }
        }
    }

    private static func write(_ example: TranslatedMarkup, to writer: inout JSONWriter) {
        writer.object { object in
            writePlace(example.place, to: &object)
            object.member("markup", example.markup)
            object.member("tags", example.tags)
            object.member("state", example.state.rawValue)
            object.member("swiftUI") { writer in
                guard let swiftUI = example.swiftUI else { return writer.null() }
                writer.object { object in
                    object.member("state", swiftUI.state)
                    object.member("body", swiftUI.body)
                }
            }
            object.member("uiKit", example.uiKit)
            object.member("absences", objects: example.absences) { object, absence in
                writePlace(absence.place, to: &object)
                object.member("subject", absence.subject)
                object.member("reason", absence.reason)
                object.member("isDecided", absence.isDecided)
            }
            object.member("findings", objects: example.findings) { object, finding in
                object.member("severity", finding.severity.rawValue)
                object.member("id", finding.id.rawValue)
                object.member("message", finding.message)
                writePlace(finding.location ?? example.place, to: &object)
                object.member("suggestion", finding.suggestion)
            }
        }
    }

    private static func writePlace(_ place: SourceLocation, to object: inout JSONObjectWriter) {
        object.member("file", place.file.published)
        object.member("line", place.line)
        object.member("column", place.column)
    }
}
