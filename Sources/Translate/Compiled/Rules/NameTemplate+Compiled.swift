extension NameTemplate: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        parts.write(to: &writer)
        role.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(try [Part](from: &reader), role: try String?(from: &reader))
    }
}

extension NameTemplate.Part: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case literal, hole
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .literal(let text):
            Form.literal.write(to: &writer)
            text.write(to: &writer)
        case .hole(let hole):
            Form.hole.write(to: &writer)
            hole.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try Form(from: &reader) {
        case .literal: self = .literal(try String(from: &reader))
        case .hole: self = .hole(try NameTemplate.Hole(from: &reader))
        }
    }
}

extension NameTemplate.Hole: CompiledWord {}
