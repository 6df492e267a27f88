import Core
import Documents
import Package
import SwiftModel
import Tokens
import WebModel

@testable import Generate

/// Rendered files by their paths, and what was said about them.
struct RenderedFiles {
    let files: [GeneratedFile]
    let diagnostics: [Diagnostic]

    init(
        _ swift: SwiftLibrary,
        of library: Library = Library(),
        tokens: TokenGraph? = nil,
        style: TemplateStyle = .elevate,
        target: Int = RenderSettings.oldestTarget,
        replacing templates: [String: String] = [:],
        usesGlass: Bool = false,
        emissions: Set<Emission> = Emission.standard.union([.catalog])
    ) {
        var bag = DiagnosticBag()
        let project = templates.map { name, text in
            TemplateSource(name: name, file: SourceFile(path: SourcePath("mine/\(name).mustache"), text: text))
        }
        let set = TemplateLayers(style, project: project).set(into: &bag)
        let settings = RenderSettings(
            module: ModuleName(prefix: swift.prefix),
            deploymentTarget: target,
            usesGlass: usesGlass,
            emissions: emissions
        )
        let prepared = PreparedLibrary(swift, of: library, into: &bag) { _ in tokens }
        files = Renderer(ScaffoldTemplates(set), settings: settings).render(prepared, into: &bag)
        diagnostics = bag.sorted
    }

    init(_ component: HandMadeComponent, replacing templates: [String: String] = [:]) {
        self.init(component.library, replacing: templates)
    }

    var paths: [String] { files.map(\.path.description).sorted() }

    var texts: [String] { files.map { String(decoding: $0.bytes, as: UTF8.self) } }

    /// The text of the file whose path ends so; empty, and so unlike anything expected, where there is none.
    func text(_ ending: String) -> String {
        files.first { $0.path.description.hasSuffix(ending) }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    /// What such a file says that nothing in it acts on, in its order.
    func inert(in ending: String) -> [String] {
        text(ending).matches(of: /\/\/ TODO\(weblift\): nothing here acts on `(\w+)` yet\n/).map { String($0.output.1) }
    }
}

/// The lines of a text that are not empty, without the spaces before each.
func trimmedLines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
}

/// Whether a file has these lines one after the other, however deep they stand.
func has(_ wanted: String, in text: some StringProtocol) -> Bool {
    text.filter { !$0.isWhitespace }.contains(wanted.filter { !$0.isWhitespace })
}
