import SourceText

/// What a package names is found without a look at the rest of its folder.
extension InputFinder {
    mutating func add(_ package: PackageFolder, into diagnostics: inout DiagnosticBag) {
        for named in package.others where isThere(named, .file, into: &diagnostics) {
            append(InputCandidate(path: named.path, origin: .part(package.identity)), into: &diagnostics)
        }
        guard let manifest = package.manifest else { return }
        append(
            InputCandidate(path: manifest.path, origin: .package(package.identity)),
            notes: [.init("the package names it here", at: manifest.field)],
            into: &diagnostics
        )
        for named in package.declarations where isThere(named, .folder, into: &diagnostics) {
            addDeclarations(in: named.path, of: package, depth: 0, into: &diagnostics)
        }
    }

    /// What a package names beside its manifest may be missing: where nobody has built it, it is.
    private func isThere(
        _ named: PackageFolder.Named,
        _ kind: FileStatus.Kind,
        into diagnostics: inout DiagnosticBag
    ) -> Bool {
        if (try? FileStatus(path: named.path.typed))?.kind == kind { return true }
        diagnostics.note(
            .inputSkipped,
            "the package names this, and there is no such \(kind == .folder ? "folder" : "file")",
            at: .start(of: named.path),
            notes: [.init("the package names it here", at: named.field)]
        )
        return false
    }

    private mutating func addDeclarations(
        in folder: SourcePath,
        of package: PackageFolder,
        depth: Int,
        into diagnostics: inout DiagnosticBag
    ) {
        do {
            let status = try FileStatus(path: folder.typed)
            guard !hitCountLimit, depth < limits.folderDepth, seenDeclarations.insert(status.identity).inserted else {
                return
            }
            for name in try FolderListing(ofFolderAt: folder.typed).names where name != "node_modules" {
                let path = folder.appending(name)
                if (try? FileStatus(path: path.typed))?.kind == .folder {
                    addDeclarations(in: path, of: package, depth: depth + 1, into: &diagnostics)
                } else if PackageFolder.declarationEndings.contains(where: name.lowercased().hasSuffix) {
                    append(InputCandidate(path: path, origin: .part(package.identity)), into: &diagnostics)
                }
            }
        } catch {
            report(error, at: folder, into: &diagnostics)
        }
    }
}
