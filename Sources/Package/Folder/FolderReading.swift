package import Core

/// The files in a folder and below it, each read whole: no link is followed, and nothing is read without end.
package struct FolderReading: Sendable {
    package struct Limits: Sendable {
        package var fileCount: Int
        /// Bytes of all files together.
        package var size: Int
        package var depth: Int

        package init(fileCount: Int, size: Int, depth: Int = OutputPath.mostParts) {
            self.fileCount = fileCount
            self.size = size
            self.depth = depth
        }
    }

    package struct File: Sendable, Equatable {
        package let path: String
        package let bytes: [UInt8]
    }

    /// Something that was not read; its path is the empty string for the folder itself.
    package struct Problem: Sendable, Equatable {
        package enum Reason: Sendable, Equatable {
            case link, tooMany, tooLarge, tooDeep, notUTF8
            /// A device or a pipe.
            case noFile
            case system(SystemError)
        }

        package let path: String
        package let reason: Reason
    }

    /// Sorted by path, like the problems.
    package private(set) var files: [File] = []
    package private(set) var problems: [Problem] = []

    /// Reads the files with names that end in one of `suffixes`. Hidden files and folders are skipped.
    package init(_ folder: String, suffixes: [String], limits: Limits) {
        var reader = FolderReader(suffixes: suffixes, limits: limits)
        reader.read(folder)
        files = reader.files
        problems = reader.problems
    }
}
