import Foundation

/// A file of the repository, for tests.
enum FileBytes {
    static func read(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
}
