package import Core

package struct InputCandidate: Sendable, Equatable {
    package enum Origin: Sendable, Equatable {
        /// The user asked for this very file.
        case named
        /// Candidate below a folder; it is no error if it turns out to be no input.
        case folder
        /// A package named it as its manifest.
        case package(LibraryIdentity)
        /// Candidate in a package, or named by one beside its manifest; it may turn out to be no input.
        case part(LibraryIdentity)

        var identity: LibraryIdentity? {
            switch self {
            case .package(let identity), .part(let identity): identity
            case .named, .folder: nil
            }
        }

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
