import SwiftModel

extension PartsTable: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        rows.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init()
        rows = try [PartRow](from: &reader)
    }
}

extension PartRow: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        primitives.write(to: &writer)
        part.name.write(to: &writer)
        part.names.write(to: &writer)
        part.properties.map(\.rawValue).sorted().write(to: &writer)
        part.states.map(\.rawValue).sorted().write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        let primitives = try [NativePrimitive](from: &reader)
        let name = try String(from: &reader)
        let names = try [String](from: &reader)
        let properties = try [String](from: &reader)
        let states = try [String](from: &reader)
        self.init(
            primitives: primitives,
            part: DrawnPart(
                name: name,
                names: names,
                properties: Set(properties.compactMap(DrawnProperty.init)),
                states: Set(states.compactMap(DrawnState.init))
            )
        )
    }
}
