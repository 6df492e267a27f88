import Core

enum InputFile {
    static func read(_ path: SourcePath, limits: InputLimits, into diagnostics: inout DiagnosticBag) -> SourceFile? {
        do {
            return SourceFile(path: path, bytes: try FileReader.bytes(ofFileAt: path.typed, atMost: limits.fileSize))
        } catch {
            let place = SourceLocation.start(of: path)
            switch error {
            case .folder: diagnostics.error(.inputNotAFile, "this is a folder, not a file", at: place)
            case .notAFile: diagnostics.error(.inputNotAFile, "this is neither a file nor a folder", at: place)
            case .tooLarge:
                let limit = limits.fileSize >> 20
                diagnostics.error(.inputTooLarge, "the file is larger than \(limit) MiB and is not read", at: place)
            case .system(let error) where error.meansNotFound:
                diagnostics.error(.inputNotFound, "there is no such file", at: place)
            case .system(let error):
                diagnostics.error(.inputUnreadable, "the file can't be read: \(error.reason)", at: place)
            }
            return nil
        }
    }

    static func readIfThere(
        _ path: SourcePath,
        limits: InputLimits,
        into diagnostics: inout DiagnosticBag
    ) -> SourceFile? {
        (try? FileStatus(path: path.typed))?.kind == .file ? read(path, limits: limits, into: &diagnostics) : nil
    }
}
