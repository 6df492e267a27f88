#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A folder for what is made to be measured, and for what is written.
struct TemporaryFolder {
    let path: String

    /// Linux has a file system in memory. On a disk a new file takes several times as long where others have just been
    /// deleted, as every build does, which says nothing of who makes it.
    private static let memory = "/dev/shm"
    /// More than all that is ever written.
    private static let room = 2 << 30

    /// Where the user says, in memory, or where such folders are made.
    private static var parent: String {
        if let chosen = getenv("TMPDIR") { return String(cString: chosen) }
        var status = statvfs()
        guard statvfs(memory, &status) == 0, access(memory, W_OK) == 0 else { return "/tmp" }
        return Int(status.f_bavail) * Int(status.f_frsize) >= room ? memory : "/tmp"
    }

    /// Gives a new folder to `body` and removes it with all that lies in it, whatever happens.
    static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        var template = Array((parent + "/weblift-bench.XXXXXX").utf8CString)
        let made = template.withUnsafeMutableBufferPointer { bytes in
            bytes.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
        }
        guard let made else { throw BenchmarkFailure("can't make a temporary folder") }
        let folder = TemporaryFolder(path: made)
        // Interrupting ends the child that runs, and its end ends `body`, so that the files are still removed.
        let interrupting = signal(SIGINT) { _ in }
        defer { signal(SIGINT, interrupting) }
        defer { _ = try? ChildProcess(["rm", "-rf", folder.path]).run() }
        return try body(folder)
    }
}
