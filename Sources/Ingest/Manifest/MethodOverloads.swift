import Core

/// Chooses among methods of one name: overloads of one class stay, an ancestor's method is overridden.
enum MethodOverloads {
    static func kept(of methods: [InheritedItem]) -> [InheritedItem] {
        var nearest: [String: Int] = [:]
        var positions: [String: Int] = [:]
        var kept: [InheritedItem] = []
        for method in methods {
            guard let name = method.name, nearest[name, default: method.depth] == method.depth else { continue }
            nearest[name] = method.depth
            let parameters = method.value["parameters"]?.compactText ?? "[]"
            if let position = positions["\(name)\(parameters)"] {
                if method.precedes(kept[position]) { kept[position] = method }
            } else {
                positions["\(name)\(parameters)"] = kept.count
                kept.append(method)
            }
        }
        return kept
    }
}
