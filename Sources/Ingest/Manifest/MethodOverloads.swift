import JSON

/// Chooses among methods of one name: overloads of one class stay, an ancestor's method is overridden.
enum MethodOverloads {
    static func kept(of methods: [InheritedItem]) -> [InheritedItem] {
        var nearest: [String: Int] = [:]
        var signatures: Set<String> = []
        return methods.filter { method in
            guard let name = method.name else { return false }
            if let depth = nearest[name], depth != method.depth { return false }
            nearest[name] = method.depth
            let parameters = method.value["parameters"]?.compactText ?? "[]"
            return signatures.insert("\(name)\(parameters)").inserted
        }
    }
}
