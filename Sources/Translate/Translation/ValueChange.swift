import SwiftModel
import WebModel

/// Change of members where values are the caller's.
struct ValueChange {
    let parameter: GenericParameter?
    /// Types with a type parameter, and the type that stands for it.
    let valued: [GeneratedTypeName: SwiftType]
    let choice: Choice?
    let option: OptionValue?

    func apply(to component: inout SwiftComponent) {
        if let parameter { component.genericParameters = (component.genericParameters + [parameter]).sortedByName }
        component.members = component.members.map(applied)
        component.uiKit.properties = component.uiKit.properties.map(applied)
        component.uiKit.delegateMethods = component.uiKit.delegateMethods.map(applied)
        component.structs = component.structs.map(applied)
        for index in component.enums.indices {
            component.enums[index].cases = component.enums[index].cases.map { enumCase in
                guard case .payload(let type) = enumCase.value else { return enumCase }
                var enumCase = enumCase
                enumCase.value = .payload(onTheWeb(type))
                return enumCase
            }
        }
    }

    func applied(to item: ItemTranslation) -> ItemTranslation {
        var item = item
        for index in item.swiftUI.indices { item.swiftUI[index].member = item.swiftUI[index].member.map(applied) }
        item.uiKit = item.uiKit.map { member in
            switch member {
            case .property(let property): .property(applied(to: property))
            case .delegateMethod(let method): .delegateMethod(applied(to: method))
            case .inverted, .controlEvent, .text, .mechanism, .reference: member
            }
        }
        return item
    }

    // MARK: SwiftUI

    private func applied(to member: Member) -> Member {
        if let option, let parameter, member.name == option.name, member.role == "value" {
            var member = member
            member.form = .value(parameter.type)
            member.defaultValue = nil
            return member
        }
        return member.mappingTypes { type in
            if let choice, let parameter, type == choice.bound, member.form.isAction || member == choice.selection {
                return choice.bound(to: parameter.type)
            }
            return withValues(type, parameter?.type)
        }
    }

    private func applied(to structure: SwiftStruct) -> SwiftStruct {
        var structure = structure
        guard let parameter, let own = choice?.structs.first(where: { $0.name == structure.name })?.value else {
            for index in structure.members.indices {
                structure.members[index].type = onTheWeb(structure.members[index].type)
            }
            return structure
        }
        var ownParameter = parameter
        ownParameter.standIn = own.type
        ownParameter.mayBeOmitted = own.mayBeOmitted
        structure.genericParameters = [ownParameter]
        for index in structure.members.indices {
            structure.members[index].type =
                structure.members[index].name == own.name
                ? parameter.type : withValues(structure.members[index].type, parameter.type)
        }
        return structure
    }

    // MARK: UIKit

    private func applied(to property: UIKitProperty) -> UIKitProperty {
        var property = property
        guard let bound = bound(property.type, origin: property.origin) else {
            property.type = onTheWeb(property.type)
            return property
        }
        property.type = bound
        // No text is a choice of none.
        if bound.isOptional, property.defaultValue == .string("") { property.defaultValue = .nothing }
        // A choice of several is a set, also where the web has none: nothing chosen is an empty one.
        if !bound.isOptional, property.defaultValue == .nothing { property.defaultValue = .array([]) }
        return property
    }

    private func applied(to method: UIKitDelegateMethod) -> UIKitDelegateMethod {
        var method = method
        method.parameters = method.parameters.map { bound($0, origin: method.origin) ?? onTheWeb($0) }
        return method
    }

    /// nil for a type that is not bound in SwiftUI.
    private func bound(_ type: SwiftType, origin: ItemReference) -> SwiftType? {
        guard let choice, let parameter, origin == choice.selection.origin, type == choice.bound else { return nil }
        return choice.bound(to: parameter.standIn ?? choice.type)
    }

    private func onTheWeb(_ type: SwiftType) -> SwiftType { withValues(type, parameter?.standIn) }

    /// Takes the arguments of the component, or else their stand-ins.
    private func withValues(_ type: SwiftType, _ value: SwiftType?) -> SwiftType {
        type.replacing { part in
            guard case .generated(let name, []) = part, let standIn = valued[name] else { return nil }
            return .generated(name, arguments: [value ?? standIn])
        }
    }
}

extension [GenericParameter] {
    fileprivate var sortedByName: [GenericParameter] { sorted { $0.name < $1.name } }
}
