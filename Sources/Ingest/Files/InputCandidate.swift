package import SourceText

/// A file to read, and why it is to be read.
package struct InputCandidate: Sendable, Equatable {
    package enum Origin: Sendable, Equatable {
        /// The user asked for this very file.
        case named
        /// It lay below a folder; that it is no input is then no error.
        case folder
        /// A package named it as its manifest.
        case package(LibraryIdentity)
    }

    package let path: SourcePath
    package let origin: Origin

    package init(path: SourcePath, origin: Origin) {
        self.path = path
        self.origin = origin
    }
}
