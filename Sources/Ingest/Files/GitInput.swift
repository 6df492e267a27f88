import JSON
import Processes
import SourceText

/// A file or folder as a revision of a git repository has it, read through the git that is installed.
///
/// Git gets plain words and no shell is between. It is only asked for what the repository holds: nothing of it is
/// checked out, and nothing is run.
package struct GitInput: Sendable, Equatable {
    package let revision: String
    /// Below the root of the repository; below the current folder where it begins with `./`.
    package let path: String

    /// `REF:PATH`, as git writes it; nil for anything else. A revision that looks like an option is none.
    package init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let revision = text[..<colon]
        guard !revision.isEmpty, !revision.hasPrefix("-"), !text.utf8.contains(0) else { return nil }
        self.revision = String(revision)
        path = String(text[text.index(after: colon)...])
    }

    /// As git writes it, which is also how its files are called in reports.
    package var name: String { "\(revision):\(path)" }
}

extension GitInput {
    /// One file that git has, with where it was found.
    struct Entry {
        let path: String
        let id: String
    }

    /// What the formats are looked for in; a mistake of git is reported in its own words.
    func files(
        _ git: GitProgram,
        limits: InputLimits,
        into diagnostics: inout DiagnosticBag
    ) -> [(file: SourceFile, origin: InputCandidate.Origin)] {
        do throws(GitFailure) {
            let id = try git.text("rev-parse", "--verify", .revision(name))
            switch try git.text("cat-file", "-t", .revision(id)) {
            case "blob":
                let bytes = try git.blob(id, atMost: limits.fileSize)
                let file = SourceFile(path: SourcePath(name), bytes: bytes)
                return InputSources.unpacked(file, .named, limits: limits, into: &diagnostics)
            case "tree": return try folder(id, git, limits, &diagnostics)
            case let type: throw GitFailure(message: "this is a \(type) and no file or folder")
            }
        } catch {
            let start = SourceLocation.start(of: SourcePath(name))
            diagnostics.error(.inputGit, error.message, at: start, notes: error.words.map { Diagnostic.Note($0) })
            return []
        }
    }

    private func folder(
        _ id: String,
        _ git: GitProgram,
        _ limits: InputLimits,
        _ diagnostics: inout DiagnosticBag
    ) throws(GitFailure) -> [(file: SourceFile, origin: InputCandidate.Origin)] {
        let entries = try git.entries(of: id).filter { entry in
            InputPurpose.library.mayBeRead(entry.path)
                && !entry.path.split(separator: "/").contains("node_modules")
        }
        guard entries.count <= limits.fileCount else {
            throw GitFailure(message: "there are more than \(limits.fileCount) files; none is read")
        }
        guard !entries.isEmpty else { throw GitFailure(message: InputPurpose.library.absence) }
        let read = Workers.map(entries) { entry in
            Result { () throws(GitFailure) in try git.blob(entry.id, atMost: limits.fileSize) }
        }
        var files: [SourceFile] = []
        for (entry, result) in zip(entries, read) {
            files.append(SourceFile(path: SourcePath(joined(entry.path)), bytes: try result.get()))
        }
        return PackageFiles(files, below: "\(revision):").chosen(into: &diagnostics)
    }

    private func joined(_ file: String) -> String {
        path.isEmpty || path.hasSuffix("/") ? name + file : "\(name)/\(file)"
    }
}
