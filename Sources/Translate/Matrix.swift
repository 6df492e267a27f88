import SwiftModel

/// The translation matrix: all tables of all documents.
package struct Matrix: Sendable, Equatable {
    package var names = NamesTable()
    package var values = ValuesTable()
    package var types = TypesTable()
    package var components = ComponentsTable()
    package var contracts: [ContractPlace] = []
    package var parts: [PartRow] = []
    package var html = HTMLTable()
    package var icons = IconsTable()
    package var variants = VariantsTable()
    /// Rules in the order of the documents and of their rows.
    package var rules: [MatrixRule] = []

    package init() {}

    /// A row makes one rule for each tag of its heading, so that a small document can ask for millions.
    static let mostRules = 200_000

    func hasRoom(for count: Int) -> Bool { rules.count + count <= Matrix.mostRules }
}

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
