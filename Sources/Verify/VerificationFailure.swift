/// No fault of the Swift files, so it is told apart from the compiler's messages.
package struct VerificationFailure: Error, Equatable {
    package enum Kind: Sendable, Equatable {
        /// A toolchain is missing, or lacks needed parts.
        case noToolchain
        /// Modules of the toolchain, or the surface.
        case preparation
        /// A setting that the compiler does not know.
        case settings
        case surface
        /// Refusal of a file, a folder or a process.
        case system
    }

    package let kind: Kind
    package let message: String
    package let details: [String]

    init(_ kind: Kind, _ message: String, details: [String] = []) {
        self.kind = kind
        self.message = message
        self.details = details
    }
}
