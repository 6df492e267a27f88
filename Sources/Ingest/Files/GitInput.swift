package import Core

/// A file or folder of a revision of a git repository, read through the installed git. Git gets plain words without a
/// shell and is only asked for contents: nothing is checked out, and nothing is run.
package struct GitInput: Sendable, Equatable {
    package let revision: String
    /// Path below the root of the repository; below the current folder where it begins with `./`.
    package let path: String

    /// `REF:PATH`, as git writes it; nil for anything else. A revision that looks like an option is none.
    package init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let revision = text[..<colon]
        guard !revision.isEmpty, !revision.hasPrefix("-"), !text.utf8.contains(0) else { return nil }
        self.revision = String(revision)
        path = String(text[text.index(after: colon)...])
    }

    /// Names a file or folder at a path below the current folder or beside it; nil for an absolute path.
    package init?(revision: String, disk path: String) {
        guard !path.isEmpty, !path.hasPrefix("/"), !revision.contains(":") else { return nil }
        self.init("\(revision):./\(path)")
    }

    /// Name in git's spelling, which reports use for its files too.
    package var name: String { "\(revision):\(path)" }
}

extension GitInput {
    /// Compares the contents of all files of a purpose, and not their names.
    package static func isSame(
        _ inputs: [GitInput],
        asAt paths: [String],
        for purpose: InputPurpose,
        _ git: GitProgram
    ) -> Bool {
        var ignored = DiagnosticBag()
        let before = inputs.flatMap { input in
            purpose == .library
                ? input.inputs(git, limits: InputLimits(), into: &ignored).flatMap(\.all)
                : input.files(for: purpose, git, into: &ignored)
        }
        let now: [SourceFile]
        if purpose == .library {
            let sources = InputSources(at: paths)
            ignored.add(contentsOf: sources.problems)
            now = sources.all
        } else {
            now = Ingestion.files(at: paths, for: purpose, into: &ignored)
        }
        return !ignored.hasErrors && Set(before.map(\.bytes)) == Set(now.map(\.bytes))
    }

    struct Entry {
        let path: String
        let id: String
    }

    /// Says no where git can't be asked.
    package func exists(for git: GitProgram) -> Bool { (try? git.text("cat-file", "-t", .revision(name))) != nil }

    /// Finds the file, or the files in the folder, and the files that these name as parts of themselves.
    package func files(
        for purpose: InputPurpose,
        _ git: GitProgram,
        limits: InputLimits = InputLimits(),
        into diagnostics: inout DiagnosticBag
    ) -> [SourceFile] {
        let files = named(for: purpose, git, limits: limits, into: &diagnostics).files
        let parts = InputParts.beside(files, for: purpose, limits: limits, into: &diagnostics) { path, _ in
            Self.file(at: path, git, limits)
        }
        return (files + parts).sorted { $0.path < $1.path }
    }

    func inputs(_ git: GitProgram, limits: InputLimits, into diagnostics: inout DiagnosticBag) -> [InputSources.Input] {
        let (files, isFolder) = named(for: .library, git, limits: limits, into: &diagnostics)
        let inputs =
            isFolder
            ? PackageFiles(files, below: "\(revision):").chosen(into: &diagnostics)
            : files.flatMap { InputSources.unpacked($0, .named, limits: limits, into: &diagnostics) }
        return inputs.map { input in
            var input = input
            input.parts = InputParts(of: input.file, limits: limits, into: &diagnostics) { path, _ in
                Self.file(at: path, git, limits)
            }
            return input
        }
    }

    /// The file, or the files in the folder; none where git can't give one, which is reported.
    private func named(
        for purpose: InputPurpose,
        _ git: GitProgram,
        limits: InputLimits,
        into diagnostics: inout DiagnosticBag
    ) -> (files: [SourceFile], isFolder: Bool) {
        do throws(GitFailure) {
            let (id, isFolder) = try object(git)
            if isFolder { return (try files(in: id, for: purpose, git, limits), true) }
            return ([SourceFile(path: SourcePath(name), bytes: try git.blob(id, atMost: limits.fileSize))], false)
        } catch {
            let start = SourceLocation.start(of: SourcePath(name))
            diagnostics.error(.inputGit, error.message, at: start, notes: error.words.map { Diagnostic.Note($0) })
            return ([], false)
        }
    }

    /// A part, which may be missing.
    private static func file(at path: SourcePath, _ git: GitProgram, _ limits: InputLimits) -> SourceFile? {
        guard let id = try? git.text("rev-parse", "--verify", .revision(path.typed)),
            let bytes = try? git.blob(id, atMost: limits.fileSize)
        else { return nil }
        return SourceFile(path: path, bytes: bytes)
    }

    private func object(_ git: GitProgram) throws(GitFailure) -> (id: String, isFolder: Bool) {
        let id = try git.text("rev-parse", "--verify", .revision(name))
        switch try git.text("cat-file", "-t", .revision(id)) {
        case "blob": return (id, false)
        case "tree": return (id, true)
        case let type: throw GitFailure(message: "this is a \(type) and no file or folder")
        }
    }

    private func files(
        in tree: String,
        for purpose: InputPurpose,
        _ git: GitProgram,
        _ limits: InputLimits
    ) throws(GitFailure) -> [SourceFile] {
        let entries = try git.entries(of: tree).filter { entry in
            purpose.mayBeRead(entry.path) && !entry.path.split(separator: "/").contains("node_modules")
        }
        guard entries.count <= limits.fileCount else {
            throw GitFailure(message: "there are more than \(limits.fileCount) files; none is read")
        }
        guard !entries.isEmpty else { throw GitFailure(message: purpose.absence) }
        let read = Workers.map(entries) { entry in
            Result { () throws(GitFailure) in try git.blob(entry.id, atMost: limits.fileSize) }
        }
        var files: [SourceFile] = []
        for (entry, result) in zip(entries, read) {
            files.append(SourceFile(path: SourcePath(joined(entry.path)), bytes: try result.get()))
        }
        return files
    }

    private func joined(_ file: String) -> String {
        path.isEmpty || path.hasSuffix("/") ? name + file : "\(name)/\(file)"
    }
}
