import SwiftModel
import WebModel

extension ComponentTranslator {
    /// Takes the narrowest row of `Types` that makes a parameter.
    var genericParameters: [GenericParameter] {
        let rows = context.types.parameters.filter { $0.components.matches(surface) }
        if rows.isEmpty { return [] }
        let used = Set(drafts.flatMap { $0.swiftUI.flatMap(\.types) + $0.uiKit.flatMap(\.types) }.flatMap(\.rootNames))
        var found: [String: GenericParameter] = [:]
        // The narrowest comes last and stays.
        for row in rows.sorted(by: { ($0.components.precision, $0.source) < ($1.components.precision, $1.source) }) {
            guard let parameter = row.parameter, used.contains(parameter.name.name) else { continue }
            found[parameter.name.name] = parameter
        }
        return found.values.sorted { $0.name < $1.name }
    }

    /// Any key will do where rows are known by `Item.ID` and nothing is an `Item`: no call could tell which type that
    /// is.
    mutating func freeUntoldParameters() {
        let held = Set(drafts.flatMap { $0.swiftUI.flatMap(\.types) }.flatMap(\.names))
        let rows = context.types.parameters.filter { $0.components.matches(surface) }
        let untold = rows.compactMap(\.parameter?.name.name).filter { !held.contains($0) }
        guard !untold.isEmpty else { return }
        let keys = untold.map { SwiftType.named("\($0).ID") }
        func freed(_ type: SwiftType) -> SwiftType {
            type.replacing { keys.contains($0) ? .named("AnyHashable") : nil }
        }
        for position in drafts.indices {
            for index in drafts[position].swiftUI.indices {
                let member = drafts[position].swiftUI[index].member
                drafts[position].swiftUI[index].member = member?.mappingTypes(freed)
            }
            drafts[position].uiKit = drafts[position].uiKit.map { $0.mappingTypes(freed) }
        }
    }
}

extension SwiftUIMember {
    fileprivate var types: [SwiftType] {
        switch self {
        case .member(let member): member.writtenTypes
        case .text(let text): [text.type]
        case .mechanism, .reference: []
        }
    }
}

extension UIKitMember {
    fileprivate var types: [SwiftType] {
        switch self {
        case .property(let property): [property.type]
        case .delegateMethod(let method): method.parameters
        case .text(let text): [text.type]
        case .inverted, .controlEvent, .mechanism, .reference: []
        }
    }
}
