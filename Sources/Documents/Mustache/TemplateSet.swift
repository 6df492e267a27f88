package import Core

package struct TemplateSet: Sendable {
    package let mode: TemplateMode
    /// Names of the templates, sorted.
    let names: [String]
    let templates: [Template]
    private let positions: [String: Int]

    /// Counts the later of two with one name: that is how a project replaces a built-in template.
    package init(_ sources: [TemplateSource], mode: TemplateMode = .strict, into diagnostics: inout DiagnosticBag) {
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
        if mode == .strict { TemplateSetCheck(set: self).report(into: &diagnostics) }
    }

    package var templateNames: [String] { names }

    package var files: [SourceFile] { templates.map(\.file) }

    package subscript(name: String) -> Template? {
        position(of: name).map { templates[$0] }
    }

    func position(of name: String) -> Int? { positions[name] }

    func unknownTemplate(_ name: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .error,
            .templateUnknownPartial,
            "there is no template \(TemplateText.quoted(name))",
            at: location,
            suggestion: NearestName.of(name, among: names).map { "did you mean \($0)?" }
        )
    }

    /// Nil after an error. A rendering reports all that it meets, each place once.
    package func render(
        _ name: String,
        with data: TemplateValue,
        escaping: Escaping,
        into diagnostics: inout DiagnosticBag
    ) -> RenderedTemplate? {
        guard let position = position(of: name) else {
            diagnostics.add(unknownTemplate(name, at: nil))
            return nil
        }
        var rendering = Rendering(self, data: data, escaping: escaping)
        let output = rendering.run(position)
        diagnostics.add(contentsOf: rendering.diagnostics)
        return output.map { RenderedTemplate(bytes: $0, mentions: rendering.mentions) }
    }
}

extension TemplateSet {
    /// Ascending positions of the templates that each can come to, itself among them; data may name others.
    package var reachableTemplates: [[Int]] {
        let included = templates.map { template in
            template.references.compactMap { reference -> Int? in
                guard case .named(let name) = reference.target else { return nil }
                return position(of: name)
            }
        }
        return templates.indices.map { start in
            var reached: Set<Int> = [start]
            var pending = [start]
            while let position = pending.popLast() {
                for next in included[position] where reached.insert(next).inserted { pending.append(next) }
            }
            return reached.sorted()
        }
    }
}

package struct RenderedTemplate: Sendable, Equatable {
    package let bytes: [UInt8]
    /// Names that the written values mention. A section asks for a value without writing it, and so mentions nothing.
    package let mentions: Set<String>
}

/// Treatment of a name that the data does not have, and of everything else that a template should not ask for.
package enum TemplateMode: Sendable, Hashable {
    /// Makes it an error: a template that fails silently writes wrong code, so the product uses no other mode.
    case strict
    /// Makes it empty text, as the Mustache specification wants it.
    case lenient
}

package struct TemplateSource: Sendable {
    package let name: String
    package let file: SourceFile

    package init(name: String, file: SourceFile) {
        self.name = name
        self.file = file
    }
}
