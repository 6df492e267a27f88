/// What the compiler needs to check Swift for iOS on this machine.
package struct CompilerSetup: Sendable, Equatable {
    /// The program that compiles.
    let frontend: String
    /// The target, and where the modules and the macros of the toolchain are.
    let options: [String]
    /// A folder in which modules of the package may lie for a moment.
    let scratch: String
    /// Whether tests can be checked.
    let hasTesting: Bool
}
