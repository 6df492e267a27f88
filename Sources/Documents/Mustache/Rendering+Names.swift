import Core

/// Names, and their values in the data.
extension Rendering {
    /// Finds the value of a name: from the innermost section outwards, its further parts in the value of the first one.
    /// A missing value is absent in lenient mode; in strict mode it is reported, and nil.
    mutating func resolve(_ index: Int) -> TemplateValue? {
        if let value = first(of: index) {
            return paths[index].keys.count <= 1 ? value : resolveRest(of: paths[index], in: value)
        }
        guard set.mode == .strict else { return .null }
        let path = paths[index]
        reportUnknown(path.keys[0].name, of: nil, candidates: knownNames, at: path.offset)
        return nil
    }

    /// Finds the value of the first part of a name; nil where nothing is called so. A rendering does this most, so it
    /// looks at everything where it lies.
    @inline(__always)
    private func first(of index: Int) -> TemplateValue? {
        var depth = context.count - 1
        guard !paths[index].keys.isEmpty else { return context[depth] }
        while depth >= 0 {
            if case .object(let object) = context[depth], let value = object[paths[index].keys[0]] { return value }
            depth -= 1
        }
        return nil
    }

    private mutating func resolveRest(of path: TemplatePath, in first: TemplateValue) -> TemplateValue? {
        var value = first
        for index in path.keys.indices.dropFirst() {
            let owner = path.keys[index - 1].name
            guard case .object(let object) = value else {
                guard set.mode == .strict else { return .null }
                let message = "'\(owner)' is \(value.kind), and has no '\(path.keys[index].name)'"
                report(.templateWrongKind, message, at: path.offset)
                return nil
            }
            guard let next = object[path.keys[index]] else {
                guard set.mode == .strict else { return .null }
                reportUnknown(path.keys[index].name, of: owner, candidates: { object.keys }, at: path.offset)
                return nil
            }
            value = next
        }
        return value
    }

    /// Lists all names that could stand here.
    private func knownNames() -> [String] {
        var names: Set<String> = []
        for case .object(let object) in context { names.formUnion(object.keys) }
        return names.sorted()
    }
}
