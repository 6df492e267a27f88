import SourceText

/// What templates ask of each other, checked without data: partials and parents that are not there, and blocks that
/// the parent does not have.
struct TemplateSetCheck {
    private let set: TemplateSet

    init(_ set: TemplateSet) {
        self.set = set
    }

    func report(into diagnostics: inout DiagnosticBag) {
        for template in set.templates {
            for reference in template.references {
                guard case .named(let name) = reference.target else { continue }
                if let position = set.position(of: name) {
                    reportUnknownBlocks(of: reference, in: template, parent: position, &diagnostics)
                } else {
                    diagnostics.error(
                        .templateUnknownPartial,
                        "there is no template \(TemplateText.quoted(name))",
                        at: template.location(of: reference.offset),
                        suggestion: NearestName.of(name, among: set.names).map { "did you mean \($0)?" }
                    )
                }
            }
        }
    }

    private func reportUnknownBlocks(
        of reference: TemplateReference,
        in template: Template,
        parent: Int,
        _ diagnostics: inout DiagnosticBag
    ) {
        guard !reference.arguments.isEmpty, let known = blocks(reachableFrom: parent) else { return }
        for name in reference.arguments.keys.sorted() where !known.contains(name) {
            guard let node = reference.arguments[name], case .block(let block, _) = template.nodes[node] else {
                continue
            }
            diagnostics.error(
                .templateUnknownBlock,
                "the parent has no block \(TemplateText.quoted(name))",
                at: template.location(of: template.blocks[Int(block)].offset),
                suggestion: NearestName.of(name, among: known.sorted()).map { "did you mean \($0)?" }
            )
        }
    }

    /// The blocks of a template and of all that it includes; nil if what it includes depends on the data or is not
    /// there.
    private func blocks(reachableFrom start: Int) -> Set<String>? {
        var names: Set<String> = []
        var seen: Set<Int> = [start]
        var pending = [start]
        while let position = pending.popLast() {
            let template = set.templates[position]
            names.formUnion(template.blocks.map(\.name))
            for reference in template.references {
                guard case .named(let name) = reference.target, let next = set.position(of: name) else { return nil }
                if seen.insert(next).inserted { pending.append(next) }
            }
        }
        return names
    }
}
