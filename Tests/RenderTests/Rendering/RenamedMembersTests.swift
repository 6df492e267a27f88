import Foundation
import Ingest
import Matrix
import SourceText
import SwiftModel
import Testing
import Workspace

@testable import Render

/// A project that calls every member otherwise: each row of the built-in matrix stands in its own, with names that say
/// nothing to anybody, as long as before so that lines break where they did.
@Suite("A member does what it is for, whatever it is called")
struct RenamedMembersTests {
    @Test(
        "a project that renames every member gets the same files, in its own words",
        arguments: TemplateStyle.allCases
    )
    func sample(style: TemplateStyle) throws {
        try compare(TranslatedLibraries.sample, style)
    }

    @Test(
        "so does every real library",
        .enabled(if: TranslatedLibraries.hasCorpus, TranslatedLibraries.absence)
    )
    func corpus() throws {
        for library in TranslatedLibraries.manifests { try compare(library, .elevate) }
    }

    @Test("a template of the project finds a member by its role, and by the name that the project gave it")
    func ownTemplate() {
        let rows = """
            # Rows

            ## Properties

            | Web | SwiftUI | UIKit |
            |---|---|---|
            | `disabled: boolean` | `isOff: Bool = false` | same |

            """
        var diagnostics = DiagnosticBag()
        let project = MatrixDocument(SourceFile(path: SourcePath("project.md"), text: rows), layer: .project)
        let matrix = MatrixReader.read(TranslatedLibraries.builtInRows + [project], into: &diagnostics)
        let translated = TranslatedLibraries.translated(TranslatedLibraries.sample.library, by: matrix)
        let template =
            "Text({{#flag-isOff}}{{name}}{{/flag-isOff}} && {{#flag-isDisabled}}{{name}}{{/flag-isDisabled}})"
        let files = RenderedFiles(
            translated.swift.selecting(["elvt-button"]),
            of: translated.library,
            replacing: ["body/Button": template]
        )
        #expect(diagnostics.sorted.map(\.message) == [])
        #expect(files.text("SwiftUI/ElevateButton+SwiftUI.swift").contains("Text(isOff && isOff)"))
    }

    private func compare(_ translated: TranslatedLibraries.Translated, _ style: TemplateStyle) throws {
        let renamed = RenamedMatrix(TranslatedLibraries.builtInRows[0].file)
        var diagnostics = DiagnosticBag()
        let matrix = MatrixReader.read(
            TranslatedLibraries.builtInRows + [MatrixDocument(renamed.rows, layer: .project)],
            into: &diagnostics
        )
        #expect(diagnostics.sorted.map(\.message) == [])
        #expect(renamed.words.count > 120)
        let other = TranslatedLibraries.translated(translated.library, by: matrix)
        let files = [translated.swift, other.swift].map { RenderedFiles($0, of: translated.library, style: style) }
        var compared = 0
        for (before, after) in zip(files[0].files, files[1].files) {
            #expect(before.path == after.path)
            let path = before.path.description
            guard path.contains("/SwiftUI/") || path.contains("/UIKit/") else { continue }
            let text = renamed.inOldWords(String(decoding: after.bytes, as: UTF8.self))
            let lines = (Self.code(String(decoding: before.bytes, as: UTF8.self)), Self.code(text))
            compared += 1
            guard lines.0 != lines.1 else { continue }
            let changes = lines.1.difference(from: lines.0).map { change in
                switch change {
                case .insert(_, let line, _): "+ \(line)"
                case .remove(_, let line, _): "- \(line)"
                }
            }
            Issue.record("\(path):\n\(changes.joined(separator: "\n"))")
        }
        #expect(compared > 20)
    }

    /// Without previews, whose texts are made from names; and without what makes the type of a view another one than a
    /// view of SwiftUI.
    private static func code(_ text: String) -> [Substring] {
        let end = text.range(of: "#if DEBUG")?.lowerBound ?? text.endIndex
        return text[..<end].replacing("LabelContent", with: "Label").split(separator: "\n")
    }
}

/// The rows of a matrix, each member under another name.
private struct RenamedMatrix {
    let rows: SourceFile
    /// The old words by the new ones.
    private(set) var words: [String: String] = [:]

    init(_ file: SourceFile) {
        let text = String(decoding: file.bytes, as: UTF8.self)
        var column: Int?
        var lines: [String] = []
        // Types tell which components have type parameters.
        let sections = text.range(of: "\n## Types\n").map { text[$0.lowerBound...] } ?? ""
        var hasMembers = false
        var words: [String: String] = [:]
        for line in sections.split(separator: "\n", omittingEmptySubsequences: false) {
            var cells = line.replacing("\\|", with: "\u{1}").split(separator: "|", omittingEmptySubsequences: false)
                .map(String.init)
            if line == "## Properties" { hasMembers = true }
            if cells.count < 3 || !hasMembers {
                column = nil
            } else if let header = cells.firstIndex(where: { $0.trimmingCharacters(in: .whitespaces) == "SwiftUI" }) {
                column = header
            } else if let column {
                cells[column] = cells[column].replacing(/(`\$?)([a-z][A-Za-z0-9]*)(?=[:(])/) { match in
                    let name = String(match.output.2)
                    let other = Self.other(name)
                    words[other] = name
                    return match.output.1 + other
                }
            }
            lines.append(cells.joined(separator: "|").replacing("\u{1}", with: "\\|"))
        }
        rows = SourceFile(path: SourcePath("project.md"), text: lines.joined(separator: "\n"))
        self.words = words
    }

    /// Each letter thirteen further on: as long, and its own for each name.
    private static func other(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.unicodeScalars.map { letter in
                    switch letter {
                    case "a"..."m", "A"..."M": Unicode.Scalar(letter.value + 13) ?? letter
                    case "n"..."z", "N"..."Z": Unicode.Scalar(letter.value - 13) ?? letter
                    default: letter
                    }
                }
            )
        )
    }

    /// A text with the names that the built-in rows give, also as part of the name of a view or of its type.
    func inOldWords(_ text: String) -> String {
        text.replacing(/[A-Za-z][A-Za-z0-9]*/) { match in
            let word = String(match.output)
            for ending in ["", "View", "Name", "Number"] where word.hasSuffix(ending) {
                let stem = String(word.dropLast(ending.count))
                if let old = words[stem] { return old + ending }
                let lower = stem.prefix(1).lowercased() + stem.dropFirst()
                if let old = words[lower] { return old.prefix(1).uppercased() + old.dropFirst() + ending }
            }
            return word
        }
    }
}
