import Core

/// Places where a library tells of its components, as its `package.json` names them.
struct PackageFolder {
    struct Named {
        let path: SourcePath
        let field: SourceLocation
    }

    /// A manifest stands for the folder, together with the other files that the package names; nil where there is none.
    private(set) var manifest: Named?
    /// Files that it names beside that: web-types, and the list of components that Stencil's compiler keeps.
    private(set) var others: [Named] = []
    /// Docs of the package: a file, or a folder of them.
    private(set) var docs: [Named] = []
    /// Folders with the declarations that callers of the package import.
    private(set) var declarations: [Named] = []
    let identity: LibraryIdentity

    static let declarationEndings = [".d.ts", ".d.mts", ".d.cts"]

    /// A path that leads out of the folder is an error, and so is a manifest that is no path.
    init?(at folder: SourcePath, limits: InputLimits, into diagnostics: inout DiagnosticBag) {
        let path = folder.appending("package.json")
        // An entry of that name that is no file is visited like anything else in the folder.
        guard (try? FileStatus(path: path.typed))?.kind == .file,
            let file = InputFile.read(path, limits: limits, into: &diagnostics)
        else { return nil }
        self.init(file, PackagePaths(folder: folder), into: &diagnostics)
    }

    /// Reads a `package.json` that is in memory, with the same errors; the paths of its neighbors begin with `folder`.
    init?(_ file: SourceFile, folder: String, into diagnostics: inout DiagnosticBag) {
        self.init(file, PackagePaths(prefix: folder), into: &diagnostics)
    }

    private init?(_ file: SourceFile, _ paths: PackagePaths, into diagnostics: inout DiagnosticBag) {
        guard let document = JSONDocument.parse(file, into: &diagnostics) else { return nil }
        let root = document.root
        identity = LibraryIdentity(package: root)
        if let field = root["customElements"] {
            if let name = field.string, !name.isEmpty {
                manifest = paths.named(name, field, into: &diagnostics)
            } else {
                let message = "“customElements” is not the path of a manifest"
                diagnostics.error(.manifestShape, message, at: field.location)
            }
        }
        // Since its first release the compiler lists only its own files there; before, the API of each component.
        for field in [root["web-types"], root["collection"]].compactMap(\.self) {
            for value in [field] + field.elements {
                guard let name = value.string, Self.isData(name) else { continue }
                if let named = paths.named(name, value, into: &diagnostics) { others.append(named) }
            }
        }
        for value in [root["docs"]].compactMap(\.self).flatMap({ [$0] + $0.elements }) {
            guard let name = value.string, !name.isEmpty, !name.contains("://") else { continue }
            // Docs of a repository of several packages are often beside all of them.
            let named = paths.named(name, value, mayBeRoot: true, orElse: .warning, into: &diagnostics)
            if let named { docs.append(named) }
        }
        for value in Self.types(of: root) {
            guard let name = value.string, Self.declarationEndings.contains(where: name.hasSuffix) else { continue }
            // `./dist/*.d.ts` stands for all of a folder.
            let folder = name.prefix { $0 != "*" }.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            let path = name.hasPrefix("/") ? name : folder.isEmpty ? "." : folder.joined(separator: "/")
            if let named = paths.named(path, value, mayBeRoot: true, into: &diagnostics) { declarations.append(named) }
        }
    }

    private static func isData(_ name: String) -> Bool { name.lowercased().hasSuffix(".json") && !name.contains("://") }

    /// Looks into `types` and `typings`, and `types` in any condition of `exports`.
    private static func types(of root: JSONValue) -> [JSONValue] {
        var found = [root["types"], root["typings"]].compactMap(\.self)
        var pending = [root["exports"]].compactMap(\.self)
        while let value = pending.popLast() {
            for member in value.members {
                if member.key == "types", member.value.isString {
                    found.append(member.value)
                } else if member.key == "types" {
                    // Objects name the declarations by the kind of module that asks for them.
                    found += member.value.members.map(\.value).filter(\.isString)
                } else {
                    pending.append(member.value)
                }
            }
            pending += value.elements
        }
        return found
    }
}
