import Core

/// Takes a tar archive apart: the old form, POSIX (ustar, pax), and GNU's long names. Nothing is written anywhere.
struct TarFile {
    private static let blockSize = 512
    /// The most bytes that a header in front of another one may hold: names, and other values too long for a header.
    private static let extraLimit = 1 << 20
    private static let kindsWithoutContent = UInt8(ascii: "1")...UInt8(ascii: "6")

    private let bytes: [UInt8]
    private let headerLimit: Int
    private(set) var entries: [TarEntry] = []
    private var position = 0
    /// Values of the next entry that headers in front of it tell.
    private var next = Extra()

    private struct Extra {
        var name: [UInt8]?
        var size: Int?
        var hasHoles = false
    }

    /// Whether the bytes have the mark of a tar file; the oldest form has none.
    static func begins(_ bytes: [UInt8]) -> Bool {
        bytes.count >= blockSize && bytes[257..<262].elementsEqual(Array("ustar".utf8))
    }

    init(_ bytes: [UInt8], headerLimit: Int) throws(ArchiveFailure) {
        self.bytes = bytes
        self.headerLimit = headerLimit
        var count = 0
        while try readHeader() {
            count += 1
            guard count <= headerLimit else { throw .tooLarge("it has more than \(headerLimit) entries") }
        }
    }

    private mutating func readHeader() throws(ArchiveFailure) -> Bool {
        guard position < bytes.count else { return false }
        guard bytes.count - position >= Self.blockSize else { throw .cut }
        let header = bytes[position..<position + Self.blockSize]
        if header.allSatisfy({ $0 == 0 }) { return false }
        guard Self.isSound(header) else {
            throw .damaged(position == 0 ? "it holds no tar archive" : "the checksum of an entry is another one")
        }
        let kind = header[position + 156]
        let isExtra = [UInt8(ascii: "x"), UInt8(ascii: "g"), UInt8(ascii: "L"), UInt8(ascii: "K")].contains(kind)
        let start = position + Self.blockSize
        let listed = try Self.number(field(header, 124, 12))
        let told = isExtra ? listed : next.size ?? listed
        // Entries that are no files have no content, even where they claim a size.
        let size = Self.kindsWithoutContent.contains(kind) ? 0 : told
        guard size <= bytes.count - start else { throw .cut }
        let content = start..<start + size
        if isExtra {
            guard size <= Self.extraLimit else { throw .tooLarge("the name of an entry is longer than 1 MiB") }
            try readExtra(kind, bytes[content])
        } else {
            let name = next.name ?? name(header)
            let entryKind = next.hasHoles ? TarEntry.Kind.other : Self.kind(kind, name)
            entries.append(TarEntry(kind: entryKind, name: name, content: content))
            next = Extra()
        }
        // The end of the last block may be left out.
        position = min(bytes.count, start + (size + Self.blockSize - 1) / Self.blockSize * Self.blockSize)
        return true
    }

    private static func kind(_ kind: UInt8, _ name: [UInt8]) -> TarEntry.Kind {
        switch kind {
        // Archives from before there were kinds mark a folder by its name.
        case UInt8(ascii: "0"), 0, UInt8(ascii: "7"): name.last == UInt8(ascii: "/") ? .folder : .file
        case UInt8(ascii: "1"), UInt8(ascii: "2"): .link
        case UInt8(ascii: "5"): .folder
        default: .other
        }
    }

    private mutating func readExtra(_ kind: UInt8, _ content: ArraySlice<UInt8>) throws(ArchiveFailure) {
        switch kind {
        case UInt8(ascii: "L"): next.name = Array(content.prefix { $0 != 0 })
        case UInt8(ascii: "x"): try readRecords(content)
        // Targets of links, and records about all entries together, are passed over.
        default: break
        }
    }

