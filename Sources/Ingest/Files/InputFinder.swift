package import SourceText

/// Turns what the user typed, files and folders, into the files to read.
package struct InputFinder {
    private let limits: InputLimits
    private var candidates: [InputCandidate] = []
    private var seenFiles: Set<FileStatus.Identity> = []
    private var seenFolders: Set<FileStatus.Identity> = []
    private var hitCountLimit = false

    package init(limits: InputLimits) {
        self.limits = limits
    }

    /// The files behind the inputs, each once, sorted by path so that the order of the inputs does not matter.
    package static func find(
        _ inputs: [String],
        limits: InputLimits,
        into diagnostics: inout DiagnosticBag
    ) -> [InputCandidate] {
        var finder = InputFinder(limits: limits)
        for input in inputs.sorted() { finder.add(input, into: &diagnostics) }
        return finder.candidates.sorted { $0.path < $1.path }
    }

    private mutating func add(_ input: String, into diagnostics: inout DiagnosticBag) {
        let path = SourcePath(input)
        do {
            let status = try FileStatus(path: input)
            if status.kind == .folder {
                let before = candidates.count
                let errorsBefore = diagnostics.hasErrors
                walk(path, status: status, above: [], into: &diagnostics)
                if candidates.count == before, diagnostics.hasErrors == errorsBefore, !seenFolders.isEmpty {
                    diagnostics.error(
                        .inputNothingFound,
                        "there is no manifest and no Markdown file in this folder",
                        at: .start(of: path)
                    )
                }
            } else if seenFiles.insert(status.identity).inserted {
                candidates.append(InputCandidate(path: path, origin: .named))
            }
        } catch {
            report(error, at: path, into: &diagnostics)
        }
    }

    /// `above` holds the folders on the way from the input to here: meeting one of them again is a loop.
    private mutating func walk(
        _ folder: SourcePath,
        status: FileStatus,
        above: [FileStatus.Identity],
        into diagnostics: inout DiagnosticBag
    ) {
        guard !above.contains(status.identity) else {
            diagnostics.error(
                .inputFolderLoop,
                "this folder is a link to a folder that contains it; it is not entered again",
                at: .start(of: folder)
            )
            return
        }
        guard seenFolders.insert(status.identity).inserted else { return }
        guard above.count < limits.folderDepth else {
            diagnostics.error(
                .inputFolderTooDeep,
                "folders are nested more than \(limits.folderDepth) deep here; what is below is not read",
                at: .start(of: folder)
            )
            return
        }
        let names: [String]
        do { names = try FolderListing.names(inFolderAt: folder.typed) } catch {
            report(error, at: folder, into: &diagnostics)
            return
        }
        if names.contains("package.json"),
            let package = PackageFolder(at: folder, limits: limits, into: &diagnostics)
        {
            append(InputCandidate(path: package.manifest, origin: .package(package.identity)), into: &diagnostics)
            return
        }
        for name in names where name != "node_modules" {
            visit(folder.appending(name), above: above + [status.identity], into: &diagnostics)
        }
    }

    private mutating func visit(
        _ path: SourcePath,
        above: [FileStatus.Identity],
        into diagnostics: inout DiagnosticBag
    ) {
        do {
            let status = try FileStatus(path: path.typed)
            if status.kind == .folder {
                walk(path, status: status, above: above, into: &diagnostics)
            } else if InputFinder.mayBeAnInput(path.typed) {
                append(InputCandidate(path: path, origin: .folder), into: &diagnostics)
            }
        } catch {
            guard error.meansLinkLoop || InputFinder.mayBeAnInput(path.typed) else { return }
            report(error, at: path, into: &diagnostics)
        }
    }

    private mutating func append(_ candidate: InputCandidate, into diagnostics: inout DiagnosticBag) {
        let path = candidate.path
        guard candidates.count < limits.fileCount else {
            if !hitCountLimit {
                diagnostics.error(
                    .inputTooLarge,
                    "there are more than \(limits.fileCount) files; this one and those after it are not read",
                    at: .start(of: path)
                )
            }
            hitCountLimit = true
            return
        }
        do {
            let status = try FileStatus(path: path.typed)
            guard seenFiles.insert(status.identity).inserted else { return }
            candidates.append(candidate)
        } catch {
            report(error, at: path, into: &diagnostics)
        }
    }

    /// In a folder only these names are opened, so that pictures and sources next to the docs cost nothing. What a
    /// file is, its content decides.
    private static func mayBeAnInput(_ path: String) -> Bool {
        [".md", ".markdown", ".json"].contains { path.lowercased().hasSuffix($0) }
    }

    private func report(_ error: SystemError, at path: SourcePath, into diagnostics: inout DiagnosticBag) {
        if error.meansNotFound {
            diagnostics.error(.inputNotFound, "there is no such file or folder", at: .start(of: path))
        } else if error.meansLinkLoop {
            diagnostics.error(.inputFolderLoop, "this link leads to itself", at: .start(of: path))
        } else {
            diagnostics.error(.inputUnreadable, "this can't be read: \(error.reason)", at: .start(of: path))
        }
    }
}
