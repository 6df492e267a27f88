/// The translation matrix: all tables of all documents.
package struct Matrix: Sendable {
    package var names = NamesTable()
    package var values = ValuesTable()
    package var types = TypesTable()
    package var components = ComponentsTable()
    /// In the order of the documents and of their rows.
    package var rules: [MatrixRule] = []

    package init() {}
}
