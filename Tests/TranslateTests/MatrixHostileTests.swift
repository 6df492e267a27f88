import Core
import TestSupport
import Testing
import Translate

@Suite("Matrices that mean harm", .ends(within: .seconds(300)))
struct MatrixHostileTests {
    @Test func fiftyThousandRowsAreRead() {
        var text = "## Properties\n\n| Web | SwiftUI | UIKit |\n|---|---|---|\n"
        for number in 0..<50_000 { text += "| `a\(number), b\(number): boolean` | `is{Name}: Bool` | `same` |\n" }
        let read = ReadMatrix(text)
        #expect(read.diagnostics.isEmpty)
        #expect(read.matrix.rules.count == 50_000)
        #expect(read.matrix.rules.last?.source.row == 49_999)
    }

    @Test func asManyMistakesAreCountedAndNotKept() {
        var text = "## Properties\n\n| Web | SwiftUI | UIKit |\n|---|---|---|\n"
        for _ in 0..<20_000 { text += "| `a: bool` | `a: Int` | `same` |\n" }
        #expect(ReadMatrix(text).diagnostics.count == DiagnosticBag.limit + 1)
    }

    private static func times(_ count: Int, _ text: String) -> String {
        String(repeating: text, count: Loop.size(count))
    }

    @Test(
        arguments: [
            "`\(times(20_000, "a, "))a`", "`a + \(times(20_000, "#a + "))#b`", "`\(times(20_000, "+"))`",
            times(9_000, "`a`, "), times(9_000, "`a\\|` "), "`a: \(times(20_000, "A."))`", times(20_000, "and "),
            times(20_000, "`` a` "), "`a` \(times(20_000, "*"))", times(20_000, "\\`"), "`\(times(20_000, ":"))`",
        ]
    )
    func longCellsEndSoon(cell: String) {
        for section in ["Properties", "Names", "Values", "Types", "Components"] {
            _ = ReadMatrix.table(section, ["| \(cell) | `a: Int` | | | | |", "| `a` | \(cell) | \(cell) | | | |"])
        }
    }

    @Test(arguments: ["(", "[", "{", "<", "[(", "Set<", "{Type}", "->", "(a,"])
    func deepTypesEndSoon(part: String) {
        let type = Self.times(20_000, part)
        for row in ["| `a` | `a: \(type)` | `same` | |", "| `a` | `a(\(type))` | `delegate.a(\(type))` | |"] {
            _ = ReadMatrix.properties(row)
        }
        _ = ReadMatrix.table("Types", ["| `\(type)` | `\(type)` | |"])
    }

    @Test func aMutatedMatrixIsReadOrToldOfAndNeverCrashes() {
        var random = SeededGenerator(seed: 42)
        for _ in 0..<Loop.rounds(1000) { check(MatrixSample.mutated(using: &random)) }
    }

    @Test func everyBeginningOfAMatrixIsReadOrToldOf() {
        let bytes = Array(MatrixSample.text.utf8)
        for count in stride(from: 0, to: bytes.count, by: 3) { check(Array(bytes.prefix(count))) }
    }

    /// Every diagnostic is an error inside of the text, and the reading is the same each time.
    private func check(_ bytes: [UInt8]) {
        var diagnostics = DiagnosticBag()
        let file = SourceFile(path: SourcePath("m.md"), bytes: bytes)
        let matrix = MatrixReader.read([MatrixDocument(file, layer: .project)], into: &diagnostics)
        let lines = bytes.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }
        for diagnostic in diagnostics.sorted where diagnostic.id.rawValue.hasPrefix("matrix.") {
            let place = diagnostic.location
            #expect(diagnostic.severity == .error)
            #expect((place?.line ?? 0) >= 1 && (place?.line ?? .max) <= lines.count)
            #expect((place?.column ?? 0) >= 1)
        }
        #expect(matrix.rules.allSatisfy { $0.source.location.line <= lines.count && !$0.patterns.isEmpty })
    }
}

@Suite struct MatrixBoundTests {
    /// A row makes a rule for each tag of its heading: 600 tags above 400 rows would be 240,000.
    @Test func aSmallDocumentCantAskForMillionsOfRules() {
        let tags = (0..<600).map { "`x-\($0)`" }.joined(separator: ", ")
        let rows = (0..<400).map { "| `p\($0): boolean` | `p\($0): Bool` | `same` |\n" }.joined()
        let read = ReadMatrix("## Properties\n\n### \(tags)\n\n| Web | SwiftUI | UIKit |\n|---|---|---|\n\(rows)")
        #expect(read.ids == [.inputTooLarge])
        #expect(read.matrix.rules.count <= 200_000)
    }
}
