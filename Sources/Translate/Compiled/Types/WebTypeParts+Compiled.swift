import WebModel

extension WebType.TupleElement: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        name.write(to: &writer)
        type.write(to: &writer)
        isRest.write(to: &writer)
        isOptional.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(
            name: try String?(from: &reader),
            type: try WebType(from: &reader),
            isRest: try Bool(from: &reader),
            isOptional: try Bool(from: &reader)
        )
    }
}

extension WebType.Function: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        typeParameters.write(to: &writer)
        parameters.write(to: &writer)
        returns.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(
            typeParameters: try [String](from: &reader),
            parameters: try [WebType.Parameter](from: &reader),
            returns: try WebType(from: &reader)
        )
    }
}

extension WebType.Parameter: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        name.write(to: &writer)
        type.write(to: &writer)
        isOptional.write(to: &writer)
        isRest.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(
            name: try String(from: &reader),
            type: try WebType?(from: &reader),
            isOptional: try Bool(from: &reader),
            isRest: try Bool(from: &reader)
        )
    }
}

extension WebType.ObjectMember: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        kind.write(to: &writer)
        name.write(to: &writer)
        key.write(to: &writer)
        type.write(to: &writer)
        isOptional.write(to: &writer)
        isReadonly.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(
            kind: try Kind(from: &reader),
            name: try String(from: &reader),
            key: try WebType?(from: &reader),
            type: try WebType(from: &reader),
            isOptional: try Bool(from: &reader),
            isReadonly: try Bool(from: &reader)
        )
    }
}

extension WebType.ObjectMember.Kind: CompiledWord {}
