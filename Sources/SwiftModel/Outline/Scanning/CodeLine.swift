/// A line of Swift by itself, for code that looks for names in it.
package enum CodeLine {
    /// The line without its comment and the texts in it, which do nothing.
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

    package static func words(of code: String) -> [Substring] { code.utf8.split { !isPart($0) }.map(Substring.init) }

    /// Whether a byte stands in a name, without the dollar before it; bytes beyond ASCII are in names only.
    package static func isPart(_ byte: UInt8) -> Bool { byte.continuesWord && byte != UInt8(ascii: "$") }
}
