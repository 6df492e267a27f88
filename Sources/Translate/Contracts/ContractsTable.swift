/// The section `Contracts`: the needs of each native primitive.
package struct ContractsTable: Sendable, Hashable {
    package var places: [ContractPlace] = []

    package init() {}
}
