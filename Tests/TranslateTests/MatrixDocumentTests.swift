import Core
import Foundation
import TestSupport
import Testing
import WebModel

@testable import Translate

/// Headings, columns and the form of tables.
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
        let components = read.matrix.rules.map { "\($0.text) \($0.components.text)" }
        // One expression of all of it takes the compiler ten seconds.
        let second: [String] = ["`b`", "`c`", "`d`"].flatMap { text in tags.map { tag in "\(text) \(tag)" } }
        let expected: [String] = ["`a` *"] + second + ["`e` *", "`#f` *"]
        #expect(components == expected)
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
        let read = ReadMatrix("## Names\n\n### `url`\n\n| Web | Swift |\n|---|---|\n| `url` | `URL` |\n")
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
        #expect(read.diagnostics.first?.location?.line == 6)
        #expect(read.diagnostics.first?.location?.column == 7)
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
            let text = "## Names\n\n| Web | Swift |\n|---|---|\n| `url` | `\(name)` |\n"
            return MatrixDocument(SourceFile(path: SourcePath(name), text: text), layer: layer)
        }
        var diagnostics = DiagnosticBag()
        let documents = [document("Own", .project), document("Given", .builtIn), document("Owner", .project)]
        let matrix = MatrixReader.read(documents, into: &diagnostics)
        #expect(diagnostics.isEmpty)
        #expect(matrix.names.words["url"]?.swift == "Owner")
        #expect(matrix.names.words["url"]?.source.document == 2)
    }
}

@Suite struct MatrixReaderTests {
    @Test func anEmptyDocumentIsAnEmptyMatrix() {
        for text in ["", "\n", "# A matrix\n\nNothing yet.\n", "## Properties\n"] {
            let read = ReadMatrix(text)
            #expect(read.diagnostics.isEmpty)
            #expect(read.matrix.rules.isEmpty)
        }
    }

    @Test func aRowBecomesARule() throws {
        let read = ReadMatrix.properties("| `disabled: boolean` | `isDisabled: Bool = false` | `isEnabled = !` | |")
        #expect(read.diagnostics.isEmpty)
        let rule = try #require(read.matrix.rules.first)
        #expect(
            rule.patterns == [ItemPattern(kind: .property, names: [NamePattern("disabled")], type: .kind(.boolean))]
        )
        #expect(rule.components == NamePattern("*"))
        #expect(rule.text == "`disabled: boolean`")
        #expect(rule.source.location.line == 5)
        #expect(rule.source.layer == .builtIn)
    }
}

@Suite struct MatrixPageTests {
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
}
