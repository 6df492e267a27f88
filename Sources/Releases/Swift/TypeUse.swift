import SwiftModel
import WebModel

struct TypeUse {
    private(set) var origins: Set<ItemReference> = []
    private(set) var isGiven = false
    /// Comes from a closure, a binding, a delegate.
    private(set) var isGot = false

    /// Keyed by plain names; has the types inside of them, too.
    static func all(of component: SwiftComponent, in table: GeneratedTypeTable) -> [String: TypeUse] {
        var uses: [String: TypeUse] = [:]
        func add(_ type: SwiftType, _ origin: ItemReference, isGiven: Bool, isGot: Bool) {
            var pending = type.generatedNames.map { table.plain($0.description) }
            var seen: Set<String> = []
            while let name = pending.popLast() {
                guard seen.insert(name).inserted else { continue }
                uses[name, default: TypeUse()].origins.insert(origin)
                if isGiven { uses[name]?.isGiven = true }
                if isGot { uses[name]?.isGot = true }
                let inner =
                    (table.structs[name]?.members.flatMap(\.type.generatedNames) ?? [])
                    + (table.enums[name]?.payloads.flatMap(\.generatedNames) ?? [])
                pending += inner.map { table.plain($0.description) }
            }
        }
        for member in component.members {
            let isGiven: Bool
            let isGot: Bool
            switch member.form {
            // Types that a closure of the caller takes are got.
            case .value(let type): (isGiven, isGot) = (!type.isClosure, type.isClosure)
            case .binding(let type): (isGiven, isGot) = (!type.isClosure, true)
            case .action: (isGiven, isGot) = (false, true)
            case .items, .slot, .rows: (isGiven, isGot) = (true, false)
            }
            for type in member.writtenTypes { add(type, member.origin, isGiven: isGiven, isGot: isGot) }
        }
        for text in component.texts { add(text.type, text.origin, isGiven: true, isGot: false) }
        for property in component.uiKit.properties {
            let isFunction = property.type.isClosure
            add(property.type, property.origin, isGiven: !isFunction, isGot: isFunction)
        }
        for method in component.uiKit.delegateMethods {
            for type in method.parameters { add(type, method.origin, isGiven: false, isGot: true) }
        }
        return uses
    }
}

extension SwiftType {
    fileprivate var isClosure: Bool {
        switch self {
        case .function: true
        case .optional(let wrapped): wrapped.isClosure
        default: false
        }
    }
}
