package enum FileOwnership: String, Sendable, Hashable, CaseIterable {
    /// File of the program: always written anew.
    case owned
    /// File begun by the program, finished by people.
    case scaffold
    /// File written where absent, then people's; a later version comes in where it touches nothing that they changed.
    case once
}
