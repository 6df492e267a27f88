import Core

/// Calls to the system by which a folder is changed, and no others, so that a test can have each fail or be the last.
/// Each answers as the system does: below zero after an error, with the reason in `errno`.
package protocol WritingCalls: Sendable {
    func makeFolder(_ name: String, in folder: Int32) -> Int32
    /// Opens a file that must not be there yet.
    func makeFile(_ name: String, in folder: Int32) -> Int32
    func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int
    func setMode(_ mode: UInt32, of file: Int32) -> Int32
    func rename(_ name: String, in folder: Int32, to newName: String, in newFolder: Int32) -> Int32
    func removeFile(_ name: String, in folder: Int32) -> Int32
    func removeFolder(_ name: String, in folder: Int32) -> Int32
}

package struct SystemCalls: WritingCalls {
    package init() {}

    package func makeFolder(_ name: String, in folder: Int32) -> Int32 { mkdirat(folder, name, 0o755) }

    package func makeFile(_ name: String, in folder: Int32) -> Int32 {
        openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    }

    package func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int { systemWrite(file, bytes) }

    package func setMode(_ mode: UInt32, of file: Int32) -> Int32 { fchmod(file, mode_t(mode)) }

    package func rename(_ name: String, in folder: Int32, to newName: String, in newFolder: Int32) -> Int32 {
        renameat(folder, name, newFolder, newName)
    }

    package func removeFile(_ name: String, in folder: Int32) -> Int32 { unlinkat(folder, name, 0) }

    package func removeFolder(_ name: String, in folder: Int32) -> Int32 { unlinkat(folder, name, AT_REMOVEDIR) }
}
