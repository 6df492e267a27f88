import Core
import Foundation
import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Translate

@Suite struct MatrixDocumentTests {
    private static let ruler = "| Web | SwiftUI | UIKit |\n|---|---|---|\n"
    private static let row = "| `a` | `a: Int` | `same` |\n"

    @Test func tablesBeforeTheFirstSectionAreForPeople() {
        let text = "# Guide\n\n| Says | means |\n|---|---|\n| x | y |\n\n## Properties\n\n\(Self.ruler)\(Self.row)"
        let read = ReadMatrix(text)
        #expect(read.diagnostics.isEmpty)
        #expect(read.matrix.rules.count == 1)
    }

    @Test func anUnknownHeadingIsProseWithoutATableAndAnErrorWithOne() {
        #expect(ReadMatrix("## Background\n\nWords.\n").diagnostics.isEmpty)
        let read = ReadMatrix("## ⟦Propertys⟧\n\n\(Self.ruler)\(Self.row)\nMore.\n\n\(Self.ruler)\(Self.row)")
        #expect(read.ids == [.matrixHeading])
        #expect(read.places == read.marked)
        #expect(read.suggestions == ["Properties"])
        #expect(read.matrix.rules.isEmpty)
    }

    @Test func aKnownHeadingBehindAnUnknownOneIsReadAgain() {
        let read = ReadMatrix("## Other\n\n\(Self.ruler)\n## properties\n\n\(Self.ruler)\(Self.row)")
        #expect(read.ids == [.matrixHeading])
        #expect(read.matrix.rules.count == 1)
    }

    @Test func aHeadingOfTagsNarrowsTheRowsBelowUntilTheNext() {
        let source = """
            ## Properties

            \(Self.ruler)| `a` | `a: Int` | `same` |

            ### `elvt-chip`, `*-card` and `x-y, x-z`

            \(Self.ruler)| `b` | `b: Int` | `same` |

            #### Deeper

            \(Self.ruler)| `c` | `c: Int` | `same` |

            # Highest

            \(Self.ruler)| `d` | `d: Int` | `same` |

            ### For people

            \(Self.ruler)| `e` | `e: Int` | `same` |

            ### `elvt-chip`

            ## Slots

            \(Self.ruler)| `#f` | `f: View` | `same` |
            """
        let read = ReadMatrix(source)
        #expect(read.diagnostics.isEmpty)
        let tags = ["elvt-chip", "*-card", "x-y", "x-z"]
        let narrowed = ["`b`", "`c`", "`d`"].flatMap { text in tags.map { tag in "\(text) \(tag)" } }
        let components = read.matrix.rules.map { "\($0.text) \($0.components.text)" }
        #expect(components == ["`a` *"] + narrowed + ["`e` *", "`#f` *"])
        #expect(read.matrix.rules.map(\.source.row) == [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5])
    }

    @Test(arguments: ["### `⟦chip⟧`", "### `elvt-chip` ⟦friends⟧", "### `elvt-chip`, `⟦Elvt-card⟧`", "### `elvt-⟦@⟧`"])
    func aHeadingThatNarrowsUnclearlyIsAnErrorWhereATableStandsBelow(heading: String) {
        let text = "## Properties\n\n\(heading)\n\n\(Self.ruler)\(Self.row)\n### More\n\n\(Self.ruler)\(Self.row)"
        let read = ReadMatrix(text)
        #expect(read.diagnostics.count == 1)
        #expect(read.diagnostics.allSatisfy { $0.id == .matrixHeading || $0.id == .matrixPattern })
        #expect(read.places == read.marked)
        #expect(read.matrix.rules.map(\.components.text) == ["*"])
        #expect(ReadMatrix("## Properties\n\n\(heading)\n\nWords.\n").diagnostics.isEmpty)
    }

    @Test func componentsAndNamesAreNotNarrowed() {
        let read = ReadMatrix(Tables.names("`url` | `URL`", of: "url"))
        #expect(read.diagnostics.isEmpty)
        #expect(read.matrix.names.words["url"]?.swift == "URL")
    }

