/// Owner of a written file.
package enum FileOwnership: String, Sendable, Hashable, CaseIterable {
    /// File of the program: always written anew.
    case owned
    /// File begun by the program, finished by people.
    case scaffold
    /// File that is written where it is absent, and then people's: a later version is brought into it where that
    /// touches nothing that they changed.
    case once
}
