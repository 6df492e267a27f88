import Core
import TestSupport
import Testing

@testable import Translate

@Suite("A compiled matrix says what its document says")
struct CompiledMatrixTests {
    @Test(arguments: [BuiltInMatrix.path, BuiltInMatrix.contracts, "specs/init/matrix.md"])
    func ofThePrograms(path: String) throws {
        let bytes = try FileBytes.read(RealLibraries.file(path))
        let compiled = try CompiledText(bytes)
        #expect(compiled.diagnostics.isEmpty)
        try compiled.expectSame()
    }

    @Test func withEverySection() throws {
        let compiled = try CompiledText(Array(MatrixSample.text.utf8))
        #expect(compiled.read.rules.count > 8 && !compiled.rows.isEmpty)
        try compiled.expectSame()
    }

    /// Those with mistakes as well: what can be read of them is a matrix.
    @Test func thatChanceHasChanged() throws {
        var random = SeededGenerator(seed: 0xC0DE)
        for _ in 0..<Loop.rounds(150) { try CompiledText(MatrixSample.mutated(using: &random)).expectSame() }
    }

    @Test func ofRulesThatChanceHasMade() throws {
        var random = RandomRules(seed: 11)
        let document = CompiledDocument(file: RuleFixture.path, layer: .builtIn, position: 3)
        for count in [0, 1, 40, 400] {
            var matrix = Matrix()
            matrix.rules = random.rules(count: count).map { rule in
                MatrixRule(
                    source: RuleSource(
                        layer: document.layer,
                        document: document.position,
                        row: rule.source.row,
                        location: rule.source.location
                    ),
                    components: rule.components,
                    patterns: rule.patterns,
                    swiftUI: rule.swiftUI,
                    uiKit: rule.uiKit,
                    reason: rule.reason,
                    text: rule.text
                )
            }
            #expect(try CompiledMatrix(matrix, rows: [:]).matrix(of: document) == matrix)
        }
    }

    /// A project's document is read behind it and has its own position, and its entries replace those of the same name.
    @Test func besideAnother() throws {
        let own =
            "## Names\n\n| Web | Swift |\n|---|---|\n| `url` | `Link` |\n| `elvt-` | `Own` |\n\n"
            + "## Slots\n\n| Web | SwiftUI | UIKit |\n|---|---|---|\n| `#label` | `title: View` | `same` |\n"
        let given = SourceFile(path: SourcePath("given.md"), text: MatrixSample.text)
        let project = MatrixDocument(SourceFile(path: SourcePath("own.md"), text: own), layer: .project)
        var diagnostics = DiagnosticBag()
        let compiled = CompiledMatrix(given, into: &diagnostics)
        let read = MatrixReader.read([project, MatrixDocument(given, layer: .builtIn)], into: &diagnostics)
        let decoded = MatrixReader.read(
            [project, MatrixDocument(given, layer: .builtIn, compiled: compiled)],
            into: &diagnostics
        )
        #expect(diagnostics.isEmpty)
        #expect(decoded == read)
        #expect(decoded.names.words["url"]?.swift == "Link")
        #expect(decoded.names.components["elvt-icon-button"]?.source.location.file.published == "given.md")
        #expect(decoded.rules.last?.source.document == 1)
    }

    /// Two spellings of one letter are equal as strings, and two names as bytes.
    @Test func letterByLetter() throws {
        let spellings = [
            "gro\u{DF}e", "gr\u{F6}\u{DF}e", "gro\u{308}\u{DF}e", "", "a\r\n", "\u{0}", "\u{1F9D1}\u{200D}\u{1F680}",
        ]
        var matrix = Matrix()
        matrix.rules = spellings.enumerated().map { row, text in
            MatrixRule(
                source: RuleSource(
                    layer: .builtIn,
                    document: 0,
                    row: row,
                    location: SourceLocation(file: RuleFixture.path, line: row + 1, column: 1)
                ),
                components: NamePattern("*"),
                patterns: [],
                swiftUI: .skip,
                uiKit: .skip,
                reason: text,
                text: text
            )
        }
        let document = CompiledDocument(file: RuleFixture.path, layer: .builtIn, position: 0)
        let decoded = try CompiledMatrix(matrix, rows: [:]).matrix(of: document)
        #expect(decoded.rules.map { Array($0.text.utf8) } == spellings.map { Array($0.utf8) })
        #expect(decoded.rules.map { Array(($0.reason ?? "none").utf8) } == spellings.map { Array($0.utf8) })
    }

    @Test func inBytesThatALiteralCanHold() throws {
        let compiled = try CompiledText(try FileBytes.read(RealLibraries.file(BuiltInMatrix.path))).compiled
        #expect(UTF8Check.firstInvalidOffset(in: compiled.bytes) == nil)
        #expect(!compiled.bytes.contains { $0 < 0x20 })
    }

    /// Without it the program would read the document each time it starts, which is right, but slow.
    @Test(
        "what the program carries is what reading its document comes to; make matrix renews it",
        arguments: [BuiltInMatrix.path, BuiltInMatrix.contracts]
    )
    func isCurrent(path: String) throws {
        let document = SourceFile(path: SourcePath("matrix.md"), bytes: try FileBytes.read(RealLibraries.file(path)))
        var diagnostics = DiagnosticBag()
        let file = CompiledMatrix(document, into: &diagnostics).file(of: document)
        #expect(diagnostics.isEmpty)
        let isSame = try FileBytes.read(RealLibraries.file(path.replacing(".md", with: ".compiled"))) == file
        #expect(isSame, "make matrix")
    }

    @Test("of a document in which one byte is another, it is not taken")
    func ofAnotherDocument() throws {
        let document = SourceFile(path: SourcePath("m.md"), text: MatrixSample.text)
        var diagnostics = DiagnosticBag()
        let compiled = CompiledMatrix(document, into: &diagnostics)
        let file = compiled.file(of: document)
        #expect(CompiledMatrix(file: file, of: document) == compiled)
        for offset in stride(from: 0, to: document.bytes.count, by: 97) {
            var bytes = document.bytes
            bytes[offset] ^= 1
            #expect(CompiledMatrix(file: file, of: SourceFile(path: document.path, bytes: bytes)) == nil)
        }
        #expect(CompiledMatrix(file: [], of: document) == nil)
    }
}
