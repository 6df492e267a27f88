import Core

/// The tags of a fragment as its bytes say, and the fragment made fit for libxml2, which tells no columns, gives names
/// of attributes back in lower case, and drops names that HTML 4 knew nothing of (`@click`, `[selected]`, `*ngIf`). So
/// the tags are found here as browsers find them, and the parser gets the same bytes with plain names of equal length.
struct MarkupTags {
    static let mostTags = 100_000
    static let mostAttributes = 256

    struct StartTag {
        struct Attribute {
            let name: String
            let start: Int
            /// Name that libxml2 gives it; nil where it is there a second time.
            var masked: String?
            let value: Range<Int>?
        }

        /// Name in lower case.
        let name: String
        let range: Range<Int>
        var attributes: [Attribute]
        let hasIgnoredSlash: Bool
        /// Whether it ends like an empty one of XML, within SVG, where that counts.
        let isEmpty: Bool
    }

    /// Start tags. All offsets count from the beginning of the file.
    private(set) var starts: [StartTag] = []
    /// Names by the offset behind the end tag.
    private(set) var ends: [Int: String] = [:]
    /// The fragment alone.
    private(set) var masked: [UInt8]
    private(set) var problems: [Diagnostic] = []
    private let source: MarkupSource
    private let base: Int
    private var position = 0
    private var foreignDepth = 0

    init?(_ fragment: MarkupFragment, into diagnostics: inout DiagnosticBag) {
        source = fragment.source
        base = fragment.range.lowerBound
        masked = Array(source.bytes[fragment.range])
        for range in fragment.ignored { blank(range.lowerBound - base..<range.upperBound - base) }
        if masked.starts(with: [0xEF, 0xBB, 0xBF]) { blank(0..<3) }
        maskControlCharacters()
        while let open = masked[position...].firstIndex(of: UInt8(ascii: "<")) {
            guard readTag(at: open) else {
                diagnostics.add(problems.removeLast())
                return nil
            }
        }
        for problem in problems { diagnostics.add(problem) }
    }

    private func byte(_ index: Int) -> UInt8 { index < masked.count ? masked[index] : 0 }

    private mutating func blank(_ range: Range<Int>) {
        for index in range where !masked[index].endsLine { masked[index] = UInt8(ascii: " ") }
    }

    private mutating func maskControlCharacters() {
        var isTold = false
        for index in masked.indices where masked[index] < 0x20 || masked[index] == 0x7F {
            if masked[index].endsLine || masked[index] == UInt8(ascii: "\t") { continue }
            if !isTold {
                isTold = true
                let message = "this is a control character; it and all others are read as blanks"
                problems.append(
                    Diagnostic(.warning, .inputControlCharacter, message, at: source.place(of: base + index))
                )
            }
            masked[index] = UInt8(ascii: " ")
        }
    }

    // MARK: What begins with an angle

    /// false, with the reason as the last problem, where nothing of it is to be read.
    private mutating func readTag(at open: Int) -> Bool {
        switch byte(open + 1) {
        case let first where first.isASCIILetter: return readStartTag(at: open)
        case UInt8(ascii: "/") where byte(open + 2).isASCIILetter: readEndTag(at: open)
        case UInt8(ascii: "!") where byte(open + 2) == UInt8(ascii: "-") && byte(open + 3) == UInt8(ascii: "-"):
            readComment(at: open)
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/"):
            // A declaration or the like, which shows nothing.
            let close = masked[open...].firstIndex(of: UInt8(ascii: ">")) ?? masked.count - 1
            blank(open..<close + 1)
            position = close + 1
        default: position = open + 1
        }
        return true
    }

    private mutating func readComment(at open: Int) {
        var index = open + 4
        while index < masked.count {
            if byte(index) == UInt8(ascii: "-"), byte(index + 1) == UInt8(ascii: "-"),
                byte(index + 2) == UInt8(ascii: ">")
            {
                position = index + 3
                return
            }
            index += 1
        }
        leaveOut("comment", at: open)
    }

    private mutating func readEndTag(at open: Int) {
        let name = name(at: open + 2)
        guard let close = masked[open...].firstIndex(of: UInt8(ascii: ">")) else { return leaveOut("tag", at: open) }
        if name == "svg" || name == "math" { foreignDepth = max(0, foreignDepth - 1) }
        ends[base + close + 1] = name
        position = close + 1
    }

