import SwiftModel

/// A matrix with the indexes of its rows: made once, for any number of libraries.
struct MatrixIndex: Sendable {
    let matrix: Matrix
    let rules: RuleIndex
    let types: TypesIndex
    let values: ValuesIndex
    let components: ComponentsIndex
    let contracts: ContractsIndex
    let parts: PartsIndex
    let spelling: NameSpelling

    init(_ matrix: Matrix) {
        self.matrix = matrix
        rules = RuleIndex(matrix.rules)
        types = TypesIndex(matrix.types)
        values = ValuesIndex(matrix.values)
        components = ComponentsIndex(matrix.components)
        contracts = ContractsIndex(matrix.contracts)
        parts = PartsIndex(matrix.parts)
        spelling = NameSpelling(words: matrix.names.words.mapValues(\.swift))
    }
}
