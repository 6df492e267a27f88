import Core
import WebModel

/// Readings of the formats' files, in which components and items note the format that tells them.
struct FormatReadings: Sendable {
    struct Entry: Sendable {
        /// Position of the format in `InputFormats.all`.
        let position: Int
        private(set) var reading: FormatReading

        /// Takes the reading over, so that its items are marked where they are.
        init(_ reading: consuming FormatReading, of position: Int) {
            self.position = position
            let knowledge = SourceKnowledge(
                formats: InputFormats.mark(of: position),
                facts: InputFormats.all[position].trust.facts.subtracting(reading.lacking)
            )
            self.reading = reading
            for index in self.reading.components.indices { self.reading.components[index].tell(from: knowledge) }
        }

        var format: any InputFormat { InputFormats.all[position] }
    }

    /// Readings in the order of `InputFormats.all`, without formats that have no file.
    let all: [Entry]

    init(_ all: [Entry]) {
        self.all = all
    }

    /// Reads the files of each format; each is read beside the others.
    init(_ files: [[InputContent]], into diagnostics: inout DiagnosticBag) {
        let positions = files.indices.filter { !files[$0].isEmpty }
        all = Workers.map(positions, into: &diagnostics) { position, diagnostics in
            let sorted = files[position].sorted { $0.path < $1.path }
            var reading = InputFormats.all[position].read(sorted, into: &diagnostics)
            reading.review(into: &diagnostics)
            return Entry(reading, of: position)
        }
    }
}
