import SwiftModel
import WebModel

/// The type parameters of a component.
extension ComponentTranslator {
    /// Those that a member uses, by the narrowest row of `Types` that makes each.
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
