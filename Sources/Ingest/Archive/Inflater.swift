/// Unpacks deflated data (RFC 1951), which nothing that the project may use offers. Output is bounded, and so are
/// blocks with little in them: each costs the making of its codes.
struct Inflater {
    private static let blocksForNothing = 4096

    private let input: [UInt8]
    /// Position of the next byte; after the last block, the end of the data.
    private(set) var position: Int
    private(set) var output: [UInt8]
    /// No copy goes further back: bytes unpacked before it belong to another member.
    private let start: Int
    private let limit: Int
    private var bits: UInt64 = 0
    private var bitCount = 0
    private var blockCount = 0

    init(_ input: [UInt8], from position: Int, appendingTo output: [UInt8], atMost limit: Int) {
        self.input = input
        self.position = position
        self.output = output
        self.limit = limit
        start = output.count
    }

    mutating func run() throws(ArchiveFailure) {
        var isLast = false
        while !isLast {
            isLast = try take(1) == 1
            blockCount += 1
            guard blockCount <= Self.blocksForNothing + (output.count - start) / 256 else {
                throw .damaged("its blocks hold next to nothing")
            }
            switch try take(2) {
            case 0: try addStored()
            case 1: try addBlock(Self.fixedLiterals, Self.fixedDistances)
            case 2:
                let (literals, distances) = try tables()
                try addBlock(literals, distances)
            default: throw .damaged("a block is of no known kind")
            }
        }
        position -= bitCount / 8
    }

    // MARK: Bits

    private mutating func fill() {
        while bitCount <= 48, position < input.count {
            bits |= UInt64(input[position]) << UInt64(bitCount)
            position += 1
            bitCount += 8
        }
    }

    private mutating func take(_ count: Int) throws(ArchiveFailure) -> Int {
        if bitCount < count { fill() }
        guard bitCount >= count else { throw .cut }
        let value = Int(bits & (1 << UInt64(count) - 1))
        bits >>= UInt64(count)
        bitCount -= count
        return value
    }

    private mutating func symbol(_ table: HuffmanTable) throws(ArchiveFailure) -> Int {
        if bitCount < HuffmanTable.maximalLength { fill() }
        guard let (symbol, length) = table.symbol(bits), length <= bitCount else {
            if bitCount < HuffmanTable.maximalLength { throw .cut }
            throw .damaged("a code stands for nothing")
        }
        bits >>= UInt64(length)
        bitCount -= length
        return symbol
    }

    // MARK: Blocks

    private mutating func addStored() throws(ArchiveFailure) {
        // The rest of the byte says nothing; whole bytes that were taken ahead are given back.
        position -= bitCount / 8
        bits = 0
        bitCount = 0
        guard input.count - position >= 4 else { throw .cut }
        let length = Int(input[position]) | Int(input[position + 1]) << 8
        let check = Int(input[position + 2]) | Int(input[position + 3]) << 8
        guard length == ~check & 0xFFFF else { throw .damaged("the length of a block is not what it should be") }
        position += 4
        guard input.count - position >= length else { throw .cut }
        try reserve(length)
        output += input[position..<position + length]
        position += length
    }

    private func reserve(_ count: Int) throws(ArchiveFailure) {
        guard output.count + count <= limit else { throw .tooLarge("it unpacks to more than \(limit >> 20) MiB") }
    }

    private mutating func addBlock(_ literals: HuffmanTable, _ distances: HuffmanTable) throws(ArchiveFailure) {
        while true {
            let symbol = try symbol(literals)
            if symbol < 256 {
                try reserve(1)
                output.append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return }
            guard symbol - 257 < Self.lengths.count else { throw .damaged("a length is none") }
            let (base, extra) = Self.lengths[symbol - 257]
            let length = base + (try take(extra))
            let code = try self.symbol(distances)
            guard code < Self.distances.count else { throw .damaged("a distance is none") }
            let (nearest, further) = Self.distances[code]
            let distance = nearest + (try take(further))
            guard distance <= output.count - start else { throw .damaged("a distance leads before the beginning") }
            try reserve(length)
            var source = output.count - distance
            // A copy may read bytes that it has just written.
            for _ in 0..<length {
                output.append(output[source])
                source += 1
            }
        }
    }

    /// The codes of a block that brings its own: their lengths are coded themselves.
    private mutating func tables() throws(ArchiveFailure) -> (HuffmanTable, HuffmanTable) {
        let literalCount = try take(5) + 257
        let distanceCount = try take(5) + 1
        let codeCount = try take(4) + 4
        var codeLengths = [UInt8](repeating: 0, count: 19)
        for index in 0..<codeCount { codeLengths[Self.codeOrder[index]] = UInt8(try take(3)) }
        guard let codes = HuffmanTable(lengths: codeLengths[...]) else { throw .damaged("there are too many codes") }
        var lengths: [UInt8] = []
        while lengths.count < literalCount + distanceCount {
            let symbol = try symbol(codes)
            switch symbol {
            case 0..<16: lengths.append(UInt8(symbol))
            case 16:
                guard let last = lengths.last else { throw .damaged("the length of no code is repeated") }
                lengths += [UInt8](repeating: last, count: try take(2) + 3)
            case 17: lengths += [UInt8](repeating: 0, count: try take(3) + 3)
            default: lengths += [UInt8](repeating: 0, count: try take(7) + 11)
            }
        }
        guard lengths.count == literalCount + distanceCount, lengths[256] > 0,
            let literals = HuffmanTable(lengths: lengths[..<literalCount]),
            let distances = HuffmanTable(lengths: lengths[literalCount...])
        else { throw .damaged("the codes of a block are none") }
        return (literals, distances)
    }

    // MARK: Tables of the format

    private static let codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private static let lengths: [(base: Int, extra: Int)] = {
        var next = 3
        let groups = [0, 0, 0, 0, 0, 0, 0, 0] + (1...5).flatMap { [Int](repeating: $0, count: 4) }
        var lengths = groups.map { extra in
            defer { next += 1 << extra }
            return (base: next, extra: extra)
        }
        // The longest has a symbol of its own.
        lengths.append((258, 0))
        return lengths
    }()

    private static let distances: [(base: Int, extra: Int)] = {
        var next = 1
        return ([0, 0] + (0...13).flatMap { [$0, $0] }).map { extra in
            defer { next += 1 << extra }
            return (base: next, extra: extra)
        }
    }()

    private static let fixedLiterals = fixed(
        [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
            + [UInt8](repeating: 8, count: 8)
    )
    private static let fixedDistances = fixed([UInt8](repeating: 5, count: 30))

    private static func fixed(_ lengths: [UInt8]) -> HuffmanTable {
        guard let table = HuffmanTable(lengths: lengths[...]) else { preconditionFailure("the format's own codes fit") }
        return table
    }
}

enum ArchiveFailure: Error, Equatable {
    case cut
    case damaged(String)
    case tooLarge(String)
}
