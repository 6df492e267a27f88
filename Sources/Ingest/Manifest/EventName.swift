/// An event's name as a tool wrote it, freed from what the tool added by mistake.
///
/// A generator that misreads `new CustomEvent<{…}>('vsc-click')` writes `vsc-click<{`.
struct EventName: Equatable {
    let text: String
    /// Whether something was cut off.
    let wasBroken: Bool

    /// nil where nothing usable is left.
    init?(_ spelling: String) {
        let name = spelling.prefix { !EventName.neverInAName.contains($0) && !$0.isWhitespace }
        guard !name.isEmpty else { return nil }
        text = String(name)
        wasBroken = name.endIndex != spelling.endIndex
    }

    private static let neverInAName: Set<Character> = ["<", ">", "{", "}", "(", ")", "'", "\"", "`", ";", ","]
}
