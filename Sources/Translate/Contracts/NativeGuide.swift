package import SwiftModel

/// Knowledge of a matrix about native primitives, for documentation.
package struct NativeGuide: Sendable {
    private let names: [NativePrimitive: [String]]
    private let contracts: ContractsIndex

    package init(_ components: ComponentsTable = ComponentsTable(), _ contracts: [ContractPlace] = []) {
        var names: [NativePrimitive: [String]] = [:]
        for entry in components.entries {
            guard let primitive = entry.primitive, Self.isOneThing(primitive) else { continue }
            for name in entry.components.compactMap(Self.name) where names[primitive]?.contains(name) != true {
                names[primitive, default: []].append(name)
            }
        }
        self.names = names
        self.contracts = ContractsIndex(contracts)
    }

    /// Leaves out the prefix of a library: `dialog`, `modal`, `bottom-sheet`. Empty for a primitive that things of many
    /// kinds are built on.
    package func webNames(of primitive: NativePrimitive) -> [String] { names[primitive] ?? [] }

    package func contract(of primitive: NativePrimitive?) -> [ContractPlace] {
        contracts.contract(of: primitive).places
    }

    /// `*-dialog` names a kind of component, `*-modal-*` only says how a name begins, and `cds-modal` is one library's.
    private static func name(_ pattern: NamePattern) -> String? {
        guard pattern.text.hasPrefix("*-") else { return nil }
        let name = pattern.text.dropFirst(2)
        return name.isEmpty || name.utf8.contains(UInt8(ascii: "*")) ? nil : String(name)
    }

    /// Headers and columns are both containers, and options and tabs both items: one is no other word for the other.
    private static func isOneThing(_ primitive: NativePrimitive) -> Bool {
        switch primitive {
        case .item, .container, .stack, .listRow: false
        default: true
        }
    }
}
