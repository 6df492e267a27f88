import Core

/// Files that an input names as parts of itself, by these names: the code of a registry, the tokens of a resolver.
typealias InputParts = [String: SourceFile]

struct NamedPart {
    let name: String
    let value: JSONValue
}

extension InputParts {
    /// Paths for `read` never lead out of the folder of the input.
    init(
        of file: SourceFile,
        for purpose: InputPurpose = .library,
        limits: InputLimits,
        into diagnostics: inout DiagnosticBag,
        read: (SourcePath, inout DiagnosticBag) -> SourceFile?
    ) {
        self.init()
        let paths = PackagePaths(beside: file.path)
        for part in purpose.parts(namedIn: file) where self[part.name] == nil {
            guard count < limits.fileCount else {
                diagnostics.error(
                    .inputTooLarge,
                    "this names more than \(limits.fileCount) files; this one and those after it are not read",
                    at: part.value.location
                )
                return
            }
            let named = paths.named(part.name, part.value, orElse: .warning, into: &diagnostics)
            if let named { self[part.name] = read(named.path, &diagnostics) }
        }
    }

    /// A part that is elsewhere is told by the reader of the file, which misses it.
    static func beside(
        _ files: [SourceFile],
        for purpose: InputPurpose,
        limits: InputLimits,
        into diagnostics: inout DiagnosticBag,
        read: (SourcePath, inout DiagnosticBag) -> SourceFile?
    ) -> [SourceFile] {
        var known = Set(files.map(\.path.typed))
        return files.flatMap { file -> [SourceFile] in
            var elsewhere = DiagnosticBag()
            var unread = DiagnosticBag()
            let parts = InputParts(of: file, for: purpose, limits: limits, into: &elsewhere) { path, _ in
                known.insert(path.typed).inserted ? read(path, &unread) : nil
            }
            diagnostics.add(contentsOf: elsewhere.errors)
            diagnostics.add(contentsOf: unread)
            return Array(parts.values)
        }
    }
}