    /// Records of pax: the length of the whole record, a key and a value: `30 path=package/dist/x.json`.
    private mutating func readRecords(_ content: ArraySlice<UInt8>) throws(ArchiveFailure) {
        var rest = content
        while let first = rest.first, first != 0 {
            let digits = rest.prefix(while: \.isASCIIDigit)
            guard digits.count <= 8, let length = Int(String(decoding: digits, as: UTF8.self)),
                length > digits.count + 1, length <= rest.count,
                rest[digits.endIndex] == UInt8(ascii: " ")
            else { throw .damaged("what is said of an entry can't be read") }
            let record = rest[(digits.endIndex + 1)..<(rest.startIndex + length)]
            rest = rest[(rest.startIndex + length)...]
            guard record.last == UInt8(ascii: "\n"), let equals = record.firstIndex(of: UInt8(ascii: "=")) else {
                throw .damaged("what is said of an entry can't be read")
            }
            let value = record[(equals + 1)...].dropLast()
            switch String(decoding: record[..<equals], as: UTF8.self) {
            case "path": next.name = Array(value)
            case "size":
                guard value.count <= 18, let size = Int(String(decoding: value, as: UTF8.self)), size >= 0 else {
                    throw .damaged("the size of an entry is none")
                }
                next.size = size
            case let key where key.hasPrefix("GNU.sparse."): next.hasHoles = true
            default: break
            }
        }
    }

    // MARK: Headers

    private func field(_ header: ArraySlice<UInt8>, _ offset: Int, _ length: Int) -> ArraySlice<UInt8> {
        header[(header.startIndex + offset)..<(header.startIndex + offset + length)]
    }

    /// Joins the two fields of a name: in POSIX' form, a long name has its beginning in a field of its own.
    private func name(_ header: ArraySlice<UInt8>) -> [UInt8] {
        let name = field(header, 0, 100).prefix { $0 != 0 }
        let prefix = field(header, 345, 155).prefix { $0 != 0 }
        // GNU's own form has times there.
        guard field(header, 257, 6).elementsEqual(Array("ustar\0".utf8)), !prefix.isEmpty else { return Array(name) }
        return prefix + [UInt8(ascii: "/")] + name
    }

    /// Checks the sum of all bytes, with its own bytes as blanks. Old tools counted bytes with a sign.
    private static func isSound(_ header: ArraySlice<UInt8>) -> Bool {
        let place = header.startIndex + 148..<header.startIndex + 156
        guard let told = try? number(header[place]) else { return false }
        var sum = 0
        var signed = 0
        for (index, byte) in zip(header.indices, header) {
            let counted = place.contains(index) ? UInt8(ascii: " ") : byte
            sum += Int(counted)
            signed += Int(Int8(bitPattern: counted))
        }
        return told == sum || told == signed
    }

    /// Octal digits between blanks; or, of GNU, the bytes of a number.
    private static func number(_ field: ArraySlice<UInt8>) throws(ArchiveFailure) -> Int {
        guard let first = field.first else { return 0 }
        if first & 0x80 != 0 {
            var value = Int(first & 0x7F)
            for byte in field.dropFirst() {
                guard value < 1 << 48 else { throw .damaged("the size of an entry is none") }
                value = value << 8 | Int(byte)
            }
            // Negative ones begin with bits that are set.
            guard first & 0x40 == 0 else { throw .damaged("the size of an entry is none") }
            return value
        }
        let digits = field.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != 0 && $0 != UInt8(ascii: " ") }
        guard !digits.isEmpty else { return 0 }
        guard let value = Int(String(decoding: digits, as: UTF8.self), radix: 8), value >= 0 else {
            throw .damaged("the size of an entry is none")
        }
        return value
    }
}

struct TarEntry {
    enum Kind: Equatable {
        case file, folder, link
        /// Any other entry: a device, a file with holes, an addition of a later tool.
        case other
    }

    let kind: Kind
    /// Name as the archive spells it; not necessarily text.
    let name: [UInt8]
    let content: Range<Int>
}
