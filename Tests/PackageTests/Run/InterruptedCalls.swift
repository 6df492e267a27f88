import Core
import Foundation
import Synchronization

@testable import Package

/// Calls to the system that end at one of them: as where a process is killed, nothing is done from there on. Of a write,
/// half the bytes arrive.
final class InterruptedCalls: WritingCalls {
    enum Mode {
        /// All that follow fail, too: so nothing is cleared up, as after a kill.
        case killed
        /// Only this one fails, with an error of the system.
        case failed(Int32)
    }

    private let count = Atomic(0)
    private let last: Int
    private let mode: Mode

    /// `last` is the first call that is not done.
    init(at last: Int, _ mode: Mode = .killed) {
        self.last = last
        self.mode = mode
    }

    /// How many calls there were.
    var calls: Int { count.load(ordering: .relaxed) }

    private func passes() -> Bool {
        let number = count.wrappingAdd(1, ordering: .relaxed).oldValue
        switch mode {
        case .killed:
            errno = EIO
            return number < last
        case .failed(let code):
            errno = code
            return number != last
        }
    }

    private let system = SystemCalls()

    func makeFolder(_ name: String, in folder: Int32) -> Int32 { passes() ? system.makeFolder(name, in: folder) : -1 }

    func makeFile(_ name: String, in folder: Int32) -> Int32 { passes() ? system.makeFile(name, in: folder) : -1 }

    func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
        if passes() { return system.write(bytes, to: file) }
        let code = errno
        if calls == last + 1 {
            _ = system.write(UnsafeRawBufferPointer(rebasing: bytes.prefix(bytes.count / 2)), to: file)
        }
        errno = code
        return -1
    }

    func setMode(_ mode: UInt32, of file: Int32) -> Int32 { passes() ? system.setMode(mode, of: file) : -1 }

    func rename(_ name: String, in folder: Int32, to newName: String, in newFolder: Int32) -> Int32 {
        passes() ? system.rename(name, in: folder, to: newName, in: newFolder) : -1
    }

    func removeFile(_ name: String, in folder: Int32) -> Int32 { passes() ? system.removeFile(name, in: folder) : -1 }

    func removeFolder(_ name: String, in folder: Int32) -> Int32 {
        passes() ? system.removeFolder(name, in: folder) : -1
    }
}

/// Calls to the system among which somebody else changes a file: before the first bytes are written.
final class MeddlingCalls: WritingCalls {
    private let system = SystemCalls()
    private let path, text: String
    private let isDone = Atomic(false)

    init(writing text: String, to path: String) {
        self.path = path
        self.text = text
    }

    func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
        if !isDone.exchange(true, ordering: .relaxed) {
            do { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) } catch { return -1 }
        }
        return system.write(bytes, to: file)
    }

    func makeFolder(_ name: String, in folder: Int32) -> Int32 { system.makeFolder(name, in: folder) }
    func makeFile(_ name: String, in folder: Int32) -> Int32 { system.makeFile(name, in: folder) }
    func setMode(_ mode: UInt32, of file: Int32) -> Int32 { system.setMode(mode, of: file) }
    func rename(_ name: String, in folder: Int32, to newName: String, in newFolder: Int32) -> Int32 {
        system.rename(name, in: folder, to: newName, in: newFolder)
    }
    func removeFile(_ name: String, in folder: Int32) -> Int32 { system.removeFile(name, in: folder) }
    func removeFolder(_ name: String, in folder: Int32) -> Int32 { system.removeFolder(name, in: folder) }
}
