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
