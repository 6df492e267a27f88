import Core

enum DocText {
    /// Leaves out blanks at the ends, empty lines around, and invisible characters: they could turn the direction of
    /// the source, and a compiler warns of some.
    static func lines(of text: String) -> [String] {
        if isPlainLine(text) { return [text] }
        var lines: [String] = []
        // Bytes, because adding a scalar to a string costs as much as making one.
        var line: [UInt8] = []
        for scalar in text.unicodeScalars {
            if endsLine(scalar) {
                lines.append(withoutBlanksAtEnd(line))
                line.removeAll(keepingCapacity: true)
            } else if !isInvisible(scalar) {
                if scalar.isASCII {
                    line.append(scalar == "\t" ? UInt8(ascii: " ") : UInt8(ascii: scalar))
                } else {
                    line.append(contentsOf: String(scalar).utf8)
                }
            }
        }
        lines.append(withoutBlanksAtEnd(line))
        guard let first = lines.firstIndex(where: { !$0.isEmpty }), let last = lines.lastIndex(where: { !$0.isEmpty })
        else { return [] }
        return Array(lines[first...last])
    }

    /// Whether a text is one line already, without anything to leave out: most are.
    static func isPlainLine(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard let last = bytes.last, last != UInt8(ascii: " ") else { return false }
            return bytes.allSatisfy { (0x20...0x7E).contains($0) }
        }
    }

    /// Breaks a line at blanks; a word that has no place on a line of its own is broken as well. No line begins with a
    /// word that is only text further on in one: a word like that stays behind the word before it.
    static func wrapped(_ line: String, width: Int, hanging: Int) -> [String] {
        guard line.utf8.count > width else { return [line] }
        // ASCII has a byte for each letter, and a blank is always a letter of its own.
        let isASCII = line.utf8.allSatisfy { $0 < 0x80 }
        let words =
            isASCII ? line.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init) : line.split(separator: " ")
        let width = max(width, hanging + 20)
        let blanks = isASCII ? line.utf8.prefix { $0 == UInt8(ascii: " ") }.count : line.prefix { $0 == " " }.count
        let margin = String(repeating: " ", count: max(hanging, blanks))
        let room = width - margin.utf8.count
        var lines: [String] = []
        var current = String(repeating: " ", count: blanks)
        var isAtStart = true
        func isLive(_ word: Substring) -> Bool { SafeProse.isLive(word.utf8) || beginsBlock(word.utf8) }
        func length(_ text: some StringProtocol) -> Int { isASCII ? text.utf8.count : text.count }
        func add(_ piece: Substring) {
            var piece = piece
            if !isAtStart, length(current) + 1 + length(piece) > width {
                let last = current.lastIndex(of: " ").map { current[$0...].dropFirst() } ?? current[...]
                if !isLive(piece) {
                    lines.append(current)
                    current = margin
                    isAtStart = true
                } else if !isLive(last), current.dropLast(last.count).contains(where: { $0 != " " }),
                    length(margin) + length(last) + 1 + length(piece) <= width
                {
                    lines.append(String(current.dropLast(last.count + 1)))
                    current = margin + last
                } else {
                    lines.append(current)
                    current = margin
                    isAtStart = true
                    piece = escaped(piece)
                }
            }
            if !isAtStart { current += " " }
            current += piece
            isAtStart = false
        }
        for word in words {
            // A backslash may have to stand before it.
            guard word.utf8.count > (isLive(word) ? room - 1 : room) else {
                add(word)
                continue
            }
            for piece in pieces(of: word, atMost: room, isLive) { add(piece) }
        }
        lines.append(current)
        return lines
    }

    /// Whether a word begins a list, a heading, a quote, a rule or the line below a heading at the beginning of a line.
    private static func beginsBlock(_ word: Substring.UTF8View) -> Bool {
        guard let first = word.first else { return false }
        switch first {
        case UInt8(ascii: ">"): return true
        case UInt8(ascii: "+"): return word.count == 1
        case UInt8(ascii: "#"): return word.count < 7 && word.allSatisfy { $0 == first }
        case UInt8(ascii: "="), UInt8(ascii: "*"), UInt8(ascii: "_"): return word.allSatisfy { $0 == first }
        case UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: ":"): return word.allSatisfy { "-|:".utf8.contains($0) }
        default:
            let mark = word.drop(while: \.isASCIIDigit)
            return 2...10 ~= word.count && mark.count == 1 && mark.allSatisfy { ".)".utf8.contains($0) }
        }
    }

    /// A word that is only text at the beginning of a line.
    private static func escaped(_ word: Substring) -> Substring {
        let digits = word.prefix { ("0"..."9").contains($0) }
        return digits + "\\" + word.dropFirst(digits.count)
    }

    private static func pieces(of word: Substring, atMost width: Int, _ isLive: (Substring) -> Bool) -> [Substring] {
        var pieces: [Substring] = []
        var rest = word
        while !rest.isEmpty {
            // Cutting elsewhere keeps a word from being more than text at the beginning of a line.
            let most = isLive(rest) ? width - 1 : width
            let cut = (0..<min(8, most)).map { most - $0 }.first { !isLive(rest.dropFirst($0)) } ?? most
            pieces.append(rest.prefix(cut))
            rest = rest.dropFirst(cut)
        }
        return pieces
    }

    private static func withoutBlanksAtEnd(_ line: [UInt8]) -> String {
        var end = line.count
        while end > 0, line[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return String(decoding: line[..<end], as: UTF8.self)
    }

    private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar != "\t" && (scalar.value < 0x20 || scalar.value == 0x7F) }
        switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .surrogate: return true
        default: return false
        }
    }
}

extension String {
    var filledLines: [String] { utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) } }
}
