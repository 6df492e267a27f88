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

    /// Gives a new folder to `body` and removes it with all that lies in it, whatever happens.
    static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
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
