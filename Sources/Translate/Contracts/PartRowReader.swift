import Core
import SwiftModel

struct PartRowReader {
    private let row: MatrixRow

    init(_ row: MatrixRow) {
        self.row = row
    }

    func part(into diagnostics: inout DiagnosticBag) -> PartRow? {
        let name = diagnostics.value { () throws(CellProblem) in try self.names(in: .part) }
        let names = diagnostics.value { () throws(CellProblem) in try self.names(in: .named) }
        let properties = diagnostics.value { () throws(CellProblem) in
            try known(DrawnProperty.self, in: .takes, "nothing that tokens say of a part")
        }
        let states = diagnostics.value { () throws(CellProblem) in
            try known(DrawnState.self, in: .states, "no state that is known")
        }
        guard let name, let names, let properties, let states else { return nil }
        let part = DrawnPart(name: name[0], names: names, properties: properties, states: states)
        return PartRow(primitives: row.primitives, part: part)
    }

    private func names(in column: MatrixColumn) throws(CellProblem) -> [String] {
        var names: [String] = []
        for span in try row.needed(column).codeSpans() {
            names.append(
                try span.read { (text) throws(TextProblem) in
                    let name = text.withoutBlanks
                    if !name.isEmpty, name.utf8.allSatisfy(Self.mayStandInName) { return name }
                    throw TextProblem(
                        .matrixResult,
                        "“\(name)” is no part: its words are small letters with dashes between them",
                        at: 0
                    )
                }
            )
        }
        return names
    }

    private static func mayStandInName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    private func known<Word: RawRepresentable<String> & CaseIterable & Hashable>(
        _ type: Word.Type,
        in column: MatrixColumn,
        _ problem: String
    ) throws(CellProblem) -> Set<Word> {
        guard let cell = row.optional(column) else { return [] }
        var words: Set<Word> = []
        for span in try cell.codeSpans() {
            words.insert(
                try span.read { (text) throws(TextProblem) in
                    if let word = Word(rawValue: text.withoutBlanks) { return word }
                    throw TextProblem(
                        .matrixResult,
                        "“\(text)” is \(problem)",
                        at: 0,
                        suggestion: NearestName.of(text, among: Word.allCases.map(\.rawValue))
                    )
                }
            )
        }
        return words
    }
}
