/// Finds where something of JSX ends, up to a limit; nil where it does not.
struct MDXEnds {
    let bytes: [UInt8]
    let limit: Int

    /// Finds the place behind the `>` of a tag that begins here.
    func ofTag(from start: Int) -> Int? {
        var position = start + 1
        while position < limit {
            switch bytes[position] {
            case UInt8(ascii: ">"): return position + 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let close = bytes[(position + 1)..<limit].firstIndex(of: bytes[position]) else { return nil }
                position = close + 1
            case UInt8(ascii: "{"):
                guard let close = ofBraces(from: position) else { return nil }
                position = close
            case UInt8(ascii: "<"): return nil
            default: position += 1
            }
        }
        return nil
    }

    /// Braces in texts and comments count for nothing. A quote that has no other one on its line is an apostrophe.
    func ofBraces(from start: Int) -> Int? {
        var open = 0
        var position = start
        while position < limit {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "{"): open += 1
            case UInt8(ascii: "}"):
                open -= 1
                if open == 0 { return position }
            case UInt8(ascii: "`"):
                guard let close = bytes[position..<limit].firstIndex(of: byte) else { return nil }
                position = close + 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let next = bytes[position..<limit].firstIndex { $0 == byte || $0 == UInt8(ascii: "\n") }
                if let next, bytes[next] == byte { position = next + 1 }
            case UInt8(ascii: "/") where position < limit && bytes[position] == UInt8(ascii: "*"):
                guard let close = of("*/", from: position + 1) else { return nil }
                position = close
            default: break
            }
        }
        return nil
    }

    /// Finds the place behind the next occurrence of a word.
    func of(_ word: String, from start: Int) -> Int? {
        let word = Array(word.utf8)
        var rest = bytes[min(start, limit)..<limit]
        while let found = rest.firstIndex(of: word[0]) {
            rest = rest[found...]
            if rest.starts(with: word) { return found + word.count }
            rest = rest.dropFirst()
        }
        return nil
    }
}
