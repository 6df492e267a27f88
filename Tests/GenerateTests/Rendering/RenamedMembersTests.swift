import Core
import Foundation
import Ingest
import Package
import SwiftModel
import TestSupport
import Testing
import Translate

@testable import Generate

/// A project that calls every member otherwise: each row of the built-in matrix stands in its own, with names that say
/// nothing to anybody, as long as before so that lines break where they did.
@Suite("A member does what it is for, whatever it is called")
struct RenamedMembersTests {
    @Test("a project that renames every member gets the same files, in its own words", arguments: allStyles)
    func sample(style: TemplateStyle) throws { try compare(TranslatedLibraries.sample, style) }

    @Test("so does every real library", .needs("corpus/manifests"))
    func corpus() throws {
        let libraries = TranslatedLibraries.manifests
        for library in Loop.tries(libraries.prefix(1), of: libraries[...]) { try compare(library, .elevate) }
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
        let translated = TranslatedLibraries.translated(
            TranslatedLibraries.sample.library,
            by: TranslatedLibraries.translator(beside: rows)
        )
        let template =
            "Text({{#flag-isOff}}{{name}}{{/flag-isOff}} && {{#flag-isDisabled}}{{name}}{{/flag-isDisabled}})"
        let files = RenderedFiles(
            translated.swift.selecting(["elvt-button"]),
            of: translated.library,
            replacing: ["body/Button": template]
        )
        #expect(files.text("SwiftUI/ElevateButton+SwiftUI.swift").contains("Text(isOff && isOff)"))
    }

    private func compare(_ translated: TranslatedLibraries.Translated, _ style: TemplateStyle) throws {
        let renamed = RenamedMatrix.builtIn
        #expect(renamed.words.count > 120)
        let other = TranslatedLibraries.translated(translated.library, by: renamed.translator)
        let files = [translated.swift, other.swift].map { RenderedFiles($0, of: translated.library, style: style) }
        var compared = 0
        for (before, after) in zip(files[0].files, files[1].files) {
            #expect(before.path == after.path)
            let path = before.path.description
            guard path.contains("/SwiftUI/") || path.contains("/UIKit/") else { continue }
            let text = renamed.inOldWords(String(decoding: after.bytes, as: UTF8.self))
            let lines = (Self.code(String(decoding: before.bytes, as: UTF8.self)), Self.code(text))
            compared += 1
            #expect(lines.1.difference(from: lines.0).map { "\($0)" } == [], "\(path)")
        }
        #expect(compared > 20)
    }

    /// Without previews, whose texts are made from names; and without what makes the type of a view another one than a
    /// view of SwiftUI, for which type parameters and constraints may need lines of their own.
    private static func code(_ text: String) -> [Substring] {
        let end = text.range(of: "#if DEBUG")?.lowerBound ?? text.endIndex
        let code = text[..<end].replacing("LabelContent", with: "Label")
            .replacing(/<\n((?: +[^\n]+\n)+)>: View \{/) { match in
                let parameters = match.output.1.split(separator: "\n").map { $0.drop { $0 == " " } }
                return "<\(parameters.joined(separator: " "))>: View {"
            }
            .replacing(/\nwhere\n((?: +[^\n]+\n)+){/) { match in
                let constraints = match.output.1.split(separator: "\n").map { $0.drop { $0 == " " } }
                return "\nwhere \(constraints.joined(separator: " ")) {"
            }
        return code.split(separator: "\n").map { $0[...] }
    }
}
