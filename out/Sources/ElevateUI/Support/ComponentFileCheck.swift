#if os(iOS)
import Foundation

/// Tells files that may be used from those that are too large.
@available(iOS 15, *)
nonisolated struct ComponentFileCheck {
    let accepted: [URL]
    let tooLarge: [URL]

    init(_ files: [URL], maximumSize: Int?) {
        let maximum = maximumSize ?? .max
        tooLarge = files.filter { Self.size(of: $0) > maximum }
        accepted = files.filter { Self.size(of: $0) <= maximum }
    }

    /// A file that can't be read is not rejected for its size: opening it reports the error.
    private static func size(of file: URL) -> Int {
        let isAccessing = file.startAccessingSecurityScopedResource()
        defer { if isAccessing { file.stopAccessingSecurityScopedResource() } }
        do {
            return try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        } catch {
            return 0
        }
    }
}
#endif
