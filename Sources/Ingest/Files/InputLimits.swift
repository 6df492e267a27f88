import Core

/// Limits to the demands of a hostile or mistaken input.
package struct InputLimits: Sendable, Equatable {
    /// The largest file that is read, in bytes.
    package var fileSize = FileReader.sizeLimit
    /// The most folders one inside the other.
    package var folderDepth = 64
    /// The most files that a folder given as an input may hold.
    package var fileCount = 20_000

    package init() {}
}
