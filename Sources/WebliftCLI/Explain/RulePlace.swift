import Core
import Translate

/// A rule as it is named to people: file and line, and the text of its row.
struct RulePlace {
    let source: RuleSource
    let documents: [MatrixDocument]

    var text: String { PrintedPlace.text(source.location) }

    /// None where the row can't be found, for a rule of a document that is not there any more.
    var cells: [(column: String, text: String)] {
        RowText(of: source, in: documents)?.cells.map { ($0.column, $0.text) } ?? []
    }
}
