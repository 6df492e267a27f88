/// Content of an SVG, as far as anything is to be said about it.
struct SVGDocument: Sendable, Equatable {
    /// Why reading came to an end before the text did.
    enum End: Sendable, Equatable {
        case notWellFormed, documentType, tooDeep, tooMany, memory
    }

    /// Elements in the order of the text.
    var elements: [SVGElement] = []
    /// Offsets of the references to style sheets that lie elsewhere.
    var styleSheets: [Int] = []
    /// nil where all was read.
    var end: End?
    var endOffset = 0
}

/// An element with its place, a byte of the text.
struct SVGElement: Sendable, Equatable {
    static let namespace = "http://www.w3.org/2000/svg"

    /// Name without a prefix.
    let name: String
    let namespace: String
    let offset: Int
    var parent: Int?
    var attributes: [SVGAttribute] = []
    /// Text of an element that holds styles.
    var text = ""

    var isSVG: Bool { namespace == Self.namespace }

    var holdsStyles: Bool { name == "style" }

    subscript(name: String) -> SVGAttribute? { attributes.first { $0.prefix.isEmpty && $0.name == name } }
}

/// An attribute, its references to characters replaced.
struct SVGAttribute: Sendable, Equatable {
    let name: String
    let prefix: String
    let value: String
    let offset: Int
}

/// The attributes of a tag that is known to be well-formed.
enum StartTag {
    /// Finds the place of each attribute by its name as written. `tag` begins with `<` and has the indices of the text.
    static func attributes(of tag: ArraySlice<UInt8>) -> [String: Int] {
        var places: [String: Int] = [:]
        var rest = tag.dropFirst()
        rest = rest.drop { !isBlank($0) }
        while true {
            rest = rest.drop(while: isBlank)
            let name = rest.prefix { !isBlank($0) && $0 != UInt8(ascii: "=") }
            guard !name.isEmpty else { return places }
            places[String(decoding: name, as: UTF8.self)] = name.startIndex
            rest = rest[name.endIndex...].drop { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
            guard let quote = rest.first else { return places }
            rest = rest.dropFirst().drop { $0 != quote }.dropFirst()
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
