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
