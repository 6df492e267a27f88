struct StyleName: Hashable {
    enum Role: Hashable {
        case text, icon, border, fill
        /// Tick of a checkbox, knob of a switch: seen on the fill of a chosen state.
        case mark
    }

    let role: Role
    let part: [String]
    /// Moment of use: bits of `StyleWords`.
    let style: UInt64
}

extension StyleName {
    /// Nil where no word names the painted role.
    init?(words: [String]) {
        let words = words.map { $0.lowercased() }
        guard let last = words.lastIndex(where: { Self.roles[$0] != nil }), let role = Self.roles[words[last]] else {
            return nil
        }
        var part: [String] = []
        var style: UInt64 = 0
        for (index, word) in words.enumerated() where index != last {
            if let bit = StyleWords.bits[word] {
                style |= bit
            } else if !StyleWords.plain.contains(word), role == .fill || Self.roles[word] == nil {
                part.append(word)
            }
        }
        self.init(role: role, part: part, style: style)
    }

    /// Leaves out words for the time of use, beginning with the name that leaves out least.
    func looserNames(as role: Role) -> [StyleName] {
        // More words than these are no name of a real token.
        guard style.nonzeroBitCount <= 8 else { return [StyleName(role: role, part: part, style: style)] }
        var styles: [UInt64] = []
        var subset = style
        while true {
            styles.append(subset)
            if subset == 0 { break }
            subset = (subset - 1) & style
        }
        styles.sort { ($1.nonzeroBitCount, $1) < ($0.nonzeroBitCount, $0) }
        return styles.map { StyleName(role: role, part: part, style: $0) }
    }

    private static let roles: [String: Role] = [
        "text": .text, "label": .text, "foreground": .text, "fg": .text, "icon": .icon, "mark": .mark,
        "checkmark": .mark, "thumb": .mark, "knob": .mark, "border": .border,
        "outline": .border, "stroke": .border, "fill": .fill, "background": .fill, "bg": .fill, "surface": .fill,
    ]
}
