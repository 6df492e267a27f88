import Core

@testable import Translate

/// A value written and read again.
enum CompiledCopy {
    static let document = CompiledDocument(file: RuleFixture.path, layer: .builtIn, position: 0)

    static func of<Value: CompiledValue>(_ value: Value) throws(CompiledMatrixError) -> Value {
        var writer = CompiledWriter()
        value.write(to: &writer)
        return try read(writer.bytes)
    }

    static func read<Value: CompiledValue>(_ bytes: [UInt8]) throws(CompiledMatrixError) -> Value {
        var reader = try CompiledReader(bytes, bytes.indices, of: document)
        let value = try Value(from: &reader)
        try reader.checkEnd()
        return value
    }
}
