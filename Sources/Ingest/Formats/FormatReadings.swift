import SourceText
import WebModel

/// What each format makes of its files, with who told what noted in all of it.
struct FormatReadings: Sendable {
    struct Entry: Sendable {
        let format: any InputFormat
        let reading: FormatReading
    }

    /// In the order of `InputFormats.all`, without formats that have no file.
    let all: [Entry]

    /// Each format is read beside the others.
    init(_ files: [[InputContent]], into diagnostics: inout DiagnosticBag) {
        let positions = files.indices.filter { !files[$0].isEmpty }
        all = Workers.map(positions, into: &diagnostics) { position, diagnostics in
            let format = InputFormats.all[position]
            let sorted = files[position].sorted { $0.path < $1.path }
            var reading = format.read(sorted, into: &diagnostics)
            let knowledge = SourceKnowledge(
                formats: InputFormats.mark(of: position),
                facts: format.trust.facts.subtracting(reading.lacking)
            )
            for index in reading.components.indices { reading.components[index].tell(from: knowledge) }
            return Entry(format: format, reading: reading)
        }
    }
}