    @Test func columnsAreFoundByTheirHeadersInAnyOrderAndCase() {
        let read = ReadMatrix(
            "## Properties\n\n| Notes | uikit | **SwiftUI** | why | WEB | Pattern |\n|---|---|---|---|---|---|\n"
                + "| n | `same` | `a: Int` | w | `a` | p |\n"
        )
        #expect(read.diagnostics.isEmpty)
        #expect(read.matrix.rules.map(\.text) == ["`a`"])
        #expect(read.matrix.rules.map(\.reason) == ["w"])
    }

    @Test(
        arguments: [
            ("| Web | SwiftUI | UIKit | ⟦Whyy⟧ |", "Why", 1), ("| Web | SwiftUI | UIKit | ⟦web⟧ |", nil, 1),
            ("| Web | SwiftUI | ⟦UKit⟧ | Why |", "UIKit", 0), ("⟦| Web | SwiftUI | Notes | Why |", nil, 0),
            ("| Web | SwiftUI | UIKit | ⟦Owner⟧ |", nil, 1), ("| Web | SwiftUI | UIKit | ⟦Swift⟧ |", nil, 1),
        ] as [(String, String?, Int)]
    )
    func aWrongColumnIsToldAtItsHeader(header: String, suggestion: String?, rules: Int) {
        let read = ReadMatrix("## Properties\n\n\(header)\n|---|---|---|---|\n| `a` | `a: Int` | `same` | x |\n")
        #expect(read.ids == [.matrixColumn])
        #expect(read.places == read.marked)
        #expect(read.suggestions == [suggestion])
        #expect(read.matrix.rules.count == rules)
    }

    @Test(
        arguments: [
            "⟦| Web | SwiftUI | UIKit |\n|---|---|\n| `b` | `b: Int` | `same` |\n",
            "\(ruler)\n⟦| `b` | `b: Int` | `same` |\n",
            "⟦- x\n\n  | Web | SwiftUI | UIKit |\n  |---|---|---|\n  | `b` | `b: Int` | `same` |\n",
        ]
    )
    func whatLooksLikeATableAndIsNoneIsTold(text: String) {
        let read = ReadMatrix("## Properties\n\n\(text)\nWords.\n\n\(Self.ruler)\(Self.row)")
        #expect(read.ids == [.matrixTable])
        #expect(read.places == read.marked)
        #expect(read.matrix.rules.map(\.text) == ["`a`"])
        #expect(ReadMatrix("## Background\n\nA | b --- c\n").diagnostics.isEmpty)
    }

