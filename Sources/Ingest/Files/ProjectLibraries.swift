import JSON
package import SourceText

/// Finds the component libraries that a project has, for a configuration to begin with.
package enum ProjectLibraries {
    private static let dependencyFields = [
        "dependencies", "devDependencies", "optionalDependencies", "peerDependencies",
    ]

    /// Inputs, relative to the folder: the folder itself where its package names a manifest, or the manifest that lies
    /// in it; else the packages that the project depends on and that name one.
    ///
    /// What is wrong with a package is said when it is read as an input, not when it is looked for.
    package static func inputs(in folder: SourcePath) -> [String] {
        if hasManifest(folder) { return ["."] }
        if Ingestion.exists(folder.appending("custom-elements.json").typed) { return ["custom-elements.json"] }
        return dependencies(of: folder).map { "node_modules/\($0)" }.filter { hasManifest(folder.appending($0)) }
    }

    private static func hasManifest(_ folder: SourcePath) -> Bool {
        var ignored = DiagnosticBag()
        let package = PackageFolder(at: folder, limits: InputLimits(), into: &ignored)
        return package?.manifest.map { Ingestion.exists($0.path.typed) } ?? false
    }

    /// The names of the packages, sorted, each once.
    private static func dependencies(of folder: SourcePath) -> [String] {
        let path = folder.appending("package.json")
        var ignored = DiagnosticBag()
        guard Ingestion.exists(path.typed),
            let file = InputFile.read(path, limits: InputLimits(), into: &ignored),
            let root = JSONDocument.parse(file, into: &ignored)?.root
        else { return [] }
        var names: Set<String> = []
        for field in dependencyFields {
            guard let list = root[field] else { continue }
            for member in list.members { names.insert(member.key.text) }
        }
        return names.filter(isPackageName).sorted()
    }

    /// `name` or `@scope/name`: nothing that leads elsewhere.
    private static func isPackageName(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 1 || (parts.count == 2 && name.hasPrefix("@")) else { return false }
        return parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
    }
}
