/// Tells by its bytes whether a file is an API doc, without parsing it: a line outside of fenced code that begins with
/// one of the three bold labels and names a custom element.
enum DocsRecognition {
    static func recognises(_ bytes: [UInt8]) -> Bool {
        // Lines are read one after the other, for the label stands near the top of a long file.
        for line in UnfencedLines(bytes) where namesElement(line) { return true }
        return false
    }

    private static func namesElement(_ line: ArraySlice<UInt8>) -> Bool {
        var line = line
        if line.count > 1, let bullet = line.first, bullet != UInt8(ascii: "*") || line.dropFirst().first == 0x20 {
            let isBullet = [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(bullet)
            if isBullet { line = line.dropFirst().drop { $0 == 0x20 } }
        }
        let star = UInt8(ascii: "*")
        guard line.starts(with: [star, star]) else { return false }
        // Several labels may share the line. It is one of metadata, so short that looking ahead costs nothing.
        line = line.prefix(longestLine)
        return line.indices.contains { line[$0...].starts(with: [star, star]) && namesElement(behind: line[$0...]) }
    }

    private static let longestLine = 400

    private static func namesElement(behind line: ArraySlice<UInt8>) -> Bool {
        // The labels are short, and so are the names.
        let text = String(decoding: line.prefix(200), as: UTF8.self)
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let label = text[..<colon].filter { $0 != "*" }.trimmed.lowercased()
        guard DocsMetadata.tagLabels.contains(label) else { return false }
        let value = text[colon...].drop { !$0.isWordLetter }
        return ElementName.isValid(value.prefix { !$0.isBlank && $0 != "`" && $0 != ">" })
    }
}
