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
    private let meddle: @Sendable () throws -> Void
    private let isMeddled = Atomic(false)

    /// `last` is the first call that is not done. `meddle` is what somebody else does before the first bytes are written.
    init(at last: Int = .max, _ mode: Mode = .killed, meddle: @escaping @Sendable () throws -> Void = {}) {
        self.last = last
        self.mode = mode
        self.meddle = meddle
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
        guard isMeddled.exchange(true, ordering: .relaxed) || (try? meddle()) != nil else { return -1 }
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
