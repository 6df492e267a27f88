package import Core
package import Documents

/// Templates of a project that nothing asks for: a misspelt name, most likely, or a remnant of an older version.
package struct UnusedTemplates {
    private let layers: TemplateLayers
    private let builtIn: Set<String>
    private let schema: ContextSchema

    package init(_ layers: TemplateLayers, builtIn: [String], schema: ContextSchema) {
        self.layers = layers
        self.builtIn = Set(builtIn)
        self.schema = schema
    }

    package func report(_ set: TemplateSet, into diagnostics: inout DiagnosticBag) {
        let used = used(in: set)
        for template in layers.templates where !used.contains(template.name) {
            let nearest = NearestName.of(template.name, among: builtIn)
            diagnostics.warning(
                .templateUnused,
                "no template “\(template.name)” is asked for: it replaces none, and none includes it",
                at: .start(of: template.source.file.path),
                suggestion: nearest.map { "did you mean \($0)?" }
            )
        }
    }

    /// Names that only data tells are made by the renderer: they are names that the program has or the schema knows.
    private func used(in set: TemplateSet) -> Set<String> {
        var used: Set<String> = []
        var pending = layers.templates.map(\.name).filter { builtIn.contains($0) || schema.shape(of: $0) != nil }
        while let name = pending.popLast() {
            guard used.insert(name).inserted, let template = set[name] else { continue }
            pending += UnusedTemplates.included(by: template.names)
        }
        return used
    }

    private static func included(by names: [TemplateName]) -> [String] {
        names.flatMap { name in
            let own = name.kind == .partial || name.kind == .parent ? name.parts : []
            return own + included(by: name.children)
        }
    }
}
