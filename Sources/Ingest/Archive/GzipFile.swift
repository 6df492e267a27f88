/// Unpacks a gzip file (RFC 1952): one member, or several one behind the other.
enum GzipFile {
    static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

    static func unpacked(_ bytes: [UInt8], atMost limit: Int) throws(ArchiveFailure) -> [UInt8] {
        var output: [UInt8] = []
        var position = 0
        repeat {
            position = try endOfHeader(bytes, from: position)
            let start = output.count
            var inflater = Inflater(bytes, from: position, appendingTo: output, atMost: limit)
            // Not two of them: the output may be large.
            output = []
            try inflater.run()
            output = inflater.output
            position = inflater.position
            try check(bytes, at: position, against: output[start...])
            position += 8
        } while bytes[position...].starts(with: [0x1F, 0x8B])
        // Some tools fill up the last block of a tape.
        guard bytes[position...].allSatisfy({ $0 == 0 }) else {
            throw .damaged("something else follows the packed data")
        }
        return output
    }

    private static func endOfHeader(_ bytes: [UInt8], from start: Int) throws(ArchiveFailure) -> Int {
        guard bytes.count - start >= 10 else { throw .cut }
        guard bytes[start] == 0x1F, bytes[start + 1] == 0x8B else {
            throw .damaged("it does not begin like a gzip file")
        }
        guard bytes[start + 2] == 8 else { throw .damaged("it is packed in a way that is not known") }
        let flags = bytes[start + 3]
        guard flags & 0xE0 == 0 else { throw .damaged("its header has flags that are not known") }
        var position = start + 10
        if flags & 4 != 0 {
            guard bytes.count - position >= 2 else { throw .cut }
            position += 2 + Int(bytes[position]) + Int(bytes[position + 1]) << 8
        }
        // A name, and a remark.
        for flag: UInt8 in [8, 16] where flags & flag != 0 {
            guard position < bytes.count, let end = bytes[position...].firstIndex(of: 0) else { throw .cut }
            position = end + 1
        }
        if flags & 2 != 0 {
            guard bytes.count - position >= 2 else { throw .cut }
            var sum = CRC32()
            sum.add(bytes[start..<position])
            guard number(bytes, at: position, count: 2) == sum.value & 0xFFFF else {
                throw .damaged("the checksum of its header is another one")
            }
            position += 2
        }
        guard position <= bytes.count else { throw .cut }
        return position
    }

    private static func check(
        _ bytes: [UInt8],
        at position: Int,
        against output: ArraySlice<UInt8>
    ) throws(ArchiveFailure) {
        guard bytes.count - position >= 8 else { throw .cut }
        var sum = CRC32()
        sum.add(output)
        guard number(bytes, at: position, count: 4) == sum.value,
            number(bytes, at: position + 4, count: 4) == UInt32(truncatingIfNeeded: output.count)
        else { throw .damaged("its checksum is another one than that of its content") }
    }

    private static func number(_ bytes: [UInt8], at position: Int, count: Int) -> UInt32 {
        (0..<count).reduce(0) { $0 | UInt32(bytes[position + $1]) << UInt32(8 * $1) }
    }
}

/// The checksum of gzip, as RFC 1952 defines it.
struct CRC32 {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in
            value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320
        }
    }

    private var state: UInt32 = 0xFFFF_FFFF

    var value: UInt32 { ~state }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
        var state = self.state
        Self.table.withUnsafeBufferPointer { table in
            bytes.withUnsafeBufferPointer { bytes in
                for byte in bytes { state = table[Int((state ^ UInt32(byte)) & 0xFF)] ^ state >> 8 }
            }
        }
        self.state = state
    }
}
