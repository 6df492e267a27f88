package import Core

/// A file to read, and why it is to be read.
package struct InputCandidate: Sendable, Equatable {
    package enum Origin: Sendable, Equatable {
        /// The user asked for this very file.
        case named
        /// Candidate below a folder; it is no error if it turns out to be no input.
        case folder
        /// A package named it as its manifest.
        case package(LibraryIdentity)
        /// Candidate in a package, or named by one beside its manifest; it is no error either if it turns out to be no
        /// input.
        case part(LibraryIdentity)

        /// Name and release of the package that it belongs to.
        var identity: LibraryIdentity? {
            switch self {
            case .package(let identity), .part(let identity): identity
            case .named, .folder: nil
            }
        }

        /// Whether somebody asked for this very file.
        var isAskedFor: Bool {
            switch self {
            case .named, .package: true
            case .folder, .part: false
            }
        }
    }

    package let path: SourcePath
    package let origin: Origin
}
