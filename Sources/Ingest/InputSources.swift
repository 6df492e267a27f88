package import SourceText

/// Inputs as they were read, byte for byte: what is made of them, and what tells later whether they changed, are of the
/// same bytes.
package struct InputSources: Sendable {
    let files: [(file: SourceFile, origin: InputCandidate.Origin)]
    /// What can't be read, and what was left out.
    let problems: DiagnosticBag

    /// Reads files and folders. A file that can't be read is left out, the others are read all the same.
    package init(at inputs: [String], limits: InputLimits = InputLimits()) {
        var problems = DiagnosticBag()
        files = InputFinder.find(inputs, limits: limits, into: &problems).compactMap { candidate in
            InputFile.read(candidate.path, limits: limits, into: &problems).map { ($0, candidate.origin) }
        }
        self.problems = problems
    }

    /// Files that are in memory already.
    package init(_ files: [SourceFile]) {
        self.files = files.sorted { $0.path < $1.path }.map { ($0, .folder) }
        problems = DiagnosticBag()
    }

    /// Of all bytes, with the names of the files; nothing of it is parsed. nil where something can't be read.
    package var fingerprint: ContentHash? {
        guard !problems.hasErrors else { return nil }
        var hasher = ContentHasher()
        for (file, origin) in files {
            hasher.add(file.path.published)
            hasher.add(contents: file.bytes)
            switch origin {
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
