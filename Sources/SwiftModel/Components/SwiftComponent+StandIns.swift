/// A component with a type in the place of each type parameter that has one.
extension SwiftComponent {
    /// Whether a caller gives data of a type without a stand-in: the items of a table.
    package var hasCallerData: Bool { genericParameters.contains { $0.standIn == nil } }

    /// The component as a class of UIKit has it, and as callers of a choice among texts read it.
    package var standingIn: SwiftComponent { standingIn { _ in true } }

    /// The component as callers of another release read it: with texts in the place of type parameters that the other
    /// release lacks.
    package func standingIn(beside other: SwiftComponent) -> SwiftComponent {
        standingIn(beside: other.genericParameters.map(\.declaration))
    }

    /// The type parameters of the other release are given as they are declared.
    package func standingIn(beside declarations: [String]) -> SwiftComponent {
        standingIn { !declarations.contains($0.declaration) }
    }

    /// The type parameters for callers' values that another release lacks.
    package func valueParameters(beside other: SwiftComponent) -> [GenericParameter] {
        valueParameters(beside: other.genericParameters.map(\.declaration))
    }

    package func valueParameters(beside declarations: [String]) -> [GenericParameter] {
        genericParameters.filter { $0.standIn != nil && !declarations.contains($0.declaration) }
    }

    /// The same for some of its type parameters only.
    package func standingIn(where isReplaced: (GenericParameter) -> Bool) -> SwiftComponent {
        let parameters = genericParameters.filter { $0.standIn != nil && isReplaced($0) }
        guard !parameters.isEmpty else { return self }
        var component = self
        component.genericParameters.removeAll { parameters.contains($0) }
        component.members = members.map { $0.standingIn(parameters) }
        component.structs = structs.map { $0.standingIn(where: isReplaced) }
        return component
    }
}

extension SwiftComponent {
    /// The component with other types for the values that callers give and get.
    package func mappingTypes(_ change: (SwiftType) -> SwiftType) -> SwiftComponent {
        var component = self
        component.members = members.map { $0.mappingTypes(change) }
        for index in uiKit.properties.indices {
            component.uiKit.properties[index].type = change(uiKit.properties[index].type)
        }
        for index in uiKit.delegateMethods.indices {
            component.uiKit.delegateMethods[index].parameters = uiKit.delegateMethods[index].parameters.map(change)
        }
        return component
    }
}

extension SwiftStruct {
    package func standingIn(beside other: SwiftStruct) -> SwiftStruct {
        let known = other.genericParameters.map(\.name)
        return standingIn { !known.contains($0.name) }
    }

    fileprivate func standingIn(where isReplaced: (GenericParameter) -> Bool) -> SwiftStruct {
        let parameters = genericParameters.filter { $0.standIn != nil && isReplaced($0) }
        guard !parameters.isEmpty else { return self }
        var structure = self
        structure.genericParameters.removeAll { parameters.contains($0) }
        for index in members.indices {
            structure.members[index].type = members[index].type.replacing { part in
                parameters.first { $0.type == part }?.standIn
            }
        }
        return structure
    }
}

extension ComponentParameters {
    /// Parameters as a class of UIKit gives them.
    package var standingIn: ComponentParameters {
        let parameters = component.genericParameters.filter { $0.standIn != nil }
        return parameters.isEmpty ? self : mapping(component.standingIn) { $0.standingIn(parameters) }
    }
}

extension Member {
    fileprivate func standingIn(_ parameters: [GenericParameter]) -> Member {
        var member = mappingTypes { type in
            type.replacing { part in parameters.first { $0.type == part }?.standIn }
        }
        if case .value(let type) = form, parameters.contains(where: { $0.mayBeOmitted && $0.type == type }) {
            member.defaultValue = .string("")
        }
        return member
    }

    /// The member with other types.
    package func mappingTypes(_ change: (SwiftType) -> SwiftType) -> Member {
        var member = self
        switch form {
        case .value(let type): member.form = .value(change(type))
        case .binding(let type): member.form = .binding(change(type))
        case .action(let parameters, let isOptional):
            member.form = .action(parameters: parameters.map(change), isOptional: isOptional)
        case .items(let type, let tag): member.form = .items(change(type), tag: tag)
        case .slot(let viewType, var text):
            if let type = text?.type { text?.type = change(type) }
            member.form = .slot(viewType: viewType, text: text)
        case .rows: break
        }
        return member
    }
}
