/// A module of the toolchain that is built for iOS from its text.
struct StandardModule: Sendable {
    let name: String
    /// Some toolchains lack it, and only tests need it.
    var isOptional = false
    /// Whether it defines declarations that the compiler itself knows.
    var isStandardLibrary = false
    /// Whether its text for Linux uses API that iOS has had only for some years.
    var ignoresAvailability = false

    /// Modules in the order in which they need each other.
    static let all = [
        StandardModule(name: "Swift", isStandardLibrary: true),
        StandardModule(name: "_Concurrency", isStandardLibrary: true, ignoresAvailability: true),
        StandardModule(name: "_StringProcessing"),
        StandardModule(name: "Observation", ignoresAvailability: true),
        StandardModule(name: "Testing", isOptional: true, ignoresAvailability: true),
    ]
}
