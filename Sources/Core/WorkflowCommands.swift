/// Text on its way into the log of a workflow, in which a runner looks for commands. GitHub runs a line that begins
/// with `::name …::`, and `##[name …]` anywhere; Azure runs `##vso[…]`, TeamCity `##teamcity[…]`. A blank between the
/// two signs makes words of each. Other pairs of these signs stay as they are.
package enum WorkflowCommands {
    package static func broken(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let broken = broken(bytes)
        return broken.count == bytes.count ? text : String(decoding: broken, as: UTF8.self)
    }

    package static func broken(_ bytes: [UInt8]) -> [UInt8] {
        replacing(commands(in: bytes), of: bytes) { [$0, blank] }
    }

    /// JSON in which a sign of each command is written as an escape: a program reads the same text.
    package static func json(_ bytes: [UInt8]) -> [UInt8] {
        // No line of JSON begins with a colon.
        replacing(commands(in: bytes), of: bytes) { $0 == hash ? Array(#"\u0023"#.utf8) : [$0] }
    }

    private static func replacing(_ places: [Int], of bytes: [UInt8], by other: (UInt8) -> [UInt8]) -> [UInt8] {
        guard !places.isEmpty else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + places.count)
        var start = 0
        for place in places {
            result += bytes[start..<place]
            result += other(bytes[place])
            start = place + 1
        }
        return result + bytes[start...]
    }

    private static func commands(in bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBufferPointer { text in
            var places: [Int] = []
            var isAtStart = true
            for index in text.indices {
                let next = index + 1 < text.count ? text[index + 1] : 0
                switch text[index] {
                case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isAtStart = true
                case colon:
                    if isAtStart, next == colon, isClosed(text, from: index + 2) { places.append(index) }
                    isAtStart = false
                case hash:
                    if next == hash, isOpened(text, from: index + 2) { places.append(index) }
                    isAtStart = false
                case 0x21..<0x7F: isAtStart = false
                case 0xC0...: isAtStart = isAtStart && isBlank(text, at: index)
                default: break
                }
            }
            return places
        }
    }

    /// A runner takes blanks away, and there are many beyond ASCII.
    private static func isBlank(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let scalar = String(decoding: text[index..<min(index + 4, text.count)], as: UTF8.self).unicodeScalars.first
        return scalar.map { $0.properties.isWhitespace || $0 == "\u{FEFF}" } ?? false
    }

    private static func isClosed(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var previous: UInt8 = 0
        for byte in text[min(start, text.count)...] {
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return false }
            if byte == colon, previous == colon { return true }
            previous = byte
        }
        return false
    }

    private static func isOpened(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        let behindName = text[min(start, text.count)...].drop { $0.isASCIILetterOrDigit || ".-_".utf8.contains($0) }
        return behindName.first == UInt8(ascii: "[")
    }

    private static let colon = UInt8(ascii: ":")
    private static let hash = UInt8(ascii: "#")
    private static let blank = UInt8(ascii: " ")
}
