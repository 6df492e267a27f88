struct CheckedModule: Sendable, Equatable {
    let name: String
    let isTest: Bool
    /// Sorted by path.
    let files: [CheckedFile]
    /// Modules of the package; others can't be seen.
    var imports: Set<String> = []
    /// The package manager declares `Bundle.module` then.
    var hasResources = false

    /// `main.swift` runs from top to bottom.
    var isProgram: Bool { files.contains { $0.name == "main.swift" || $0.name.hasSuffix("/main.swift") } }

    /// Puts each behind its imports, tests last. Modules in a circle follow by name, and the compiler tells the
    /// mistake.
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

struct CheckedFile: Sendable, Equatable {
    /// Written as a person would name it.
    let path: String
    let name: String
    let bytes: [UInt8]

    var isUnchanged: Bool { (try? FileTree.bytes(of: path)) == bytes }
}
