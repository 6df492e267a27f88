/// A list of files as the compiler reads it: a path a line.
struct PathLines {
    let text: String

    init(_ paths: [String]) throws(VerificationFailure) {
        guard let wrong = paths.first(where: { !PathLines.canTake($0) }) else {
            text = paths.map { $0 + "\n" }.joined()
            return
        }
        throw VerificationFailure(.system, "\(wrong.debugDescription): the compiler takes no path with a line break")
    }

    /// False for a name that would be more than a line, or none.
    static func canTake(_ name: String) -> Bool { !name.utf8.contains { $0 < 0x20 } }
}
