/// Why nothing could be type-checked: no fault of the Swift files, so it is told apart from the compiler's messages.
package struct VerificationFailure: Error, Equatable {
    package enum Kind: Sendable, Equatable {
        /// A Swift toolchain is missing, or lacks parts that are needed.
        case noToolchain
        /// The toolchain's modules or the surface could not be built.
        case preparation
        /// The compiler does not know a setting of the project.
        case settings
        /// Declarations of the project do not compile.
        case surface
        /// The system refuses a file, a folder or a process.
        case system
    }

    package let kind: Kind
    package let message: String
    /// Output of the compiler, where it was asked.
    package let details: [String]

    init(_ kind: Kind, _ message: String, details: [String] = []) {
        self.kind = kind
        self.message = message
        self.details = details
    }
}
