import JSON
import SourceText

/// Files that an input names as parts of itself, as a registry does its code: read with it, and known by the names that it
/// gives them.
typealias InputParts = [String: SourceFile]

/// A file as an input names it.
struct NamedPart {
    let name: String
    let value: JSONValue
}

extension InputParts {
    /// Those that are there. `read` gets their paths, none of which leads out of the folder of the input.
    init(
        of file: SourceFile,
        limits: InputLimits,
        into diagnostics: inout DiagnosticBag,
        read: (SourcePath, inout DiagnosticBag) -> SourceFile?
    ) {
        self.init()
        let paths = PackagePaths(beside: file.path)
        for part in InputFormats.parts(namedIn: file) where self[part.name] == nil {
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
}
