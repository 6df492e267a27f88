import SwiftModel

extension ContractsTable: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        places.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init()
        places = try [ContractPlace](from: &reader)
    }
}

extension ContractPlace: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        primitives.write(to: &writer)
        role.write(to: &writer)
        substitutes.write(to: &writer)
        types.write(to: &writer)
        need.write(to: &writer)
        swiftUI.write(to: &writer)
        uiKit.write(to: &writer)
        fillers.write(to: &writer)
        source.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(
            primitives: try [NativePrimitive](from: &reader),
            role: try String(from: &reader),
            substitutes: try [String](from: &reader),
            types: try [AcceptedType](from: &reader),
            need: try Need(from: &reader),
            swiftUI: try [SwiftUIResult](from: &reader),
            uiKit: try UIKitColumn(from: &reader),
            fillers: try [ItemPattern](from: &reader),
            source: try RuleSource(from: &reader)
        )
    }
}

extension ContractPlace.Need: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case optional, essential, beside, without, besideItems, always, offered
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .optional: Form.optional.write(to: &writer)
        case .essential: Form.essential.write(to: &writer)
        case .beside(let role):
            Form.beside.write(to: &writer)
            role.write(to: &writer)
        case .without(let role):
            Form.without.write(to: &writer)
            role.write(to: &writer)
        case .besideItems(let role):
            Form.besideItems.write(to: &writer)
            role.write(to: &writer)
        case .always: Form.always.write(to: &writer)
        case .offered: Form.offered.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try Form(from: &reader) {
        case .optional: self = .optional
        case .essential: self = .essential
        case .beside: self = .beside(try String(from: &reader))
        case .without: self = .without(try String(from: &reader))
        case .besideItems: self = .besideItems(without: try String?(from: &reader))
        case .always: self = .always
        case .offered: self = .offered
        }
    }
}

extension AcceptedType: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        isBinding.write(to: &writer)
        pattern.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        let isBinding = try Bool(from: &reader)
        self.init(try Pattern(from: &reader), isBinding: isBinding)
    }
}

extension AcceptedType.Pattern: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case exactly, anySet, anyOptional, anyEnum, anyFunction
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .exactly(let type):
            Form.exactly.write(to: &writer)
            type.write(to: &writer)
        case .anySet: Form.anySet.write(to: &writer)
        case .anyOptional: Form.anyOptional.write(to: &writer)
        case .anyEnum: Form.anyEnum.write(to: &writer)
        case .anyFunction: Form.anyFunction.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try Form(from: &reader) {
        case .exactly: self = .exactly(try SwiftType(from: &reader))
        case .anySet: self = .anySet
        case .anyOptional: self = .anyOptional
        case .anyEnum: self = .anyEnum
        case .anyFunction: self = .anyFunction
        }
    }
}
