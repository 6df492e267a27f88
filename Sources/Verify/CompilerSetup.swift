import Processes

/// What the compiler needs to check Swift for iOS on this machine.
package struct CompilerSetup: Sendable, Equatable {
    /// The program that compiles.
    let frontend: String
    /// What all that is compiled with is known by beside the options: another compiler, SDK or surface has another one.
    let identity: [String]
    /// The target, and where the modules and the macros of the toolchain are.
    let options: [ProgramArgument]
    /// A folder in which modules of the package may lie for a moment.
    let scratch: String
    /// Whether tests can be checked.
    let hasTesting: Bool

    /// The folder in which is remembered what was right.
    var verdicts: String { "\(scratch)/verdicts" }
}
