import SwiftModel

extension SwiftIdentifier: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        context.write(to: &writer)
        name.write(to: &writer)
    }

    /// Makes a name as if a person had written it, for there is no other way to one.
    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        let context = try Context(from: &reader)
        guard let identifier = SwiftIdentifier(swift: try String(from: &reader), as: context) else { throw .name }
        self = identifier
    }
}

extension SwiftIdentifier.Context: CompiledWord {}
