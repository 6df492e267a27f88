import Core

/// Limits to the demands of a hostile or mistaken input.
package struct InputLimits: Sendable, Equatable {
    /// The largest file that is read, in bytes.
    package var fileSize = FileReader.sizeLimit
    package var folderDepth = 64
    package var fileCount = 20_000

    package init() {}
}
