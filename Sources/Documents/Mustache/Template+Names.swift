extension Template {
    /// Tree of all names that the template uses, in the order of the template.
    package var names: [TemplateName] {
        names(in: 0..<nodes.count)
    }

    /// Goes as deep as sections may be nested, no deeper.
    private func names(in range: Range<Int>) -> [TemplateName] {
        var names: [TemplateName] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let body = index + 1
            index = body
            switch nodes[body - 1] {
            case .text: break
            case .value(let path, _):
                names.append(name(.value, path: Int(path), children: []))
            case .section(let path, let end):
                names.append(name(.section, path: Int(path), children: self.names(in: body..<Int(end))))
                index = Int(end)
            case .invertedSection(let path, let end):
                names.append(name(.invertedSection, path: Int(path), children: self.names(in: body..<Int(end))))
                index = Int(end)
            case .partial(let reference):
                names.append(name(references[Int(reference)], isParent: false, children: []))
            case .parent(let reference, let end):
                names.append(
                    name(references[Int(reference)], isParent: true, children: self.names(in: body..<Int(end)))
                )
                index = Int(end)
            case .block(let block, let end):
                let block = blocks[Int(block)]
                let children = self.names(in: body..<Int(end))
                names.append(TemplateName(.block, [block.name], at: location(of: block.offset), children: children))
                index = Int(end)
            }
        }
        return names
    }

    private func name(_ kind: TemplateName.Kind, path: Int, children: [TemplateName]) -> TemplateName {
        let path = paths[path]
        return TemplateName(kind, path.keys.map(\.name), at: location(of: path.offset), children: children)
    }

    private func name(_ reference: TemplateReference, isParent: Bool, children: [TemplateName]) -> TemplateName {
        switch reference.target {
        case .named(let name):
            return TemplateName(
                isParent ? .parent : .partial,
                [name],
                at: location(of: reference.offset),
                children: children
            )
        case .dynamic(let path):
            return name(isParent ? .dynamicParent : .dynamicPartial, path: path, children: children)
        }
    }
}
