import Core
import Documents
import Foundation
import Generate
import TestSupport
import Testing

@testable import Package
@testable import SwiftModel

@Suite("The templates that the program carries with it")
struct BuiltInTemplatesTests {
    private static let folder = Shared.project.appending(path: "templates")

    @Test("are those of the folder, byte for byte, the shared ones and the set's own", arguments: allStyles)
    func bytes(style: TemplateStyle) throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
            .filter {
                $0.hasSuffix(".mustache") && ["shared", style.rawValue].contains(String($0.prefix { $0 != "/" }))
            }
        let templates = BuiltInTemplates.of(style)
        #expect(Set(templates.map(\.source.file.path.typed)) == Set(paths.map { "builtin/templates/\($0)" }))
        #expect(templates.count == paths.count)
        for template in templates {
            let path = template.source.file.path.published.dropFirst("builtin/templates/".count)
            #expect(
                template.source.file.bytes == Array(try Data(contentsOf: Self.folder.appending(path: String(path))))
            )
            #expect(path == "\(template.layer)/\(template.name).mustache")
        }
    }

    @Test(
        "have no error that can be found without data, and name nothing that the renderer does not give",
        arguments: allStyles
    )
    func sound(style: TemplateStyle) {
        var bag = DiagnosticBag()
        let set = TemplateLayers(style).set(into: &bag)
        TemplateNameCheck.report(set, against: .builtIn, into: &bag)
        #expect(bag.sorted == [])
    }

    @Test("declare types of the support code by names that no generated type gets", arguments: allStyles)
    func reserved(style: TemplateStyle) {
        let support = BuiltInTemplates.of(style).filter {
            $0.name.hasPrefix("support/") || $0.name.hasPrefix("token-support/")
        }
        let names = support.flatMap { Self.types(in: String(decoding: $0.source.file.bytes, as: UTF8.self)) }
        #expect(names.count > 30)
        #expect(names.filter { !HiddenTypes.all.contains($0) } == [])
    }

    /// What is declared at the left margin and not private to its file.
    private static func types(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").filter { $0 != "public" && $0 != "final" }
            guard line.first != " ", words.count > 1, ["struct", "enum", "class", "protocol"].contains(words[0]) else {
                return nil
            }
            return String(words[1].prefix { $0.isLetter || $0.isNumber })
        }
    }

    /// A file of which nothing can be named would never be written.
    @Test("declare in each file of the support code what other files can name", arguments: allStyles)
    func names(style: TemplateStyle) {
        let files = RenderedFiles(TranslatedLibraries.sample.swift, style: style, usesGlass: true).files.filter(
            \.isSupport
        )
        #expect(files.count > 150)
        #expect(files.filter { DeclaredNames(in: $0.bytes).words.isEmpty }.map(\.path.description) == [])
    }
}
