/// A module of the package that is checked: its name and its Swift files.
struct CheckedModule: Sendable, Equatable {
    let name: String
    let isTest: Bool
    /// As a person would name them, sorted.
    let files: [String]
    /// The modules of the package that its files import.
    var imports: Set<String> = []

    /// The modules in an order in which each stands behind those that it imports, tests last.
    ///
    /// Where some import each other in a circle they follow by name, and the compiler says what is wrong.
    static func ordered(_ modules: [CheckedModule]) -> [CheckedModule] {
        var rest = modules.sorted { ($0.isTest ? 1 : 0, $0.name) < ($1.isTest ? 1 : 0, $1.name) }
        var ordered: [CheckedModule] = []
        while !rest.isEmpty {
            let waiting = Set(rest.map(\.name))
            let next = rest.firstIndex { $0.imports.subtracting([$0.name]).isDisjoint(with: waiting) } ?? 0
            ordered.append(rest.remove(at: next))
        }
        return ordered
    }
}
