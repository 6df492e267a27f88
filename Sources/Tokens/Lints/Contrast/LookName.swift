/// What the words of a colour token say: what it paints, of which part, and when.
struct LookName: Hashable {
    enum Role: Hashable {
        case text, icon, border, fill
        /// The tick of a checkbox, the knob of a switch: seen on the fill of what is chosen.
        case mark
    }

    let role: Role
    /// The words that say which part of the component is meant.
    let part: [String]
    /// When it is used: bits of `LookWords`.
    let look: UInt64

    init(role: Role, part: [String], look: UInt64) {
        self.role = role
        self.part = part
        self.look = look
    }

    /// Nil where no word says what is painted.
    init?(words: [String]) {
        let words = words.map { $0.lowercased() }
        guard let last = words.lastIndex(where: { Self.roles[$0] != nil }), let role = Self.roles[words[last]] else {
            return nil
        }
        var part: [String] = []
        var look: UInt64 = 0
        for (index, word) in words.enumerated() where index != last {
            if let bit = LookWords.bits[word] {
                look |= bit
            } else if !LookWords.plain.contains(word), role == .fill || Self.roles[word] == nil {
                part.append(word)
            }
        }
        self.init(role: role, part: part, look: look)
    }

    /// The names that say the same and leave out some of when it is used; those that leave out least first.
    func looserNames(as role: Role) -> [LookName] {
        // More words than these are no name of a real token.
        guard look.nonzeroBitCount <= 8 else { return [LookName(role: role, part: part, look: look)] }
        var looks: [UInt64] = []
        var subset = look
        while true {
            looks.append(subset)
            if subset == 0 { break }
            subset = (subset - 1) & look
        }
        looks.sort { ($1.nonzeroBitCount, $1) < ($0.nonzeroBitCount, $0) }
        return looks.map { LookName(role: role, part: part, look: $0) }
    }

    private static let roles: [String: Role] = [
        "text": .text, "label": .text, "foreground": .text, "fg": .text, "icon": .icon, "mark": .mark,
        "checkmark": .mark, "thumb": .mark, "knob": .mark, "border": .border,
        "outline": .border, "stroke": .border, "fill": .fill, "background": .fill, "bg": .fill, "surface": .fill,
    ]
}
