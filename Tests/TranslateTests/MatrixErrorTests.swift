import Core
import TestSupport
import Testing
import Translate

/// Every mistake at its exact place: `⟦` stands before the offending word.
@Suite struct MatrixErrorTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let section, row: String
        let id: DiagnosticID
        let suggestion: String?

        init(_ section: String, _ row: String, _ id: DiagnosticID, _ suggestion: String? = nil) {
            self.section = section
            self.row = row
            self.id = id
            self.suggestion = suggestion
        }

        var testDescription: String { "\(section) \(row)" }
    }

    static let cells = [
        Mistake("Properties", "| ⟦| `a: Int` | `same` | |", .matrixCell),
        Mistake("Properties", "| `a` | ⟦| `same` | |", .matrixCell),
        Mistake("Properties", "| `a` | `a: Int` | ⟦| |", .matrixCell),
        Mistake("Properties", "| `a` | `a: Int` |⟦", .matrixCell),
        Mistake("Properties", "| `a`⟦", .matrixCell),
        Mistake("Properties", "| ⟦disabled⟧ | `a: Int` | `same` | |", .matrixCell, "`disabled`"),
        Mistake("Properties", "| `a` ⟦with⟧ `b` | `a: Int` | `same` | |", .matrixCell, "`with`"),
        Mistake("Properties", "| `a`, ⟦x⟧ | `a: Int` | `same` | |", .matrixCell, "`x`"),
        Mistake("Properties", "| `a ⟦\\| @` | `a: Int` | `same` | |", .matrixPattern),
        Mistake("Properties", "| a line of prose⟦", .matrixCell),
        Mistake("Properties", "| ⟦| | | |", .matrixCell),
        Mistake("Properties", "| *⟦a⟧* | `a: Int` | `same` | |", .matrixCell),
        Mistake("Properties", "| [⟦a⟧](b) | `a: Int` | `same` | |", .matrixCell),
        Mistake("Properties", "| ⟦<b> | `a: Int` | `same` | |", .matrixCell),
        Mistake("Properties", "| `a` | ⟦skp⟧ | `same` | |", .matrixCell, "skip"),
        Mistake("Properties", "| `a` | `a: Int` | ⟦sme⟧ | |", .matrixCell, "same"),
        Mistake("Properties", "| `a` | `a: Int`, ⟦skip⟧ | `same` | x |", .matrixCell),
        Mistake("Properties", "| `a` | `a: Int`, `⟦skip⟧` | `same` | x |", .matrixCell),
        Mistake("Properties", "| `a` | `a: Int` | `⟦same⟧`, `b: Int` | |", .matrixCell),
        Mistake("Properties", "| ⟦`a: b | c` | `a: Int` | `same` | |", .matrixCell),
        Mistake("Properties", "| ⟦`a | `a: Int` | `same` | |", .matrixCell),
        Mistake("Properties", "| `a` | `a: Int` | `same` | x | ⟦y⟧ |", .matrixCell),
        Mistake("Names", "| `a` | `A`, `⟦B⟧` |", .matrixCell),
        Mistake("Types", "| `Date` | `Date` | ⟦sm⟧ |", .matrixCell, "ms"),
        Mistake("Types", "| `Date` | `Date` | `⟦CSS lenght⟧` |", .matrixCell, "CSS length"),
    ]

    static let reasons = [
        Mistake("Properties", "| `a` | `⟦skip⟧` | `same` | |", .matrixReason),
        Mistake("Properties", "| `a` | `a: Int` | ⟦skip⟧ | |", .matrixReason),
        Mistake("Properties", "| `a` | ⟦skip⟧ | | |", .matrixReason),
        Mistake("Components", "| `*-a` | `⟦skip⟧` | | | | |", .matrixReason),
    ]

    static let patterns = [
        Mistake("Properties", "| `⟦@change⟧` | `a: Int` | `same` | |", .matrixPattern, "change"),
        Mistake("Events", "| `⟦change⟧` | `a: Int` | `same` | |", .matrixPattern, "@change"),
        Mistake("Slots", "| `⟦prefix⟧` | `a: View` | `same` | |", .matrixPattern, "#prefix"),
        Mistake("Methods", "| `⟦focus⟧` | `.focused()` | `same` | |", .matrixPattern, "focus()"),
        Mistake("Styling", "| `⟦base⟧` | `.padding()` | `same` | |", .matrixPattern, "::part(base)"),
        Mistake("Methods", "| `focus(⟦x⟧)` | `.focused()` | `same` | |", .matrixPattern, "focus()"),
        Mistake("Properties", "| `a: ⟦bool⟧` | `a: Int` | `same` | |", .matrixPattern, "boolean"),
        Mistake("Properties", "| `a, b: ⟦strng⟧?` | `a: Int` | `same` | |", .matrixPattern, "string"),
        Mistake("Properties", "| `a`, `b: ⟦nmber⟧` | `a: Int` | `same` | |", .matrixPattern, "number"),
        Mistake("Properties", "| `a: ⟦string, b: number⟧` | `a: Int` | `same` | |", .matrixPattern),
        Mistake("Properties", "| `a:⟦` | `a: Int` | `same` | |", .matrixPattern),
        Mistake("Properties", "| `a,⟦` | `a: Int` | `same` | |", .matrixPattern),
        Mistake("Properties", "| `a, ⟦@b⟧` | `a: Int` | `same` | |", .matrixPattern, "b"),
        Mistake("Properties", "| `a + ⟦#x*⟧` | `a: Int` | `same` | |", .matrixPattern),
        Mistake("Properties", "| `a + #x⟦: string⟧` | `a: Int` | `same` | |", .matrixPattern),
        Mistake("Properties", "| `a ⟦b⟧` | `a: Int` | `same` | |", .matrixPattern),
        Mistake("Properties", "| `readonly a, ⟦readonly⟧ b: string` | `a: Int` | `same` | |", .matrixPattern),
        Mistake("Slots", "| `#a⟦: string⟧` | `a: View` | `same` | |", .matrixPattern),
        Mistake("Events", "| `⟦readonly⟧ @a` | `a()` | `same` | |", .matrixPattern),
        Mistake("Styling", "| `⟦::prat(a)⟧` | `.padding()` | `same` | |", .matrixPattern),
        Mistake("Styling", "| `::part(a⟦` | `.padding()` | `same` | |", .matrixPattern),
        Mistake("Events", "| `@⟦` | `a()` | `same` | |", .matrixPattern),
        Mistake("Values", "| `size⟦` | `small` |", .matrixPattern),
        Mistake("Values", "| `size: a,⟦` | `small` |", .matrixPattern),
        Mistake("Values", "| `size: ⟦'a⟧` | `small` |", .matrixPattern),
        Mistake("Values", "| `size: ⟦a b⟧` | `small` |", .matrixPattern, "'a b'"),
        Mistake("Names", "| `⟦-⟧` | `A` |", .matrixPattern),
        Mistake("Names", "| `elvt ⟦chip` | `A` |", .matrixPattern),
        Mistake("Components", "| `⟦button⟧` | `Button` | | | | |", .matrixPattern, "*-button"),
        Mistake("Components", "| `⟦Elvt-Button⟧` | `Button` | | | | |", .matrixPattern, "elvt-button"),
        Mistake("Components", "| `*-a, *-b ⟦c⟧` | `Button` | | | | |", .matrixPattern),
        Mistake("Components", "| `*-a` | `Button` | | | `⟦@c*⟧` | |", .matrixPattern),
    ]

    static let results = [
        Mistake("Properties", "| `a` | `⟦.focusd()⟧` | `same` | |", .matrixResult, ".focused()"),
        Mistake("Properties", "| `a` | `⟦FocusState⟧` | `same` | |", .matrixResult, "@FocusState"),
        Mistake("Properties", "| `a` | `⟦a = 1⟧` | `same` | |", .matrixResult),
        Mistake("Properties", "| `a` | `$a: Bool = ⟦false⟧` | `same` | |", .matrixResult),
        Mistake("Properties", "| `a` | `⟦$a()⟧` | `same` | |", .matrixResult),
        Mistake("Properties", "| `a` | `a: View = ⟦nil⟧` | `same` | |", .matrixResult),
        Mistake("Properties", "| `a` | `a: Int =⟦` | `same` | |", .matrixResult),
        Mistake("Properties", "| `a` | `a(Int⟦` | `same` | |", .matrixResult),
        Mistake("Properties", "| `a` | `a() ⟦x⟧` | `same` | |", .matrixResult),
        Mistake("Properties", "| `a` | `see ⟦*b⟧` | `same` | |", .matrixResult),
        Mistake("Properties", "| `a` | `see b⟦, c⟧` | `same` | |", .matrixResult),
        Mistake("Properties", "| `a` | `a: Int` | `⟦.valueChangd⟧` | |", .matrixResult, ".valueChanged"),
        Mistake(
            "Properties",
            "| `a` | `a: Int` | `⟦becomeFirstResponer()⟧` | |",
            .matrixResult,
            "becomeFirstResponder()"
        ),
        Mistake("Properties", "| `a` | `a: Int` | `a = ⟦1⟧` | |", .matrixResult),
        Mistake("Properties", "| `a` | `a: Int` | `⟦@FocusState⟧` | |", .matrixResult),
        Mistake("Properties", "| `a` | `a: Int` | `delegate.⟦didChange⟧` | |", .matrixResult),
        Mistake("Components", "| `*-a` | `⟦Buton⟧` | | | | |", .matrixResult, "Button"),
        Mistake("Components", "| `*-a` | `Button` | `⟦UIControll⟧` | | | |", .matrixResult, "UIControl"),
        Mistake("Names", "| `a` | `⟦textArea⟧` |", .matrixResult, "TextArea"),
        Mistake("Values", "| `size: s` | `⟦.small⟧` |", .matrixResult, "small"),
        Mistake("Properties", "| `a` | `a: {⟦Typ⟧}` | `same` | |", .matrixPlaceholder, "{Type}"),
        Mistake("Properties", "| `a` | `is{⟦Nme⟧}: Bool` | `same` | |", .matrixPlaceholder, "{Name}"),
        Mistake("Properties", "| `a` | `on{Name}(Int, [{⟦Detial⟧}])` | `same` | |", .matrixPlaceholder, "{Detail}"),
        Mistake("Properties", "| `a` | `a: {⟦Type` | `same` | |", .matrixPlaceholder),
        Mistake("Properties", "| `a` | `a⟦}: Int` | `same` | |", .matrixPlaceholder),
        Mistake("Properties", "| `a` | `a:⟦` | `same` | |", .matrixType),
        Mistake("Types", "| `Record<string,⟦` | `Date` | |", .matrixType),
        Mistake("Types", "| `Item` | `Item: ⟦Identifable⟧` | |", .matrixType, "Identifiable"),
    ]

    @Test(arguments: cells + reasons + patterns + results)
    func aMistakeIsToldAtItsPlaceAndTheOtherRowsAreRead(mistake: Mistake) throws {
        let good = Self.goodRow(of: mistake.section)
        let read = ReadMatrix.table(mistake.section, [good, mistake.row, good])
        #expect(read.ids == [mistake.id])
        #expect(read.places == read.marked)
        #expect(read.suggestions == [mistake.suggestion])
        #expect(read.diagnostics.allSatisfy { $0.severity == .error })
        #expect(read.matrix.summary == ReadMatrix.table(mistake.section, [good, good]).matrix.summary)
    }

    private static func goodRow(of section: String) -> String {
        switch section {
        case "Names": "| `url` | `URL` |"
        case "Values": "| `size: s` | `small` |"
        case "Types": "| `File[]` | `[URL]` | |"
        case "Components": "| `*-button` | `Button` | `UIControl` | | `@click` | |"
        case "Slots": "| `#good` | `good: View` | `same` | |"
        case "Events": "| `@good` | `good()` | `same` | |"
        case "Methods": "| `good()` | `.focused()` | `same` | |"
        case "Styling": "| `--good` | `.padding()` | `same` | |"
        default: "| `good` | `good: Int` | `same` | |"
        }
    }
}

