import Core

struct PackagePart: Hashable {
    enum Content {
        case declarations, docs

        func includes(_ path: String) -> Bool {
            switch self {
            case .declarations: PackageFolder.declarationEndings.contains { path.lowercased().hasSuffix($0) }
            case .docs: InputPurpose.library.mayBeRead(path)
            }
        }
    }

    let folder: FileStatus.Identity
    let content: Content
}

/// Files that a package names are found without a look at the rest of its folder.
extension InputFinder {
    mutating func add(_ package: PackageFolder, into diagnostics: inout DiagnosticBag) {
        for named in package.others where isThere(named, [.file], into: &diagnostics) {
            append(InputCandidate(path: named.path, origin: .part(package.identity)), into: &diagnostics)
        }
        for named in package.docs where isThere(named, [.file, .folder], into: &diagnostics) {
            if (try? FileStatus(path: named.path.typed))?.kind == .folder {
                add(.docs, in: named.path, of: package, depth: 0, into: &diagnostics)
            } else {
                append(InputCandidate(path: named.path, origin: .part(package.identity)), into: &diagnostics)
            }
        }
        guard let manifest = package.manifest else { return }
        append(
            InputCandidate(path: manifest.path, origin: .package(package.identity)),
            notes: [.init("the package names it here", at: manifest.field)],
            into: &diagnostics
        )
        for named in package.declarations where isThere(named, [.folder], into: &diagnostics) {
            add(.declarations, in: named.path, of: package, depth: 0, into: &diagnostics)
        }
    }

    /// Looks for a file or folder that may be missing: where nobody has built the package, it is.
    private func isThere(
        _ named: PackageFolder.Named,
        _ kinds: [FileStatus.Kind],
        into diagnostics: inout DiagnosticBag
    ) -> Bool {
        if let kind = (try? FileStatus(path: named.path.typed))?.kind, kinds.contains(kind) { return true }
        let what = kinds.map { $0 == .folder ? "folder" : "file" }.joined(separator: " or ")
        diagnostics.note(
            .inputSkipped,
            "the package names this, and there is no such \(what)",
            at: .start(of: named.path),
            notes: [.init("the package names it here", at: named.field)]
        )
        return false
    }

    private mutating func add(
        _ content: PackagePart.Content,
        in folder: SourcePath,
        of package: PackageFolder,
        depth: Int,
        into diagnostics: inout DiagnosticBag
    ) {
        do {
            let status = try FileStatus(path: folder.typed)
            let part = PackagePart(folder: status.identity, content: content)
            guard !hitCountLimit, depth < limits.folderDepth, seenParts.insert(part).inserted else { return }
            for name in try FolderListing(ofFolderAt: folder.typed).names where name != "node_modules" {
                let path = folder.appending(name)
                if (try? FileStatus(path: path.typed))?.kind == .folder {
                    add(content, in: path, of: package, depth: depth + 1, into: &diagnostics)
                } else if content.includes(name) {
                    append(InputCandidate(path: path, origin: .part(package.identity)), into: &diagnostics)
                }
            }
        } catch {
            report(error, at: folder, into: &diagnostics)
        }
    }
}

extension InputFinder {
    /// Folders above a manifest in which the package that names it is looked for: `dist/types/custom-elements.json`.
    private static let packageHeight = 3

    /// Finds the package that has a file as its manifest. Nobody asked for it: its mistakes are not reported.
    func package(of file: SourcePath, _ status: FileStatus) -> LibraryIdentity? {
        var path = Substring(file.typed)
        for _ in 0..<Self.packageHeight {
            guard let slash = path.lastIndex(of: "/") else {
                return path == "." ? nil : identity(at: ".", naming: status)
            }
            path = path[..<slash]
            if path.isEmpty { return nil }
            if let identity = identity(at: String(path), naming: status) { return identity }
        }
        return nil
    }

    private func identity(at folder: String, naming status: FileStatus) -> LibraryIdentity? {
        var unasked = DiagnosticBag()
        guard let package = PackageFolder(at: SourcePath(folder), limits: limits, into: &unasked),
            let manifest = package.manifest,
            (try? FileStatus(path: manifest.path.typed))?.identity == status.identity
        else { return nil }
        return package.identity
    }
}
