package import SourceText

extension Ingestion {
    /// The hash of all that is read of inputs, byte for byte, with the names of the files; nothing of it is parsed. What
    /// can't be read is reported.
    package static func fingerprint(
        of inputs: [String],
        limits: InputLimits = InputLimits(),
        into diagnostics: inout DiagnosticBag
    ) -> ContentHash {
        var hasher = ContentHasher()
        for candidate in InputFinder.find(inputs, limits: limits, into: &diagnostics) {
            guard let file = InputFile.read(candidate.path, limits: limits, into: &diagnostics) else { continue }
            hasher.add(file.path.published)
            hasher.add(contents: file.bytes)
            switch candidate.origin {
            case .named: hasher.add("named")
            case .folder: hasher.add("folder")
            case .package(let identity):
                hasher.add("package")
                hasher.add(identity.name ?? "")
                hasher.add(identity.version ?? "")
            }
        }
        return hasher.hash
    }
}
