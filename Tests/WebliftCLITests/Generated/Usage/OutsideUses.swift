/// What the files of a module use of the values that they have: `strings.close`, `component?.tone`.
struct OutsideUses {
    private let names: [String: Set<String>]

    init(_ files: [SwiftFile]) {
        var names: [String: Set<String>] = [:]
        for file in files {
            var variables = ModuleTypes.variables(in: file)
            if file.part == .uikit, variables["component"] == nil {
                // What a closure of a UIKit file is given, without telling its type.
                variables["component"] = Set(file.topLevel.filter { $0.kind == .reference }.map(\.name))
            }
            for declaration in file.everyDeclaration where declaration.isProperty || !declaration.isType {
                guard declaration.kind != .condition, declaration.kind != .extending else { continue }
                for code in [declaration.value, declaration.body ?? []] where !code.isEmpty {
                    for use in NameUseScanner.uses(in: code) where !use.isWritten {
                        guard case .variable(let variable) = use.base else { continue }
                        for path in variables[variable] ?? [] { names[path, default: []].insert(use.name) }
                    }
                }
            }
        }
        self.names = names
    }

    /// A nested type is also known by its last name, but `Strings`, of which there are many.
    func names(ofMembersOf path: String) -> Set<String> {
        let own = names[path] ?? []
        guard let last = path.split(separator: ".").last, last != "Strings" else { return own }
        return own.union(names[String(last)] ?? [])
    }
}
