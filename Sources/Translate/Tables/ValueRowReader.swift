import Core
import SwiftModel

struct ValueRowReader {
    let row: MatrixRow

    func entries(into diagnostics: inout DiagnosticBag) -> [ValuesTable.Entry] {
        let web = diagnostics.value(try row.needed(.web).values(ScopedValuesParser.parse))
        let result = diagnostics.value(try row.needed(.swift).value(Self.result))
        guard let web, let result else { return [] }
        return row.components.flatMap { component in
            web.map { found in
                ValuesTable.Entry(
                    components: component,
                    scopes: found.scopes,
                    values: found.values,
                    result: result,
                    source: row.source
                )
            }
        }
    }

    private static func result(_ text: String) throws(TextProblem) -> ValuesTable.Result {
        let name = text.withoutBlanks
        if name == "nil" { return .nothing }
        guard !name.hasPrefix(".") else {
            let message = "the name of a case stands here, without a dot"
            throw TextProblem(.matrixResult, message, at: 0, suggestion: String(name.dropFirst()))
        }
        guard SwiftIdentifier(swift: name, as: .enumCase) != nil else {
            throw TextProblem(.matrixResult, "“\(name)” is no name that a Swift case can have", at: 0)
        }
        return .name(name)
    }
}
