import WebModel

extension WebType {
    var referencedNames: [String] {
        var names: [String] = []
        var seen: Set<String> = []
        var pending = [self]
        while let type = pending.popLast() {
            if case .reference(let name, let arguments) = type.shape, arguments.isEmpty, seen.insert(name).inserted {
                names.append(name)
            }
            pending.append(contentsOf: type.children)
        }
        return names
    }
}
