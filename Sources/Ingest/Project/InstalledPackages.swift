import Core

struct InstalledPackages {
    private static let dependencyFields = [
        "dependencies", "devDependencies", "optionalDependencies", "peerDependencies",
    ]
    private static let mostPackages = 5_000

    /// Names, sorted. A scope is part of a name.
    let names: [String]
    /// Packages that the `package.json` beside the folder names; nil where there is no such file.
    let dependencies: Set<String>?

    /// Packages may be links: some package managers make all of them so, and a person who lists one wants it.
    init(in modules: SourcePath, of project: SourcePath) {
        var names: [String] = []
        for name in Self.names(in: modules) {
            if name.hasPrefix("@") {
                names += Self.names(in: modules.appending(name)).map { "\(name)/\($0)" }
            } else {
                names.append(name)
            }
        }
        self.names = Array(names.filter(Self.isPackageName).prefix(Self.mostPackages))
        dependencies = Self.dependencies(of: project)
    }

    /// Libraries that the project names, which a person most likely means, or all where it names none.
    func wanted(_ isLibrary: (String) -> Bool) -> [String] {
        let libraries = names.filter(isLibrary)
        let named = libraries.filter { dependencies?.contains($0) ?? true }
        return named.isEmpty ? libraries : named
    }

    /// Packages that may go with the given ones, these among them.
    func named(beside packages: [String]) -> [String] {
        let scopes = Set(packages.filter { $0.hasPrefix("@") }.map { $0.prefix { $0 != "/" } })
        return names.filter { name in
            packages.contains(name) || scopes.contains(name.prefix { $0 != "/" })
                || dependencies?.contains(name) == true && Self.saysTokens(name)
        }
    }

    private static func saysTokens(_ name: String) -> Bool {
        name.split { !$0.isLetter }.contains { ["token", "tokens", "theme", "themes"].contains($0.lowercased()) }
    }

    private static func names(in folder: SourcePath) -> [String] {
        (try? FolderListing(ofFolderAt: folder.typed))?.names ?? []
    }

    private static func dependencies(of folder: SourcePath) -> Set<String>? {
        let path = folder.appending("package.json")
        var ignored = DiagnosticBag()
        guard Ingestion.exists(path.typed),
            let file = InputFile.read(path, limits: ProjectLibraries.limits, into: &ignored),
            let root = JSONDocument.parse(file, into: &ignored)?.root
        else { return nil }
        var names: Set<String> = []
        for field in dependencyFields {
            guard let list = root[field] else { continue }
            for member in list.members { names.insert(member.key.text) }
        }
        return names
    }

    /// `name` or `@scope/name`: nothing that leads elsewhere.
    private static func isPackageName(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 1 || (parts.count == 2 && name.hasPrefix("@")) else { return false }
        return parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
    }
}
