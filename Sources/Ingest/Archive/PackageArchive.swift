import Core

/// A package of npm in one file (`.tgz`, or the `.tar` in it), unpacked in memory: nothing is written, no link is
/// followed, and no name leads out of the archive.
enum PackageArchive {
    /// The most bytes that a package unpacks to, and for each byte of the archive. Code packs to a tenth, rarely to less.
    static let sizeLimit = 256 << 20
    static let ratioLimit = 100
    /// Size that is unpacked at any ratio.
    static let smallSize = 16 << 20

    static func begins(_ bytes: [UInt8]) -> Bool { GzipFile.begins(bytes) || TarFile.begins(bytes) }

    static func files(of archive: SourceFile, limits: InputLimits, into diagnostics: inout DiagnosticBag)
        -> [SourceFile]
    {
        let place = SourceLocation.start(of: archive.path)
        do throws(ArchiveFailure) {
            let size = min(sizeLimit, max(smallSize, archive.bytes.count * ratioLimit))
            let isPacked = GzipFile.begins(archive.bytes)
            let bytes = isPacked ? try GzipFile.unpacked(archive.bytes, atMost: size) : archive.bytes
            let tar = try TarFile(bytes, headerLimit: 4 * limits.fileCount)
            let files = try files(tar.entries, of: bytes, in: archive.path, limits: limits, into: &diagnostics)
            if files.isEmpty {
                let message = "no file in this package could be of a format that is read"
                diagnostics.error(.inputNothingFound, message, at: place, suggestion: InputFormats.advice)
            }
            return files
        } catch {
            switch error {
            case .cut: diagnostics.error(.archiveSyntax, "the package is cut short; nothing of it is read", at: place)
            case .damaged(let what):
                diagnostics.error(.archiveSyntax, "the package is damaged, nothing of it is read: \(what)", at: place)
            case .tooLarge(let what):
                diagnostics.error(
                    .archiveTooLarge,
                    "the package is too large, nothing of it is read: \(what)",
                    at: place
                )
            }
            return []
        }
    }

    private static func files(
        _ entries: [TarEntry],
        of bytes: [UInt8],
        in archive: SourcePath,
        limits: InputLimits,
        into diagnostics: inout DiagnosticBag
    ) throws(ArchiveFailure) -> [SourceFile] {
        let start = SourceLocation.start(of: archive)
        var files: [SourceFile] = []
        var positions: [String: Int] = [:]
        for entry in entries where entry.kind != .folder {
            guard let parts = parts(of: entry.name, start, into: &diagnostics) else { continue }
            let name = parts.joined(separator: "/")
            let isHidden = parts.contains { $0.hasPrefix(".") || $0 == "node_modules" }
            guard !isHidden, InputPurpose.library.mayBeRead(name) || entry.kind == .link else { continue }
            let path = archive.appending(name)
            guard entry.kind == .file else {
                let what = entry.kind == .link ? "a link, which is not followed" : "no plain file"
                diagnostics.warning(.archiveEntry, "this is \(what)", at: .start(of: path))
                continue
            }
            guard entry.content.count <= limits.fileSize else {
                let limit = limits.fileSize >> 20
                let message = "the file is larger than \(limit) MiB and is not read"
                diagnostics.error(.inputTooLarge, message, at: .start(of: path))
                continue
            }
            let file = SourceFile(path: path, bytes: Array(bytes[entry.content]))
            if let position = positions[name] {
                diagnostics.warning(
                    .archiveEntry,
                    "the package holds this file twice; the last counts",
                    at: .start(of: path)
                )
                files[position] = file
                continue
            }
            guard files.count < limits.fileCount else {
                throw .tooLarge("it has more than \(limits.fileCount) files to read")
            }
            positions[name] = files.count
            files.append(file)
        }
        return files
    }

    private static func parts(
        of name: [UInt8],
        _ place: SourceLocation,
        into diagnostics: inout DiagnosticBag
    ) -> [String]? {
        guard UTF8Check.firstInvalidOffset(in: name) == nil, name.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
            diagnostics.warning(
                .archiveEntry,
                "the name of a file in this package is no plain text; it is left out",
                at: place
            )
            return nil
        }
        let text = String(decoding: name, as: UTF8.self)
        let parts = text.split(separator: "/").filter { $0 != "." }.map(String.init)
        guard !parts.isEmpty, !text.hasPrefix("/"), !parts.contains("..") else {
            let message = "the file “\(text)” would lie outside of the package; it is left out"
            diagnostics.warning(.archiveEntry, message, at: place)
            return nil
        }
        return parts
    }
}