    @Test func linesMayEndInCarriageReturns() {
        let text = "## Properties\n\n\(Self.ruler)\(Self.row)| `b: ⟦bool⟧` | `b: Int` | `same` |\n"
        let read = ReadMatrix(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
        #expect(read.ids == [.matrixPattern])
        #expect(read.places == ["6:7"])
        #expect(read.matrix.rules.map(\.text) == ["`a`"])
    }

    @Test func theOrderOfSectionsMeansNothing() throws {
        let parts = MatrixSample.sections
        let expected = ReadMatrix(parts.joined(separator: "\n"))
        #expect(expected.diagnostics.isEmpty)
        var random = SeededGenerator(seed: 7)
        for _ in 0..<Loop.rounds(30) {
            let read = ReadMatrix(parts.shuffled(using: &random).joined(separator: "\n"))
            #expect(read.diagnostics.isEmpty)
            #expect(read.matrix.summary == expected.matrix.summary)
        }
    }

    @Test func builtInDocumentsAreReadBeforeThoseOfAProject() {
        func document(_ name: String, _ layer: RuleSource.Layer) -> MatrixDocument {
            MatrixDocument(SourceFile(path: SourcePath(name), text: Tables.names("`url` | `\(name)`")), layer: layer)
        }
        var diagnostics = DiagnosticBag()
        let documents = [document("Own", .project), document("Given", .builtIn), document("Owner", .project)]
        let matrix = MatrixReader.read(documents, into: &diagnostics)
        #expect(diagnostics.isEmpty)
        #expect(matrix.names.words["url"]?.swift == "Owner")
        #expect(matrix.names.words["url"]?.source.document == 2)
    }

    @Test func anEmptyDocumentIsAnEmptyMatrix() {
        for text in ["", "\n", "# A matrix\n\nNothing yet.\n", "## Properties\n"] {
            let read = ReadMatrix(text)
            #expect(read.diagnostics.isEmpty && read.matrix.rules.isEmpty)
        }
    }

    @Test func aRowBecomesARule() throws {
        let read = ReadMatrix.properties("| `disabled: boolean` | `isDisabled: Bool = false` | `isEnabled = !` | |")
        #expect(read.diagnostics.isEmpty)
        let rule = try #require(read.matrix.rules.first)
        #expect(rule.patterns == ["disabled: boolean"])
        #expect(rule.components == NamePattern("*"))
        #expect(rule.text == "`disabled: boolean`")
        #expect(rule.source.location.line == 5)
        #expect(rule.source.layer == .builtIn)
    }

    @Test func everyExampleOfThePageIsReadWithoutAComplaint() throws {
        let path = Shared.project.appending(path: "Documentation/Matrix.md")
        let page = try String(contentsOf: path, encoding: .utf8)
        let examples = page.split(separator: "```markdown\n").dropFirst().compactMap {
            $0.split(separator: "```").first
        }
        #expect(examples.count == 11)
        for example in examples {
            let read = ReadMatrix(String(example))
            #expect(read.diagnostics.isEmpty, "\(example)")
            #expect(!read.matrix.summary.isEmpty)
        }
    }

    // MARK: Cells

    @Test func aBarInCodeIsWrittenWithABackslash() throws {
        let read = ReadMatrix.table("Types", ["| `string \\| number` | `String` | |"])
        #expect(read.diagnostics.isEmpty)
        let type = WebTypeParser.parse("string | number").type
        #expect(read.matrix.types.entries.map(\.patterns) == [[.type(type)]])
    }

    @Test func anUnescapedBarIsExplainedAtTheCodeThatItBreaks() throws {
        let read = ReadMatrix.table("Types", ["| `Date` | `Date` | |", "| `A`, ⟦`string | number` | `String` | |"])
        #expect(read.ids == [.matrixCell])
        #expect(read.places == read.marked)
        #expect(read.diagnostics.first?.message.contains("`\\|`") == true)
        #expect(read.matrix.types.entries.count == 1)
    }

    @Test func placesBehindAnEscapedBarAreExact() {
        let read = ReadMatrix.table(
            "Types",
            [
                "| `a \\| b`, `Record<string,⟦` | `Date` | |", "| `a \\| b`, `` c \\| d ``, ⟦plain⟧ | `Date` | |",
                "| `string \\| ⟦\\|` | `Date` | |",
            ]
        )
        #expect(read.places == read.marked)
        #expect(read.ids == [.matrixType, .matrixCell, .matrixType])
    }

    @Test func placesBehindWideCharactersCountBytes() {
        let read = ReadMatrix.properties("| `größe`, `a: ⟦bool⟧` | `size: Int` | `same` | |")
        #expect(read.places == read.marked)
        #expect(read.suggestions == ["boolean"])
    }

    @Test func aReasonIsMarkdown() {
        let read = ReadMatrix.properties("| `a` | `skip` | | The **app** has `a \\| b`, see [there](x.md). |")
        #expect(read.diagnostics.isEmpty)
        #expect(read.matrix.rules.map(\.reason) == ["The **app** has `a | b`, see [there](x.md)."])
        #expect(read.matrix.rules.map(\.uiKit) == [.skip])
    }

    @Test func aRowIsGivenByColumnWithoutMarkUpAndWhereThereIsNoneNothingIsMadeUp() {
        let text =
            "# Rules\n\n"
            + Tables.properties(
                "`a: string` | `x \\| y: String` | `same` |",
                "`b` | skip | skip | Because *it* is.",
                columns: "SwiftUI | UIKit | Why"
            )
        let file = SourceFile(path: SourcePath("m.md"), text: text)
        let other = SourceFile(path: SourcePath("builtin/matrix.md"), text: "nothing")
        let documents = [MatrixDocument(other, layer: .builtIn), MatrixDocument(file, layer: .project)]
        func cells(line: Int, document: Int = 1) -> [String]? {
            let place = SourceLocation(file: file.path, line: line, column: 1)
            let source = RuleSource(layer: .project, document: document, row: 0, location: place)
            return RowText(of: source, in: documents)?.cells.map { "\($0.column): \($0.text)" }
        }
        #expect(cells(line: 7) == ["Web: a: string", "SwiftUI: x | y: String", "UIKit: same"])
        #expect(cells(line: 8)?.last == "Why: Because it is.")
        #expect(cells(line: 5) == nil)
        #expect(cells(line: 1) == nil)
        #expect(cells(line: 7, document: 0) == nil)
        #expect(cells(line: 7, document: 2) == nil)
    }

    // MARK: Rows that tie

    @Test func rowsThatCannotBeToldApartAreAnErrorAtTheLaterWithANoteAtTheEarlier() throws {
        let read = ReadMatrix.properties(
            "| `readOnly, a: boolean + @x, #y + b` | `a: Int` | `same` | |",
            "| `c` | `c: Int` | `same` | |",
            "| `z`, `read-only: boolean + b + #Y, @x` | `b: Int` | `same` | |"
        )
        #expect(read.ids == [.matrixTie])
        #expect(read.places == ["7:1"])
        #expect(read.diagnostics.first?.notes.map(\.location?.line) == [5])
        #expect(read.diagnostics.first?.message.contains("read-only") == true)
        // Both are there, so that neither decides what both match.
        #expect(read.matrix.rules.map(\.source.row) == [0, 1, 2])
    }

    @Test(
        arguments: [
            ("`a`", "`b`"), ("`a: string`", "`a: number`"), ("`a: Padding`", "`a: Margin`"),
            ("`a: string`", "`a: string?`"), ("`a`", "`readonly a`"), ("`a`", "`a + #b`"), ("`a + #b`", "`a + #c`"),
            ("`a*`", "`a*`"), ("`*`", "`*`"), ("`a + #b, #c`", "`a + #b + #c`"),
        ]
    )
    func whateverTellsThemApartPreventsIt(first: String, second: String) {
        let read = ReadMatrix.properties("| \(first) | `x: Int` | `same` | |", "| \(second) | `y: Int` | `same` | |")
        #expect(read.diagnostics.isEmpty)
        #expect(read.matrix.rules.count == 2)
    }

    @Test func rowsThatSayTheSameNeverTie() {
        let read = ReadMatrix.properties("| `a` | `x: Int` | `same` | |", "| `a, b` | `x: Int` | `same` | later |")
        #expect(read.diagnostics.isEmpty)
        #expect(read.matrix.rules.count == 2)
    }

    @Test func whatTheUIKitColumnSaysCounts() {
        let read = ReadMatrix.properties("| `a` | `x: Int` | `same` | |", "| `a` | `x: Int` | `y: Int` | |")
        #expect(read.ids == [.matrixTie])
    }

    @Test func rowsThatReferToDifferentItemsMatchDifferentComponents() {
        let rows = ["| `toggle()` | `see open` | `same` | |", "| `toggle()` | `see expanded` | `same` | |"]
        #expect(ReadMatrix.table("Methods", rows).diagnostics.isEmpty)
        let tie = ReadMatrix.properties("| `a` | `see b` | `same` | |", "| `a` | `see b` | `see b` | |")
        #expect(tie.ids == [.matrixTie])
    }

    @Test func otherHeadingsAndOtherDocumentsNeverTie() {
        func rows(_ member: String, of tag: String? = nil) -> String {
            Tables.properties("`a` | `\(member): Int` | `same`", of: tag)
        }
        let text = rows("x") + rows("y", of: "elvt-a")
        #expect(ReadMatrix(text).diagnostics.isEmpty)
        let again = ReadMatrix(text + rows("z", of: "elvt-b`, `elvt-a"))
        #expect(again.ids == [.matrixTie])
        #expect(again.diagnostics.first?.notes.map(\.location?.line) == [13])
        var diagnostics = DiagnosticBag()
        let documents = ["x", "y"].map { member in
            MatrixDocument(SourceFile(path: SourcePath("\(member).md"), text: rows(member)), layer: .project)
        }
        #expect(MatrixReader.read(documents, into: &diagnostics).rules.count == 2)
        #expect(diagnostics.isEmpty)
    }
}
