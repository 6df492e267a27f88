import SwiftModel

/// Joins the shims for callers of several former releases: a shim that two of them ask for is written once.
struct ShimJoin {
    private let table: GeneratedTypeTable
    /// Names of types, each with the name of a case or a member.
    private var cases: Set<[String]> = []
    private var members: Set<[String]> = []

    init(_ table: GeneratedTypeTable) {
        self.table = table
    }

    /// Leaves a type of several components with the first of them.
    mutating func unique(_ shims: ComponentShims) -> ComponentShims {
        var shims = shims
        shims.cases.removeAll { !cases.insert(key($0.type, $0.name.name)).inserted }
        for index in shims.members.indices {
            let type = shims.members[index].type
            shims.members[index].properties.removeAll { !members.insert(key(type, $0.name.name)).inserted }
            let parameters = shims.members[index].parameters
            let labels = parameters.map { "\($0.name.name): \($0.type)" }.joined(separator: ", ")
            if !parameters.isEmpty, !members.insert(key(type, "init(\(labels))")).inserted {
                shims.members[index].parameters = []
            }
        }
        shims.members.removeAll(where: \.isEmpty)
        return shims
    }

    private func key(_ type: GeneratedTypeName, _ name: String) -> [String] { [table.plain(type.description), name] }

    /// Takes a shim that is in both from the first. `today` are the present inits.
    static func join(_ first: ComponentShims, _ second: ComponentShims, today: [InitSignature]) -> ComponentShims {
        var shims = first
        shims.names = appended(first.names, second.names, by: \.old.name)
        shims.typeNames = appended(first.typeNames, second.typeNames, by: \.name)
        shims.enums = appended(first.enums, second.enums, by: \.name)
            .filter { type in !first.structs.contains { $0.name == type.name } }
        shims.structs = appended(first.structs, second.structs, by: \.name)
            .filter { type in !first.enums.contains { $0.name == type.name } }
        if first.strings.isEmpty { shims.strings = second.strings }
        shims.cases += second.cases
        shims.members += second.members
        shims.properties = appended(first.properties, second.properties, by: \.name.name)
        shims.delegate = first.delegate ?? second.delegate
        shims.titleAssignment = first.titleAssignment ?? second.titleAssignment
        shims.gaps = appended(first.gaps, second.gaps, by: \.self)
        shims.uiKitGaps = appended(first.uiKitGaps, second.uiKitGaps, by: \.self)
        if first.texts.isEmpty {
            shims.texts = second.texts
        } else if !second.texts.isEmpty, second.texts != first.texts {
            shims.gaps.append("The texts have been others before those that are kept here.")
        }
        var inits = InitJoin(first.inits, today: today)
        for former in second.inits { inits.add(former) }
        shims.inits = inits.inits
        shims.gaps = appended(shims.gaps, inits.gaps, by: \.self)
        switch (first.presentation, second.presentation) {
        case (let before?, let other?) where before.name == other.name:
            var functions = InitJoin(before.functions, today: [])
            for former in other.functions { functions.add(former) }
            shims.presentation = FormerPresentation(
                name: before.name,
                primitive: before.primitive,
                functions: functions.inits
            )
            shims.gaps = appended(shims.gaps, functions.gaps, by: \.self)
        case (_?, let other?): shims.gaps.append("The function \(other.name) is gone.")
        case (nil, let other): shims.presentation = other
        case (_?, nil): break
        }
        return shims
    }

    private static func appended<Element, Key: Hashable>(
        _ first: [Element],
        _ second: [Element],
        by key: (Element) -> Key
    ) -> [Element] {
        var seen = Set(first.map(key))
        return first + second.filter { seen.insert(key($0)).inserted }
    }
}
