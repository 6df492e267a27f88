import Core
import Documents
import Testing

@testable import Generate

@Suite("The layers of templates")
struct TemplateLayersTests {
    private func source(_ name: String, _ text: String = "", in folder: String = "mine") -> TemplateSource {
        let path = SourcePath("\(folder)/\(name).mustache")
        return TemplateSource(name: name, file: SourceFile(path: path, text: text))
    }

    private func layers(project: [TemplateSource], builtIn: [(String, String)]) -> TemplateLayers {
        let builtIn = builtIn.map { name, text in
            LayeredTemplate(source: source(name, text, in: "builtin"), layer: .shared)
        }
        return TemplateLayers(builtIn: builtIn, project: project)
    }

    private func render(_ name: String, _ layers: TemplateLayers) -> String? {
        var bag = DiagnosticBag()
        let file = layers.set(into: &bag).render(name, with: [:], escaping: .none, into: &bag)
        return file.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test("a project's file takes the place of the built-in one of its name, also where others include it")
    func replacing() {
        let builtIn = [("body", "built-in"), ("frame", "[{{>body}}]"), ("other", "other")]
        #expect(render("frame", layers(project: [], builtIn: builtIn)) == "[built-in]")
        let mine = layers(project: [source("body", "mine")], builtIn: builtIn)
        #expect(render("frame", mine) == "[mine]")
        #expect(render("other", mine) == "other")
        #expect(mine.templates.map(\.layer) == [.project, .shared, .shared])
    }

    @Test("a set's own file takes the place of the shared one, whatever the order of the names")
    func styles() {
        let builtIn = [
            LayeredTemplate(source: source("a", "shared"), layer: .shared),
            LayeredTemplate(source: source("b", "shared"), layer: .shared),
            LayeredTemplate(source: source("a", "native"), layer: .style(.native)),
        ]
        let layers = TemplateLayers(builtIn: builtIn, project: [])
        #expect(layers.templates.map(\.name) == ["a", "b"])
        #expect(layers.templates.map(\.layer.description) == ["native", "shared"])
        #expect(render("a", layers) == "native")
    }

    // MARK: Templates that nothing asks for

    private func unused(
        _ project: [TemplateSource],
        builtIn: [(String, String)],
        schema: ContextSchema = ContextSchema(entries: [])
    ) -> [Diagnostic] {
        var bag = DiagnosticBag()
        let layers = layers(project: project, builtIn: builtIn)
        var ignored = DiagnosticBag()
        UnusedTemplates(layers, builtIn: builtIn.map(\.0), schema: schema)
            .report(layers.set(into: &ignored), into: &bag)
        return bag.sorted
    }

    @Test("a file that replaces nothing and that nothing includes is warned of, with the name that may be meant")
    func misspelt() throws {
        let found = unused([source("boddy/Button")], builtIn: [("body/Button", ""), ("frame", "")])
        let warning = try #require(found.first)
        #expect(found.count == 1)
        #expect(warning.severity == .warning)
        #expect(warning.id == .templateUnused)
        #expect(warning.location?.description == "mine/boddy/Button.mustache:1:1")
        #expect(warning.suggestion == "did you mean body/Button?")
    }

    @Test("new partials of a template that is used are fine, however deep they are, also inside of blocks and sections")
    func newPartials() {
        let project = [
            source("frame", "{{#a}}{{<parent}}{{$b}}{{>one}}{{/b}}{{/parent}}{{/a}}"), source("parent", "{{$b}}{{/b}}"),
            source("one", "{{>two}}"), source("two"),
        ]
        #expect(unused(project, builtIn: [("frame", "")]) == [])
    }

    @Test("a partial that only an unused template includes is unused as well")
    func unusedTogether() {
        let found = unused([source("one", "{{>two}}"), source("two", "{{>one}}")], builtIn: [("frame", "")])
        #expect(found.map(\.location?.file.typed) == ["mine/one.mustache", "mine/two.mustache"])
    }

    @Test("a template that the renderer asks for by itself is used, although the program has none of its name")
    func entries() {
        let schema = ContextSchema(entries: [.init("support/*", .object([:]))])
        let project = [source("support/Mine.swift", "{{>part}}"), source("part"), source("suport/Mine.swift")]
        let found = unused(project, builtIn: [("frame", "")], schema: schema)
        #expect(found.map(\.location?.file.typed) == ["mine/suport/Mine.swift.mustache"])
    }
}
