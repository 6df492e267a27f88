/// A module of the package that is checked: its name and its Swift files.
struct CheckedModule: Sendable, Equatable {
    let name: String
    let isTest: Bool
    /// Sorted by their paths.
    let files: [CheckedFile]
    /// The modules of the package that its files import. It sees no others.
    var imports: Set<String> = []
    /// Whether it has resources, for which the package manager declares `Bundle.module`.
    var hasResources = false

    /// Whether it has a file of code that is run from top to bottom.
    var isProgram: Bool { files.contains { $0.name == "main.swift" || $0.name.hasSuffix("/main.swift") } }

    /// Sorts the modules: each stands behind its imports, tests last.
    ///
    /// Modules that import each other in a circle follow by name, and the compiler tells the mistake.
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

/// A Swift file of the package, as it was when it was read.
struct CheckedFile: Sendable, Equatable {
    /// Path as a person would name it.
    let path: String
    /// Path below the folder of its module.
    let name: String
    let bytes: [UInt8]

    /// Whether the file still has the same bytes.
    var isUnchanged: Bool { (try? FileTree.bytes(of: path)) == bytes }
}
