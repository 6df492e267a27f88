import Core
import Testing
import Translate

@testable import WebliftCLI

@Suite("A place in the matrix leads somewhere")
struct MatrixCommandTests {
    private let folder = TemporaryFolder()

    private func run(_ words: String...) -> ConsoleRun { ConsoleRun(["matrix"] + words) }

    @Test("a line, a file, and both, with a column and a colon as messages print them")
    func places() {
        for (text, file, line) in [
            ("443", nil, 443), ("primitives.md", "primitives.md", nil), ("primitives.md:12", "primitives.md", 12),
            ("builtin/matrix.md:443:14:", "builtin/matrix.md", 443), ("a:b.md:7", "a:b.md", 7),
        ] as [(String, String?, Int?)] {
            let place = MatrixLine(text)
            #expect(place?.file == file && place?.line == line, "\(text)")
        }
        for wrong in ["", ":", "0", "matrix.md:0", "99999999999999999999"] {
            #expect(MatrixLine(wrong) == nil, "\(wrong)")
        }
    }

    @Test("every row of the built-in matrix is found by the place that diagnostics name")
    func everyRow() throws {
        for document in Matrices.builtIn {
            let page = MatrixPage(document, palette: .plain)
            let rows = RowText.all(in: document)
            #expect(rows.count > 50)
            for (line, row) in rows {
                let text = String(decoding: try #require(page.row(at: line)), as: UTF8.self)
                #expect(text.hasPrefix("\(document.file.path.published):\(line)  "), "\(line)")
                for cell in row.cells { #expect(text.contains(TerminalText.line(cell.text)), "\(line)") }
            }
        }
    }

    @Test(
        "a row is printed with its section, its cells and the lines around it",
        arguments: ["builtin/primitives.md", "primitives.md"]
    )
    func row(file: String) throws {
        let document = try #require(Matrices.builtIn.last)
        let line = try #require(RowText.all(in: document).keys.min())
        let run = run("\(file):\(line)")
        #expect(run.exit == .success)
        #expect(run.outputText.contains("\n> \(line)  |") || run.outputText.contains("> \(line)  |"))
        #expect(run.outputText.split(separator: "\n").count <= 40)
        #expect(run.console.closingLine == "weblift matrix: builtin/primitives.md:\(line)")
    }

    @Test("without a place the matrix is printed, a screen of it on a terminal, else all")
    func whole() throws {
        let terminal = ConsoleRun(["matrix"], isTerminal: true)
        #expect(terminal.exit == .success && terminal.outputText.contains("more lines: --full prints them"))
        let lines = run().outputText.split(separator: "\n", omittingEmptySubsequences: false)
        let document = try #require(Matrices.builtIn.first)
        let source = String(decoding: document.file.bytes, as: UTF8.self)
        #expect(lines.count == source.split(separator: "\n", omittingEmptySubsequences: false).count)
    }

    @Test("what is no place, no matrix, or behind the end is told")
    func mistakes() {
        #expect(run("").exit == .usage)
        #expect(run("elsewhere.md:3").exit == .usage)
        let behind = run("999999")
        #expect(behind.exit == .found && behind.errorText.contains("builtin/matrix.md ends at line "))
    }

    @Test("a matrix of the project is found by its path")
    func project() throws {
        try folder.write("# Ours\n\n## Names\n\n| Web | Swift |\n|---|---|\n| `acme-` | `Acme` |\n", to: "rows.md")
        let path = folder.path("rows.md")
        let run = run("\(path):7", "--matrix", path)
        #expect(run.exit == .success)
        for part in [":7  Ours  Names", "Acme"] { #expect(run.outputText.contains(part)) }
    }
}
