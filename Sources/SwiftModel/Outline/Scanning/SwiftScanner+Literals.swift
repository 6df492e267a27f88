extension SwiftScanner {
    /// Goes behind a string; `offset` stands on its first delimiter.
    mutating func skipString(hashes: Int, in place: Place) throws(SwiftFault) {
        let start = offset
        offset += hashes + 1
        if has("\"\""), hashes == 0 || !endsOnLine(hashes, from: offset + 2) {
            offset += 2
            // `"""` needs a new line; a string in a string with one line has none.
            while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
            guard offset < bytes.count, bytes[offset].isLineBreak else { throw SwiftFault(.unendedString, at: start) }
            if case .string(_, mayBreak: false) = place { throw SwiftFault(.unendedString, at: start) }
            try skipText(start, hashes: hashes, quotes: 3, in: place)
        } else {
            try skipText(start, hashes: hashes, quotes: 1, in: place)
        }
    }

    /// Whether a seeming start of `#"""` is a string of one line, such as `#"""#`.
    private func endsOnLine(_ hashes: Int, from start: Int) -> Bool {
        var place = start - 1
        while place < bytes.count, !bytes[place].isLineBreak {
            if bytes[place] == UInt8(ascii: "\""), hashCount(from: place + 1) >= hashes { return true }
            place += 1
        }
        return false
    }

    private func hashCount(from start: Int) -> Int {
        bytes[min(start, bytes.count)...].prefix { $0 == UInt8(ascii: "#") }.count
    }

    private mutating func skipText(_ start: Int, hashes: Int, quotes: Int, in place: Place) throws(SwiftFault) {
        var depth = 0
        if case .string(let outer, _) = place { depth = outer + 1 }
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\\"), hashCount(from: offset + 1) >= hashes {
                offset += 1 + hashes
                if offset < bytes.count, bytes[offset] == UInt8(ascii: "(") {
                    offset += 1
                    try skipInterpolation(start, depth: depth, mayBreak: quotes == 3)
                } else if quotes == 3 || offset < bytes.count && !bytes[offset].isLineBreak {
                    offset += 1
                }
            } else if byte == UInt8(ascii: "\""), quotes == 1 || has("\"\"\""),
                hashCount(from: offset + quotes) >= hashes
            {
                offset += quotes + hashes
                return
            } else if quotes == 1, byte.isLineBreak {
                break
            } else {
                offset += 1
            }
        }
        throw SwiftFault(.unendedString, at: start)
    }

    /// Goes behind `#/…/#`. Only one that begins with a line break may have several lines.
    mutating func skipExtendedRegex(hashes: Int) throws(SwiftFault) -> Bool {
        let start = offset
        var place = offset + hashes + 1
        let mayBreak = bytes[min(place, bytes.count)...].first { !$0.isBlank }?.isLineBreak ?? false
        while place < bytes.count, mayBreak || !bytes[place].isLineBreak {
            if bytes[place] == UInt8(ascii: "\\") {
                place += 1
            } else if bytes[place] == UInt8(ascii: "/"), hashCount(from: place + 1) >= hashes {
                offset = place + 1 + hashes
                return true
            }
            place += 1
        }
        throw SwiftFault(.unendedRegex, at: start)
    }

    /// Goes behind `/…/`, which looks like two divisions to everybody but the compiler. False unless it ends on its line,
    /// begins and ends with no blank, and closes no parenthesis that it didn't open.
    mutating func skipBareRegex() -> Bool {
        var place = offset + 1
        guard place < bytes.count, !bytes[place].isBlank, !bytes[place].isLineBreak else { return false }
        // Comments were recognized before.
        var depth = 0
        var isInClass = false
        while place < bytes.count, !bytes[place].isLineBreak {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: depth += 1
            case UInt8(ascii: ")") where !isInClass:
                depth -= 1
                if depth < 0 { return false }
            case UInt8(ascii: "/"):
                guard !bytes[place - 1].isBlank, place > offset + 1 else { return false }
                offset = place + 1
                return true
            default: break
            }
            place += 1
        }
        return false
    }
}
