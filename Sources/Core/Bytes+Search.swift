extension [UInt8] {
    package func holds(_ bytes: [UInt8]) -> Bool { place(of: bytes, from: 0) != nil }

    package func lines(holding bytes: [UInt8], endedBy isEnd: (UInt8) -> Bool) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var end = 0
        while let place = place(of: bytes, from: end) {
            let start = self[end..<place].lastIndex(where: isEnd).map { $0 + 1 } ?? end
            end = self[place...].firstIndex(where: isEnd) ?? count
            lines.append(self[start..<end])
        }
        return lines
    }

    package func holds(_ text: String) -> Bool { holds(Array(text.utf8)) }

    /// The search of the standard library, which is made for any collection, took 27 seconds of `make test`.
    package func place(of bytes: [UInt8], from start: Int) -> Int? {
        guard let first = bytes.first else { return start <= count ? start : nil }
        return withUnsafeBytes { text in
            guard let base = text.baseAddress else { return nil }
            var place = start
            while place + bytes.count <= text.count {
                guard let found = memchr(base + place, Int32(first), text.count - bytes.count - place + 1) else {
                    break
                }
                place = found - UnsafeMutableRawPointer(mutating: base)
                if memcmp(found, bytes, bytes.count) == 0 { return place }
                place += 1
            }
            return nil
        }
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first index whose element is not before a place, searched in halves: elements before it stand first.
    @inlinable package func firstPlace(whereNot isBefore: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension BidirectionalCollection {
    /// Takes elements off at both ends.
    @inlinable package func trimming(while isTrimmed: (Element) -> Bool) -> SubSequence {
        var rest = drop(while: isTrimmed)
        while let last = rest.last, isTrimmed(last) { rest = rest.dropLast() }
        return rest
    }
}

/// Letters, digits and blanks of ASCII: no byte beyond it is one of them.
extension UInt8 {
    @inlinable package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    @inlinable package var isCapital: Bool { self &- UInt8(ascii: "A") < 26 }

    @inlinable package var isSmall: Bool { self &- UInt8(ascii: "a") < 26 }

    @inlinable package var isASCIILetter: Bool { (self | 0x20).isSmall }

    @inlinable package var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }

    @inlinable package var small: UInt8 { isCapital ? self | 0x20 : self }

    /// Whether it is a space or a tab.
    @inlinable package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether it ends a line, alone or with another one.
    @inlinable package var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
