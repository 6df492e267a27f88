import Core
import Documents
import Foundation
import Generate
import TestSupport
import Testing

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
}
