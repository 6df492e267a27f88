import Core

/// Checks, without data, for missing partials, parents and blocks, and for templates that include themselves endlessly.
struct TemplateSetCheck {
    let set: TemplateSet

    func report(into diagnostics: inout DiagnosticBag) {
        for template in set.templates {
            for reference in template.references {
                guard case .named(let name) = reference.target else { continue }
                if let position = set.position(of: name) {
                    reportUnknownBlocks(of: reference, in: template, parent: position, &diagnostics)
                } else {
                    diagnostics.add(set.unknownTemplate(name, at: template.location(of: reference.offset)))
                }
            }
        }
        for include in endlessIncludes {
            let template = set.templates[include.template]
            let reference = template.references[include.reference]
            guard case .named(let name) = reference.target else { continue }
            diagnostics.error(
                .templateTooDeep,
                "including \(TemplateText.quoted(name)) leads back to this template, whatever the data is",
                at: template.location(of: reference.offset),
                suggestion: "put one of the tags on the way into a section that ends it"
            )
        }
    }

    /// A tag outside of all sections and blocks, and the template that it includes.
    private struct Include {
        let template: Int
        let reference: Int
        let target: Int
    }

    /// The tags that close a circle of templates which no data ends.
    private var endlessIncludes: [Include] {
        enum State { case unseen, open, done }
        let includes = set.templates.indices.map(includesForAnyData)
        var states = [State](repeating: .unseen, count: includes.count)
        var endless: [Include] = []
        for start in includes.indices where states[start] == .unseen {
            var way = [(template: start, next: 0)]
            states[start] = .open
            while let (template, next) = way.last {
                guard next < includes[template].count else {
                    states[template] = .done
                    way.removeLast()
                    continue
                }
                way[way.count - 1].next += 1
                let include = includes[template][next]
                switch states[include.target] {
                case .open: endless.append(include)
                case .unseen:
                    states[include.target] = .open
                    way.append((include.target, 0))
                case .done: break
                }
            }
        }
        return endless
    }

    private func includesForAnyData(_ position: Int) -> [Include] {
        let template = set.templates[position]
        var includes: [Include] = []
        var step = 0
        while step < template.nodes.count {
            let node = template.nodes[step]
            if let included = node.reference, case .named(let name) = template.references[included].target,
                let target = set.position(of: name)
            {
                includes.append(Include(template: position, reference: included, target: target))
            }
            step = node.end ?? step + 1
        }
        return includes
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
                at: template.location(of: template.blocks[block].offset),
                suggestion: NearestName.of(name, among: known.sorted()).map { "did you mean \($0)?" }
            )
        }
    }

    /// Blocks of a template and of all that it includes; nil if an included one depends on the data or is not there.
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
