import Core
import Documents
import Foundation
import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Generate

@Suite("Documentation/Templates.md")
struct DocumentedExampleTests {
    private static let page: String = {
        let path = Shared.project.appending(path: "Documentation/Templates.md").path
        let bytes = FileManager.default.contents(atPath: path)
        return String(decoding: bytes ?? Data(), as: UTF8.self)
    }()

    /// The last code block of a language.
    private func block(_ language: String) throws -> String {
        let start = try #require(Self.page.range(of: "```\(language)\n", options: .backwards)).upperBound
        let end = try #require(Self.page.range(of: "```", range: start..<Self.page.endIndex)).lowerBound
        return String(Self.page[start..<end])
    }

    @Test("has an example of a template that gives what the page says")
    func example() throws {
        let sample = TranslatedLibraries.sample
        let selection = sample.swift.selecting(["elvt-skeleton"])
        let files = RenderedFiles(selection, of: sample.library, replacing: ["body/Skeleton": try block("mustache")])
        #expect(files.diagnostics.map(\.message) == [])
        #expect(files.text("SwiftUI/ElevateSkeleton+SwiftUI.swift").contains(try block("swift")))
    }

    @Test("tells all names that templates can use")
    func names() {
        var words = Set(Self.page.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init))
        // “and so on”
        words.formUnion(["outlineValue", "edgeValue", "cornerValue", "directionValue"])
        words.formUnion(VariantWords.roles)
        // “such as”
        words.formUnion(OwnNames.builtIn.map { OwnNames.key($0).name })
        let names = DataRecording.comparison([TranslatedLibraries.sample]).names.compactMap {
            $0.split(separator: ".").last.map(String.init)
        }
        #expect(names.count > 100)
        #expect(Set(names).subtracting(words).sorted() == [])
    }
}
