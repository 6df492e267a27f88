package import Core

package struct InputFinder {
    let limits: InputLimits
    private let purpose: InputPurpose
    private var candidates: [InputCandidate] = []
    private var seenFiles: Set<FileStatus.Identity> = []
    private var seenFolders: Set<FileStatus.Identity> = []
    /// Folders that were only searched for files that a package names.
    var seenParts: Set<PackagePart> = []
    /// Whether the folder at hand held anything to read or to report, so that it is not called empty.
    private var metSomething = false
    private(set) var hitCountLimit = false

    private init(limits: InputLimits, purpose: InputPurpose) {
        self.limits = limits
        self.purpose = purpose
    }

    /// The files behind the inputs, each once, sorted by path so that the order of the inputs does not matter.
    package static func find(
        _ inputs: [String],
        limits: InputLimits,
        purpose: InputPurpose = .library,
        into diagnostics: inout DiagnosticBag
    ) -> [InputCandidate] {
        var finder = InputFinder(limits: limits, purpose: purpose)
        var folders: [(path: SourcePath, status: FileStatus)] = []
        let current = FileStatus.realPath(".")
        // Files before folders: a named file counts as named where it also lies in a folder that is given.
        for input in inputs.sorted() {
            let path = SourcePath(input, in: current)
            do {
                let status = try FileStatus(path: input)
                if status.kind == .folder {
                    folders.append((path, status))
                } else if finder.seenFiles.insert(status.identity).inserted {
                    let package = purpose == .library ? finder.package(of: path, status) : nil
                    finder.candidates.append(InputCandidate(path: path, origin: package.map { .package($0) } ?? .named))
                }
            } catch {
                finder.report(error, at: path, into: &diagnostics)
            }
        }
        for folder in folders { finder.add(folder.path, status: folder.status, into: &diagnostics) }
        return finder.candidates.sorted { $0.path < $1.path }
    }

    private mutating func add(_ folder: SourcePath, status: FileStatus, into diagnostics: inout DiagnosticBag) {
        metSomething = false
        walk(folder, status: status, above: [], into: &diagnostics)
        guard !metSomething else { return }
        diagnostics.error(.inputNothingFound, purpose.absence, at: .start(of: folder), suggestion: purpose.advice)
    }

    /// `above` holds the folders on the way from the input to here: meeting one of them again is a loop.
    private mutating func walk(
        _ folder: SourcePath,
        status: FileStatus,
        above: [FileStatus.Identity],
        into diagnostics: inout DiagnosticBag
    ) {
        guard !hitCountLimit else { return }
        guard !above.contains(status.identity) else {
            metSomething = true
            diagnostics.error(
                .inputFolderLoop,
                "this folder is a link to a folder that contains it; it is not entered again",
                at: .start(of: folder)
            )
            return
        }
        guard seenFolders.insert(status.identity).inserted else {
            metSomething = true
            return
        }
        guard above.count < limits.folderDepth else {
            metSomething = true
            diagnostics.error(
                .inputFolderTooDeep,
                "folders are nested more than \(limits.folderDepth) deep here; what is below is not read",
                at: .start(of: folder)
            )
            return
        }
        let listing: FolderListing
        do { listing = try FolderListing(ofFolderAt: folder.typed) } catch {
            report(error, at: folder, into: &diagnostics)
            return
        }
        if purpose == .library, listing.names.contains("package.json"),
            let package = PackageFolder(at: folder, limits: limits, into: &diagnostics)
        {
            add(package, into: &diagnostics)
            if package.manifest != nil { return }
        }
        let aboveFiles = above + [status.identity]
        for name in listing.names where name != "node_modules" {
            visit(folder.appending(name), above: aboveFiles, into: &diagnostics)
        }
        for name in listing.namesWithoutText where purpose.mayBeRead(name) {
            metSomething = true
            diagnostics.error(
                .inputUnreadable,
                "this can't be read: the file's name is not UTF-8",
                at: .start(of: folder.appending(name))
            )
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
            } else if purpose.mayBeRead(path.typed) {
                append(InputCandidate(path: path, origin: .folder), into: &diagnostics)
            }
        } catch {
            guard error.meansLinkLoop || purpose.mayBeRead(path.typed) else { return }
            report(error, at: path, into: &diagnostics)
        }
    }

    mutating func append(
        _ candidate: InputCandidate,
        notes: [Diagnostic.Note] = [],
        into diagnostics: inout DiagnosticBag
    ) {
        metSomething = true
        let path = candidate.path
        do {
            let status = try FileStatus(path: path.typed)
            guard !seenFiles.contains(status.identity) else { return }
            guard candidates.count < limits.fileCount else {
                reportCountLimit(at: path, into: &diagnostics)
                return
            }
            seenFiles.insert(status.identity)
            candidates.append(candidate)
        } catch {
            report(error, at: path, notes: notes, into: &diagnostics)
        }
    }

    private mutating func reportCountLimit(at path: SourcePath, into diagnostics: inout DiagnosticBag) {
        guard !hitCountLimit else { return }
        hitCountLimit = true
        diagnostics.error(
            .inputTooLarge,
            "there are more than \(limits.fileCount) files; this one and those after it are not read",
            at: .start(of: path)
        )
    }

    mutating func report(
        _ error: SystemError,
        at path: SourcePath,
        notes: [Diagnostic.Note] = [],
        into diagnostics: inout DiagnosticBag
    ) {
        metSomething = true
        let place = SourceLocation.start(of: path)
        if error.meansNotFound {
            diagnostics.error(.inputNotFound, "there is no such file or folder", at: place, notes: notes)
        } else if error.meansLinkLoop {
            diagnostics.error(.inputFolderLoop, "this link leads to itself", at: place, notes: notes)
        } else {
            diagnostics.error(.inputUnreadable, "this can't be read: \(error.reason)", at: place, notes: notes)
        }
    }
}
