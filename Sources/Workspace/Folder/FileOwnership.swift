/// Owner of a written file.
package enum FileOwnership: String, Sendable, Hashable, CaseIterable {
    /// The program's: always written anew.
    case owned
    /// Begun by the program, finished by people.
    case scaffold
    /// Written where it is absent, and then people's: a later version is brought into it where that touches nothing
    /// that they changed.
    case once
}
