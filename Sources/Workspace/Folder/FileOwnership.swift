/// Whose a written file is.
package enum FileOwnership: String, Sendable, Hashable, CaseIterable {
    /// The program's: always written anew.
    case owned
    /// Begun by the program, finished by people.
    case scaffold
    /// Written where it is absent, and then people's: what is generated otherwise later is brought into it where that touches
    /// nothing that they changed.
    case once
}
