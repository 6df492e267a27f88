/// A template's text in which one of its names is spelled wrongly, found without the product's own reader.
enum MisspeltTemplate {
    /// The offsets of a name, in UTF-8: one, or that of a section's opening tag and that of its closing tag.
    struct Name {
        let text: String
        let offsets: [Int]
    }

    /// The names of texts and sections in their order; not those of templates and blocks.
    static func names(_ text: String) -> [Name] {
        let bytes = Array(text.utf8)
        var names: [Name] = []
        // nil for a parent or a block, whose names are not the data's.
        var open: [Int?] = []
        var position = 0
        while position + 1 < bytes.count {
            guard bytes[position] == UInt8(ascii: "{"), bytes[position + 1] == UInt8(ascii: "{") else {
                position += 1
                continue
            }
            position += 2
            // `{ {{name}}`: the tag begins with the last two of three braces, for none of these templates has `{{{`.
            while position < bytes.count, bytes[position] == UInt8(ascii: "{") { position += 1 }
            var start = position
            let sign = bytes[start]
            if sign == UInt8(ascii: "#") || sign == UInt8(ascii: "^") || sign == UInt8(ascii: "/") { start += 1 }
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "}") { end += 1 }
            let name = String(decoding: bytes[start..<end], as: UTF8.self)
            position = end
            switch sign {
            case UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "."): continue
            case UInt8(ascii: "<"), UInt8(ascii: "$"): open.append(nil)
            case UInt8(ascii: "/"):
                if let index = open.popLast() ?? nil {
                    names[index] = Name(text: names[index].text, offsets: names[index].offsets + [start])
                }
            case UInt8(ascii: "#"), UInt8(ascii: "^"):
                open.append(names.count)
                names.append(Name(text: name, offsets: [start]))
            default: names.append(Name(text: name, offsets: [start]))
            }
        }
        return names
    }

    static func text(_ text: String, misspelling name: Name) -> String {
        var bytes = Array(text.utf8)
        for offset in name.offsets.reversed() { bytes.insert(contentsOf: Array("zz".utf8), at: offset) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
