/// The section `Contracts`: what each native primitive needs.
package struct ContractsTable: Sendable, Hashable {
    package var places: [ContractPlace] = []

    package init() {}
}
