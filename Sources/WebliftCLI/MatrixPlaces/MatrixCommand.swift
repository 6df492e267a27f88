import Core
import Translate

/// Places in messages lead somewhere by it.
enum MatrixCommand: Command {
    static let name = "matrix"
    static let summary = "print the built-in translation matrix, or the row at a place of it"
    static let usage = "matrix [LINE|FILE|FILE:LINE] [options]"
    static let options = [Option.full, Option.config, Option.matrix]
    static let positional = Completion.words(["matrix.md", "primitives.md"])
    static let remarks = """
        Messages and “weblift explain” name rows by their places: builtin/matrix.md:443. “weblift matrix 443” or “weblift
        matrix builtin/matrix.md:443” prints that row with its section and the lines around it. FILE is matrix.md (the
        rules), primitives.md (what each native control needs), or a matrix of your project as weblift.json names it.
        """

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        guard arguments.inputs.count <= 1 else { throw UsageError("matrix takes one place") }
        let text = arguments.inputs.first ?? builtInPath
        guard let place = MatrixLine(text) else {
            throw UsageError(
                "“\(text)” is no place in a matrix",
                suggestion: "it is a line, a file, or both: matrix.md:443"
            )
        }
        let documents = Matrices(try Project(arguments)).documents(into: &session.diagnostics)
        guard let document = document(named: place.file ?? builtInPath, among: documents) else {
            let names = documents.map(\.file.path.typed)
            throw UsageError(
                "there is no matrix “\(place.file ?? "")”",
                suggestion: "it is one of: \(names.joined(separator: ", "))"
            )
        }
        let path = document.file.path.typed
        let page = MatrixPage(document, palette: session.outputPalette)
        guard let line = place.line else {
            session.show(page.text)
            session.close("\(path), \(Count.of("line", page.lineCount))", next: "weblift matrix LINE")
            return session.finish()
        }
        guard let row = page.row(at: line) else {
            session.close("there is no such line")
            session.diagnostics.error(
                .selectionUnknownRow,
                "\(path) ends at line \(page.lineCount)",
                at: nil,
                suggestion: "weblift matrix \(path)"
            )
            return session.finish()
        }
        session.show(row)
        session.close("\(path):\(line)")
        return session.finish()
    }

    private static let builtInPath = "builtin/matrix.md"

    /// A project's matrix goes by its path; the program's own with or without the folder that messages print.
    private static func document(named name: String, among documents: [MatrixDocument]) -> MatrixDocument? {
        if let own = documents.last(where: { $0.file.path.typed == name }) { return own }
        return documents.first { $0.file.path.typed == "builtin/\(name)" }
    }
}

/// A line of a matrix, as a person types it or copies it from a diagnostic: `443`, `primitives.md:12`,
/// `builtin/matrix.md:443:14`.
struct MatrixLine: Equatable {
    /// nil where only a line is named.
    let file: String?
    let line: Int?

    /// nil for a text that is neither a file nor a line.
    init?(_ text: String) {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        // The colon that a message prints behind a place goes along when the place is copied.
        if parts.count > 1, parts.last == "" { parts.removeLast() }
        let numbers = parts.reversed().prefix { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }.prefix(2)
        let name = parts.dropLast(numbers.count).joined(separator: ":")
        guard !name.isEmpty || numbers.count == 1 else { return nil }
        file = name.isEmpty ? nil : name
        // The line alone counts; a column behind it is passed over.
        guard let text = numbers.last else {
            line = nil
            return
        }
        guard let number = Int(text), number > 0 else { return nil }
        line = number
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
