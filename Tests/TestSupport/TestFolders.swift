package import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Where tests make their folders.
package enum TestFolders {
    /// Where the user says, in memory, or where the system makes such folders. Without links in its path, so that paths can
    /// be compared as text.
    package static let parent = (isMemoryRoomy ? URL(filePath: memory) : FileManager.default.temporaryDirectory)
        .resolvingSymlinksInPath()

    /// Linux has a file system in memory. On a disk a new file takes several times as long where others have just been
    /// deleted, which is what tests do all the time.
    private static let memory = "/dev/shm"
    /// Many times what is there at once.
    private static let room = 2 << 30

    private static var isMemoryRoomy: Bool {
        var status = statvfs()
        guard getenv("TMPDIR") == nil, statvfs(memory, &status) == 0, access(memory, W_OK) == 0 else { return false }
        return Int(status.f_bavail) * Int(status.f_frsize) >= room
    }
}
