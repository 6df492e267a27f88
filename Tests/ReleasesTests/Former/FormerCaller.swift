/// A line of Swift that somebody wrote against the former release.
struct FormerCaller: Sendable {
    enum Kind: String, Sendable {
        /// Names a type, or makes a value of a class.
        case type
        case call, read, write, compare, enumCase, choice, adoption
    }

    let kind: Kind
    /// The path of what it is about: a type, or a member of one.
    let subject, line: String

    /// The names in it, with those of the types around them.
    var names: Set<String> {
        Set(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init))
    }
}
