/// A value that a compiled matrix holds. How it is written and how it is read stand next to each other, field by field.
///
/// An enumeration with values has a `Form` for each case: both ways are switches over all of them, so that the compiler
/// finds a case that was forgotten.
protocol CompiledValue {
    func write(to writer: inout CompiledWriter)

    /// Takes at least one byte, by which the length of lists is bounded.
    init(from reader: inout CompiledReader) throws(CompiledMatrixError)
}

extension CompiledValue where Self: RawRepresentable<UInt8> {
    func write(to writer: inout CompiledWriter) {
        writer.write(UInt64(rawValue))
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        guard let number = UInt8(exactly: try reader.number()), let value = Self(rawValue: number) else {
            throw .unknown
        }
        self = value
    }
}

/// A word that people write, as the number of its case: the same program writes and reads it.
protocol CompiledWord: CompiledValue, CaseIterable, Equatable where AllCases == [Self] {}

extension CompiledWord {
    func write(to writer: inout CompiledWriter) {
        guard let number = Self.allCases.firstIndex(of: self) else { preconditionFailure("a word is one of its cases") }
        writer.write(UInt64(number))
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        let all = Self.allCases
        guard let number = Int(exactly: try reader.number()), all.indices.contains(number) else { throw .unknown }
        self = all[number]
    }
}

extension Int: CompiledValue {
    /// Writes counts, which are never negative, in few digits; other numbers take all.
    func write(to writer: inout CompiledWriter) {
        writer.write(UInt64(bitPattern: Int64(self)))
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self = Int(truncatingIfNeeded: try reader.number())
    }
}

extension Double: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        writer.write(bitPattern)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(bitPattern: try reader.number())
    }
}

extension Bool: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        writer.write(self ? 1 : 0)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try reader.number() {
        case 0: self = false
        case 1: self = true
        default: throw .unknown
        }
    }
}

extension String: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        writer.write(self)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self = try reader.text()
    }
}

extension Optional: CompiledValue where Wrapped: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        (self != nil).write(to: &writer)
        self?.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
    }
}

extension Array: CompiledValue where Element: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        writer.write(UInt64(count))
        for element in self { element.write(to: &writer) }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        let count = try reader.count()
        self.init()
        // Lists are mostly empty, and no room is reserved for an empty one.
        guard count > 0 else { return }
        // Claims of the bytes are believed only so far: a list within a list within a list may claim all that are left.
        reserveCapacity(Swift.min(count, 512))
        for _ in 0..<count { append(try Element(from: &reader)) }
    }
}

extension Dictionary: CompiledValue where Key == String, Value: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        writer.write(UInt64(count))
        // Sorting by the bytes gives the same table the same text every time.
        for (name, entry) in sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            name.write(to: &writer)
            entry.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        let count = try reader.count()
        self.init()
        for _ in 0..<count {
            let name = try String(from: &reader)
            self[name] = try Value(from: &reader)
        }
    }
}