    private mutating func readStartTag(at open: Int) -> Bool {
        let name = name(at: open + 1)
        var index = open + 1 + name.utf8.count
        var attributes: [StartTag.Attribute] = []
        var slash: Int?
        while true {
            while Self.isSpace(byte(index)) && index < masked.count { index += 1 }
            guard index < masked.count else {
                leaveOut("tag", at: open)
                return true
            }
            if byte(index) == UInt8(ascii: ">") { break }
            if byte(index) == UInt8(ascii: "/") {
                slash = byte(index + 1) == UInt8(ascii: ">") ? index : nil
                // libxml2 would take the characters behind the slash for text.
                if slash == nil { masked[index] = UInt8(ascii: " ") }
                index += 1
                continue
            }
            attributes.append(readAttribute(&index))
            guard attributes.count <= Self.mostAttributes else {
                return refuse("a tag has more than \(Self.mostAttributes) attributes", at: open)
            }
        }
        let isForeign = foreignDepth > 0 || name == "svg" || name == "math"
        let isVoid = HTMLNames.void.contains(name)
        if let slash, !isForeign, !isVoid { masked[slash] = UInt8(ascii: " ") }
        if (name == "svg" || name == "math") && slash == nil { foreignDepth += 1 }
        maskNames(of: &attributes)
        starts.append(
            StartTag(
                name: name,
                range: base + open..<base + index + 1,
                attributes: attributes,
                hasIgnoredSlash: slash != nil && !isForeign && !isVoid,
                isEmpty: slash != nil && isForeign
            )
        )
        position = index + 1
        if !isForeign, HTMLNames.rawText.contains(name) { skipText(of: name) }
        guard starts.count <= Self.mostTags else {
            return refuse("there are more than \(Self.mostTags) tags", at: open)
        }
        return true
    }

    private mutating func skipText(of name: String) {
        while let open = masked[position...].firstIndex(of: UInt8(ascii: "<")) {
            if byte(open + 1) == UInt8(ascii: "/"), self.name(at: open + 2) == name {
                position = open
                return
            }
            position = open + 1
        }
        position = masked.count
    }

    // MARK: Attributes

    private mutating func readAttribute(_ index: inout Int) -> StartTag.Attribute {
        let start = index
        index += 1
        while index < masked.count, !Self.endsName(byte(index)) { index += 1 }
        let name = String(decoding: masked[start..<index], as: UTF8.self)
        var rest = index
        while Self.isSpace(byte(rest)) && rest < masked.count { rest += 1 }
        guard byte(rest) == UInt8(ascii: "="), rest < masked.count else {
            return StartTag.Attribute(name: name, start: base + start, value: nil)
        }
        rest += 1
        while Self.isSpace(byte(rest)) && rest < masked.count { rest += 1 }
        let value: Range<Int>
        switch byte(rest) {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let close = masked[(rest + 1)...].firstIndex(of: byte(rest)) ?? masked.count
            value = rest + 1..<close
            index = min(close + 1, masked.count)
        default:
            index = rest
            while index < masked.count, !Self.isSpace(byte(index)), byte(index) != UInt8(ascii: ">") { index += 1 }
            value = rest..<index
        }
        return StartTag.Attribute(
            name: name,
            start: base + start,
            value: base + value.lowerBound..<base + value.upperBound
        )
    }

    /// Gives each attribute a name of its own that libxml2 keeps, as long as the one that it has.
    private mutating func maskNames(of attributes: inout [StartTag.Attribute]) {
        var taken: Set<String> = []
        var seen: Set<String> = []
        for index in attributes.indices {
            let name = attributes[index].name
            let start = attributes[index].start - base
            let range = start..<start + name.utf8.count
            guard seen.insert(name.lowercased()).inserted, range.count <= HTMLNames.longest else { continue }
            for filler in UInt8(ascii: "a")...UInt8(ascii: "z") {
                let candidate = name.utf8.enumerated().map { position, byte in
                    HTMLNames.isPlain(byte, isFirst: position == 0) ? byte.small : filler
                }
                let text = String(decoding: candidate, as: UTF8.self)
                guard taken.insert(text).inserted else { continue }
                masked.replaceSubrange(range, with: candidate)
                attributes[index].masked = text
                break
            }
        }
    }

    // MARK: Bytes

    private func name(at start: Int) -> String {
        var end = start
        while end < masked.count, !Self.isSpace(byte(end)), byte(end) != UInt8(ascii: "/"),
            byte(end) != UInt8(ascii: ">")
        {
            end += 1
        }
        return String(decoding: masked[start..<end].map(\.small), as: UTF8.self)
    }

    /// Leaves out all from a comment or tag on that nothing ends.
    private mutating func leaveOut(_ unfinished: String, at open: Int) {
        let message = "nothing ends this \(unfinished)"
        problems.append(Diagnostic(.warning, .markupUnfinished, message, at: source.place(of: base + open)))
        blank(open..<masked.count)
        position = masked.count
    }

    private mutating func refuse(_ reason: String, at open: Int) -> Bool {
        let message = "\(reason); the markup is not read"
        problems.append(Diagnostic(.error, .inputTooLarge, message, at: source.place(of: base + open)))
        return false
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte.isBlank || byte.endsLine }

    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "=")
    }
}
