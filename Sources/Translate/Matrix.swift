import SwiftModel

package struct Matrix: Sendable, Equatable {
    package var names = NamesTable()
    package var values = ValuesTable()
    package var types = TypesTable()
    package var components = ComponentsTable()
    package var contracts = ContractsTable()
    package var parts = PartsTable()
    package var html = HTMLTable()
    package var icons = IconsTable()
    package var variants = VariantsTable()
    /// Order of the documents and of their rows.
    package var rules: [MatrixRule] = []

    package init() {}

    /// A row makes a rule for each tag of its heading: a small document can ask for millions.
    static let mostRules = 200_000

    func hasRoom(for count: Int) -> Bool {
        rules.count + count <= Matrix.mostRules
    }

    /// Keeps the later of two entries for a name.
    mutating func add(_ other: Matrix) {
        names.prefixes.merge(other.names.prefixes) { _, later in later }
        names.words.merge(other.names.words) { _, later in later }
        names.components.merge(other.names.components) { _, later in later }
        values.entries += other.values.entries
        types.entries += other.types.entries
        components.entries += other.components.entries
        contracts.places += other.contracts.places
        parts.rows += other.parts.rows
        html.entries += other.html.entries
        icons.symbols.merge(other.icons.symbols) { _, later in later }
        variants.words.merge(other.variants.words) { _, later in later }
        rules += other.rules
    }
}

/// Serves any number of libraries, and is made once.
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
