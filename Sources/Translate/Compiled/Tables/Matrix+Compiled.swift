extension Matrix: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        names.write(to: &writer)
        values.write(to: &writer)
        types.write(to: &writer)
        components.write(to: &writer)
        contracts.write(to: &writer)
        parts.write(to: &writer)
        html.write(to: &writer)
        icons.write(to: &writer)
        variants.write(to: &writer)
        rules.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init()
        names = try NamesTable(from: &reader)
        values = try ValuesTable(from: &reader)
        types = try TypesTable(from: &reader)
        components = try ComponentsTable(from: &reader)
        contracts = try ContractsTable(from: &reader)
        parts = try PartsTable(from: &reader)
        html = try HTMLTable(from: &reader)
        icons = try IconsTable(from: &reader)
        variants = try VariantsTable(from: &reader)
        rules = try [MatrixRule](from: &reader)
    }
}
