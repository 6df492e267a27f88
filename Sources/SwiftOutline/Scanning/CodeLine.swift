/// A line of Swift by itself, for readers who look for names in it.
package enum CodeLine {
    /// The line without its comment and the texts in it: what is written there does nothing.
    package static func code(_ line: Substring) -> String {
        let (quote, slash, escape) = (UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"))
        var code: [UInt8] = []
        var isText = false
        var last: UInt8?
        for byte in line.utf8 {
            if byte == quote, last != escape { isText.toggle() }
            if !isText, byte == slash, last == slash {
                code.removeLast()
                break
            }
            if !isText, byte != quote { code.append(byte) }
            last = byte
        }
        return String(decoding: code, as: UTF8.self)
    }

    package static func words(of code: String) -> [Substring] {
        code.utf8.split { !isPart($0) }.map(Substring.init)
    }

    /// Whether a byte stands in a word. Outside of texts, what is not ASCII is in names only.
    package static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
