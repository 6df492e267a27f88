import Core

/// Reads the bytes of a `CompiledWriter`. Reading ends for any bytes, and takes no more memory than they account for.
struct CompiledReader {
    /// Facts that the places of all rules share and the bytes don't tell.
    let document: CompiledDocument
    private let bytes: [UInt8]
    private var index: Int
    private let end: Int
    private var strings: [String] = []
    private var depth = 0

    /// Types nest, and no parser reads any that nest as deep.
    private static let depthLimit = 128

    init(_ bytes: [UInt8], _ range: Range<Int>, of document: CompiledDocument) throws(CompiledMatrixError) {
        self.bytes = bytes
        self.document = document
        index = range.lowerBound
        end = range.upperBound
        let lengths = try [Int](from: &self)
        strings.reserveCapacity(lengths.count)
        for length in lengths { strings.append(try string(of: length)) }
    }

    mutating func number() throws(CompiledMatrixError) -> UInt64 {
        var number: UInt64 = 0
        var shift = 0
        while index < end {
            let digit = bytes[index] &- CompiledWriter.zero
            guard digit < 2 * CompiledWriter.more, shift < UInt64.bitWidth else { throw .number }
            index += 1
            let bits = UInt64(digit & (CompiledWriter.more - 1))
            guard (bits << shift) >> shift == bits else { throw .number }
            number |= bits << shift
            if digit < CompiledWriter.more { return number }
            shift += CompiledWriter.digitBits
        }
        throw .cut
    }

    /// Reads the number of values that follow, each of at least one byte.
    mutating func count() throws(CompiledMatrixError) -> Int {
        guard let count = Int(exactly: try number()), count <= end - index else { throw .cut }
        return count
    }

    mutating func text() throws(CompiledMatrixError) -> String {
        guard let number = Int(exactly: try number()), number < strings.count else { throw .unknown }
        return strings[number]
    }

    /// A value that may hold others of its type.
    mutating func nested<Value>(
        _ read: (inout CompiledReader) throws(CompiledMatrixError) -> Value
    ) throws(CompiledMatrixError) -> Value {
        guard depth < Self.depthLimit else { throw .tooDeep }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    /// The place of the next bytes, which are none of the reader's values.
    mutating func take(_ length: Int) throws(CompiledMatrixError) -> Range<Int> {
        guard length >= 0, length <= end - index else { throw .cut }
        defer { index += length }
        return index..<index + length
    }

    func checkEnd() throws(CompiledMatrixError) {
        guard index == end else { throw .surplus }
    }

    /// Reads the next bytes of the table. The bytes as a whole are UTF-8, and so are the bytes between two beginnings
    /// of characters.
    private mutating func string(of length: Int) throws(CompiledMatrixError) -> String {
        let range = try take(length)
        guard beginsCharacter(at: range.lowerBound), beginsCharacter(at: range.upperBound) else { throw .notUTF8 }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    private func beginsCharacter(at index: Int) -> Bool {
        index == bytes.count || bytes[index] & 0xC0 != 0x80
    }
}

/// Facts about its rules that a compiled matrix does not hold: the file and the layer of the document, and its position
/// among all documents.
struct CompiledDocument {
    let file: SourcePath
    let layer: RuleSource.Layer
    let position: Int
}