@Suite("Matrices that mean harm", .ends(within: .seconds(300)))
struct MatrixHostileTests {
    @Test func fiftyThousandRowsAreRead() {
        let read = ReadMatrix.table(
            "Properties",
            (0..<50_000).map { "| `a\($0), b\($0): boolean` | `is{Name}: Bool` | `same` | |" }
        )
        #expect(read.diagnostics.isEmpty)
        #expect(read.matrix.rules.count == 50_000)
        #expect(read.matrix.rules.last?.source.row == 49_999)
    }

    @Test func asManyMistakesAreCountedAndNotKept() {
        let rows = Array(repeating: "| `a: bool` | `a: Int` | `same` | |", count: 20_000)
        #expect(ReadMatrix.table("Properties", rows).diagnostics.count == DiagnosticBag.limit + 1)
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
        let lines = bytes.split(omittingEmptySubsequences: false) { [0x0A, 0x0D].contains($0) }
        for diagnostic in diagnostics.sorted where diagnostic.id.rawValue.hasPrefix("matrix.") {
            let place = diagnostic.location
            #expect(diagnostic.severity == .error)
            #expect((place?.line ?? 0) >= 1 && (place?.line ?? .max) <= lines.count)
            #expect((place?.column ?? 0) >= 1)
        }
        #expect(matrix.rules.allSatisfy { $0.source.location.line <= lines.count && !$0.patterns.isEmpty })
    }

    /// A row makes a rule for each tag of its heading: 600 tags above 400 rows would be 240,000.
    @Test func aSmallDocumentCantAskForMillionsOfRules() {
        let tags = (0..<600).map { "`x-\($0)`" }.joined(separator: ", ")
        let rows = (0..<400).map { "| `p\($0): boolean` | `p\($0): Bool` | `same` |\n" }.joined()
        let read = ReadMatrix("## Properties\n\n### \(tags)\n\n| Web | SwiftUI | UIKit |\n|---|---|---|\n\(rows)")
        #expect(read.ids == [.inputTooLarge])
        #expect(read.matrix.rules.count <= 200_000)
    }
}
