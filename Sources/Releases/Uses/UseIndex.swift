/// Names of the changes: one pass over a file finds the uses of all.
struct UseIndex: Sendable {
    typealias Name = ArraySlice<UInt8>
    typealias Number = Int

    /// Keyed by the parts of a call.
    struct Call: Sendable {
        var labels: [Name: [Number]] = [:]
        var unlabeled: [Number] = []
        var cases: [Name: [Name: [Number]]] = [:]
    }

    /// Counts only in files that name one of some types.
    struct Bound: Sendable {
        let number: Number
        let types: [[Name]]
    }

    private(set) var types: [Name: [Number]] = [:]
    private(set) var calls: [Name: Call] = [:]
    /// Keyed by the last part of the name.
    private(set) var enums: [Name: [(path: [Name], cases: [Name: [Number]])]] = [:]
    private(set) var implicitCases: [Name: [Bound]] = [:]
    private(set) var members: [Name: [Bound]] = [:]
    private(set) var methods: [Name: [Bound]] = [:]
    /// Types that decide whether bound names count.
    private(set) var deciding: [Name: Set<[Name]>] = [:]

    var isEmpty: Bool { types.isEmpty && calls.isEmpty && enums.isEmpty && members.isEmpty && methods.isEmpty }

    mutating func add(_ names: CalledNames, of number: Number) {
        for type in names.types { types[Self.name(type), default: []].append(number) }
        let view = Self.name(names.view)
        for label in names.labels { calls[view, default: Call()].labels[Self.name(label), default: []].append(number) }
        if names.isUnlabeled { calls[view, default: Call()].unlabeled.append(number) }
        let owners = names.owners.map { [Self.name($0)] }
        for member in names.members {
            members[Self.name(member), default: []].append(Bound(number: number, types: owners))
        }
        for method in names.methods {
            methods[Self.name(method), default: []].append(Bound(number: number, types: owners))
        }
        if !names.members.isEmpty || !names.methods.isEmpty { owners.forEach { decide($0) } }
        for cases in names.cases { add(cases, of: number, view) }
    }

    /// `ElevateAliases.Danger.fill`
    mutating func add(member reference: String, of number: Number) {
        let parts = reference.split(separator: ".").map { Self.name(String($0.filter { $0 != "`" })) }
        guard let name = parts.last, let last = parts.dropLast().last else { return }
        enums[last, default: []].append((Array(parts.dropLast()), [name: [number]]))
    }

    private mutating func add(_ cases: CalledNames.Cases, of number: Number, _ view: Name) {
        let path = cases.path.map(Self.name)
        guard let last = path.last else { return }
        var byName: [Name: [Number]] = [:]
        for name in cases.names.map(Self.name) {
            byName[name] = [number]
            implicitCases[name, default: []].append(Bound(number: number, types: [path]))
            for label in cases.labels.map(Self.name) {
                calls[view, default: Call()].cases[label, default: [:]][name, default: []].append(number)
            }
        }
        enums[last, default: []].append((path, byName))
        decide(path)
    }

    private mutating func decide(_ path: [Name]) {
        guard let last = path.last else { return }
        deciding[last, default: []].insert(path)
    }

    private static func name(_ text: String) -> Name { Array(text.utf8)[...] }
}
