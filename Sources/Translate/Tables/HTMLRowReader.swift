import Core
import SwiftModel

struct HTMLRowReader {
    let row: MatrixRow

    func entries(into diagnostics: inout DiagnosticBag) -> [HTMLTable.Entry] {
        let subjects = diagnostics.value(try row.needed(.web).values(Self.subject))
        let result = diagnostics.value(try readResult())
        guard let subjects, let result else { return [] }
        return subjects.map { HTMLTable.Entry(subject: $0, result: result, source: row.source) }
    }

    private static func subject(_ text: String) throws(TextProblem) -> HTMLTable.Subject {
        let parts = text.split(separator: "+").map { String($0).withoutBlanks }
        if let first = parts.first {
            if let name = name(first, "<", ">"), parts.count == 1 || parts == [first, "flex"] {
                return .element(name, isFlex: parts.count == 2)
            }
            if let name = name(first, "[", "]"), parts.count == 1 { return .attribute(name) }
        }
        throw TextProblem(
            .matrixPattern,
            "here stands an element (`<div>`, `<div> + flex`) or an attribute (`[style]`, `[data-*]`)",
            at: 0
        )
    }

    private static func name(_ text: String, _ open: Character, _ close: Character) -> String? {
        guard text.first == open, text.last == close, text.count > 2 else { return nil }
        let name = text.dropFirst().dropLast()
        let plain = name.hasSuffix("*") && open == "[" ? name.dropLast() : name
        let isName = plain.utf8.allSatisfy { byte in
            ItemNameParser.isNameByte(byte) && byte != UInt8(ascii: "*")
        }
        return isName && !plain.isEmpty ? name.lowercased() : nil
    }

    private func readResult() throws(CellProblem) -> HTMLTable.Result {
        let cell = try row.needed(.swiftUI)
        if cell.word == "skip" { return .skip(reason: try row.reason(forSkipAt: cell.wordStart) ?? ItemDraft.noReason) }
        return try cell.value(words: ["skip"]) { (text) throws(TextProblem) in
            let word = text.withoutBlanks
            if let view = PlainView(rawValue: word) { return .view(view) }
            if let mechanism = SwiftUIMechanism(rawValue: word) { return .modifier(mechanism) }
            let words = PlainView.allCases.map(\.rawValue) + SwiftUIMechanism.allCases.map(\.rawValue) + ["skip"]
            throw TextProblem(
                .matrixResult,
                "“\(word)” is none of the views and modifiers that plain HTML can be",
                at: 0,
                suggestion: NearestName.of(word, among: words).map { "did you mean \($0)?" }
            )
        }
    }
}
