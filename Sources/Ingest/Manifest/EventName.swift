/// An event's name, freed from text that a tool added by mistake: a generator that misreads
/// `new CustomEvent<{…}>('vsc-click')` writes `vsc-click<{`, and one that copies it `'vsc-click'`.
struct EventName: Equatable {
    let text: String
    let wasBroken: Bool

    init?(_ spelling: String) {
        // Nearly all names are made of these alone.
        if !spelling.isEmpty, spelling.utf8.allSatisfy(EventName.isPlain) {
            text = spelling
            wasBroken = false
            return
        }
        let unquoted = spelling.drop { EventName.quotes.contains($0) || $0.isWhitespace }
        let name = unquoted.prefix { !EventName.neverInAName.contains($0) && !$0.isWhitespace }
        guard !name.isEmpty else { return nil }
        text = String(name)
        wasBroken = name != spelling
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static let quotes: Set<Character> = ["'", "\"", "`"]

    private static let neverInAName: Set<Character> = ["<", ">", "{", "}", "(", ")", "'", "\"", "`", ";", ","]
}
