/// Makes archives by hand, legal and broken, after the public descriptions of tar and gzip.
enum ArchiveBuilder {
    /// One entry: a header and its content.
    static func entry(
        _ name: String,
        _ content: [UInt8] = [],
        kind: Character = "0",
        size: [UInt8]? = nil,
        link: String = "",
        prefix: String = "",
        magic: String = "ustar\u{0}00",
        nameBytes: [UInt8]? = nil
    ) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: 512)
        func put(_ bytes: some Collection<UInt8>, at offset: Int) {
            for (index, byte) in bytes.enumerated() { header[offset + index] = byte }
        }
        put(nameBytes ?? Array(name.utf8), at: 0)
        put("0000644\0".utf8, at: 100)
        put(size ?? Array((octal(content.count, digits: 11) + "\0").utf8), at: 124)
        put("00000000000\0".utf8, at: 136)
        put("        ".utf8, at: 148)
        put(String(kind).utf8, at: 156)
        put(link.utf8, at: 157)
        put(magic.utf8, at: 257)
        put(prefix.utf8, at: 345)
        let sum = header.reduce(0) { $0 + Int($1) }
        put((octal(sum, digits: 6) + "\0 ").utf8, at: 148)
        return header + content + [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
    }

    /// A record of pax, whose length counts itself.
    static func record(_ key: String, _ value: String) -> [UInt8] {
        let rest = " \(key)=\(value)\n"
        var length = rest.utf8.count
        while "\(length)".utf8.count + rest.utf8.count != length { length = "\(length)".utf8.count + rest.utf8.count }
        return Array("\(length)\(rest)".utf8)
    }

    static let end = [UInt8](repeating: 0, count: 1024)

    /// A gzip member whose only blocks are stored.
    static func packed(_ bytes: [UInt8], sum: UInt32? = nil, size: Int? = nil) -> [UInt8] {
        var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            packed += [rest.isEmpty ? 1 : 0] + little(block.count, 2) + little(~block.count & 0xFFFF, 2) + block
        } while !rest.isEmpty
        return packed + little(Int(sum ?? checksum(bytes)), 4) + little(size ?? bytes.count, 4)
    }

    /// A gzip member of zeros: one, and then as often as it takes the longest repetition of what stood before.
    static func packedZeros(megabytes: Int) -> [UInt8] {
        var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        var bits = 0
        var bitCount = 0
        func add(_ code: Int, _ length: Int) {
            bits |= code << bitCount
            bitCount += length
            while bitCount >= 8 {
                packed.append(UInt8(truncatingIfNeeded: bits))
                bits >>= 8
                bitCount -= 8
            }
        }
        // The last block, with the codes that the format has; codes stand with their highest bit first.
        add(0b011, 3)
        add(0b0000_1100, 8)
        let size = 1 + ((megabytes << 20) / 258) * 258
        // 258 bytes more, from one byte before.
        for _ in 0..<size / 258 { add(0b00000_1010_0011, 13) }
        add(0, 7)
        add(0, 7)
        return packed + [0, 0, 0, 0] + little(size, 4)
    }

    static func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// Bit by bit, as the description of gzip has it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }

    private static func octal(_ number: Int, digits: Int) -> String {
        let text = String(number, radix: 8)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}

extension ManifestFixture {
    /// A package of these files, whose names begin with `package/` in the archive.
    static func packed(_ files: (name: String, text: String)..., as path: String = "p.tgz") -> ManifestFixture {
        let entries = files.flatMap { ArchiveBuilder.entry("package/\($0.name)", Array($0.text.utf8)) }
        return ManifestFixture(path, bytes: ArchiveBuilder.packed(entries + ArchiveBuilder.end))
    }
}
