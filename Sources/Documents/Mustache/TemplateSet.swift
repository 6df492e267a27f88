package import Core

/// Templates that know each other by name: each is read once, and rendered as often as it is asked for.
package struct TemplateSet: Sendable {
    package let mode: TemplateMode
    /// Names of the templates, sorted.
    let names: [String]
    let templates: [Template]
    private let positions: [String: Int]

    /// Reads the templates, and in strict mode also checks their references to each other. Of two with one name the
    /// later one counts: that is how a project replaces a built-in template.
    package init(
        _ sources: [TemplateSource],
        mode: TemplateMode = .strict,
        into diagnostics: inout DiagnosticBag
    ) {
        var byName: [TemplateSource] = []
        byName.reserveCapacity(sources.count)
        for source in sources.sorted(by: { $0.name < $1.name }) {
            if byName.last?.name == source.name { byName.removeLast() }
            byName.append(source)
        }
        templates = byName.map { Template($0.file, mode: mode, into: &diagnostics) }
        names = byName.map(\.name)
        positions = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        self.mode = mode
        if mode == .strict { TemplateSetCheck(self).report(into: &diagnostics) }
    }

    package var templateNames: [String] { names }

    /// Files in the order of the templates' names.
    package var files: [SourceFile] { templates.map(\.file) }

    package subscript(name: String) -> Template? {
        position(of: name).map { templates[$0] }
    }

    func position(of name: String) -> Int? {
        positions[name]
    }

    /// The rendered template; nil after an error.
    ///
    /// One rendering reports all that it meets, each place once.
    package func render(
        _ name: String,
        with data: TemplateValue,
        escaping: Escaping,
        into diagnostics: inout DiagnosticBag
    ) -> RenderedTemplate? {
        guard let position = position(of: name) else {
            diagnostics.error(
                .templateUnknownPartial,
                "there is no template \(TemplateText.quoted(name))",
                at: nil,
                suggestion: NearestName.of(name, among: names).map { "did you mean \($0)?" }
            )
            return nil
        }
        var rendering = Rendering(self, data: data, escaping: escaping)
        let output = rendering.run(position)
        diagnostics.add(contentsOf: rendering.diagnostics)
        return output.map { RenderedTemplate(bytes: $0, mentions: rendering.mentions) }
    }
}
