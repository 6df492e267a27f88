import SwiftModel

struct ContractsIndex: Sendable {
    private let contracts: [NativePrimitive: Contract]
    private let common: Contract

    /// A row for a primitive goes before one for all of them, and a later row before an earlier: a project's come last.
    init(_ places: [ContractPlace]) {
        let general = places.filter(\.primitives.isEmpty)
        common = Contract(general)
        var contracts: [NativePrimitive: Contract] = [:]
        for primitive in Set(places.flatMap(\.primitives)) {
            contracts[primitive] = Contract(general + places.filter { $0.primitives.contains(primitive) })
        }
        self.contracts = contracts
    }

    /// A component without a primitive is a container.
    func contract(of primitive: NativePrimitive?) -> Contract { contracts[primitive ?? .container] ?? common }
}

struct Contract: Sendable {
    /// Listed in the order in which roles are first named, and behind them the traits of all primitives.
    let places: [ContractPlace]
    private let byRole: [String: ContractPlace]

    init(_ rows: [ContractPlace]) {
        var seen: Set<String> = []
        let roles = (rows.filter { !$0.primitives.isEmpty } + rows.filter(\.primitives.isEmpty)).map(\.role)
            .filter { seen.insert($0).inserted }
        var byRole: [String: ContractPlace] = [:]
        for row in rows {
            let before = byRole[row.role]
            byRole[row.role] = row.types.isEmpty ? row.knowing(before?.types ?? [], before?.fitted) : row
        }
        places = roles.compactMap { byRole[$0] }
        self.byRole = byRole
    }

    /// Places of a body that have one type.
    var fitted: [Place] { places.compactMap(\.fitted) }

    func accepts(_ member: Member, as role: String, where enumeration: (SwiftType) -> SwiftEnum?) -> Bool {
        guard let place = byRole[role], !place.accepts(member, where: enumeration) else { return true }
        return fitted.contains { $0.substitutes.contains(role) && $0.fit(member.form, where: enumeration) != nil }
    }

    func asksForStates(_ role: String) -> Bool { byRole[role]?.types.contains { $0.pattern == .anyEnum } == true }
}
