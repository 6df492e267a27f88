import Core
import SwiftModel

struct PartRowReader {
    let row: MatrixRow

    func part(into diagnostics: inout DiagnosticBag) -> PartRow? {
        let name = diagnostics.value(try row.needed(.part).values(Self.name))
        let names = diagnostics.value(try row.needed(.named).values(Self.name))
        let properties: [DrawnProperty]? = diagnostics.value(try known(in: .takes, "nothing that tokens say of a part"))
        let states: [DrawnState]? = diagnostics.value(try known(in: .states, "no state that is known"))
        guard let name, let names, let properties, let states else { return nil }
        let part = DrawnPart(name: name[0], names: names, properties: Set(properties), states: Set(states))
        return PartRow(primitives: row.primitives, part: part)
    }

    private static func name(_ text: String) throws(TextProblem) -> String {
        let name = text.withoutBlanks
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        if !name.isEmpty, name.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || letters.contains($0) }) { return name }
        throw TextProblem(
            .matrixResult,
            "“\(name)” is no part: its words are small letters with dashes between them",
            at: 0
        )
    }

    private func known<Word: RawRepresentable<String> & CaseIterable>(
        in column: MatrixColumn,
        _ problem: String
    ) throws(CellProblem) -> [Word] {
        try row.optional(column)?.values { text throws(TextProblem) in try Word(known: text, problem) } ?? []
    }
}
