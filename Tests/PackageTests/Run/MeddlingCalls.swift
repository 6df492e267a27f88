import Foundation
import Synchronization

@testable import Package

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
