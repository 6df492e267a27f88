package import WebModel

/// A Swift component as values: all that a template needs, and all that two releases are compared by.
package struct SwiftComponent: Sendable, Hashable {
    package var tag: String
    package var names: SwiftComponentNames
    /// nil where no rule names the primitive that the component is built on.
    package var primitive: NativePrimitive?
    package var parts: [DrawnPart] = []
    package var places: [Place] = []
    package var genericParameters: [GenericParameter] = []
    /// Whether one item of the web says whether one value can be chosen or several, and no member tells it.
    package var choosesOneOrSeveral = false
    /// Stands in the order of the source, like everything below; `ComponentParameters` gives the order of the init.
    package var members: [Member] = []
    package var mechanisms: [SwiftUIMechanism] = []
    package var modifierEvents: [ModifierEvent] = []
    package var texts: [SwiftText] = []
    /// Nested in the component's tokens.
    package var enums: [SwiftEnum] = []
    package var structs: [SwiftStruct] = []
    package var typeAliases: [SwiftTypeAlias] = []
    package var uiKit = UIKitComponent()
    /// Items that are something else in Swift, or left out by a rule, and why: for the documentation.
    package var adapted: [AdaptedItem] = []
    /// Parts from no item of the web: we made them, because the primitive does nothing without them.
    package var made: Set<ItemReference> = []
    /// Parts from no item of the web, with a default: we made them, because components of its kind have them.
    package var offered: Set<ItemReference> = []
    package var untranslated: [UntranslatedItem] = []

    package init(tag: String, names: SwiftComponentNames) {
        self.tag = tag
        self.names = names
    }
}

extension SwiftComponent {
    /// Values and bindings, data, views, closures. Members for the same place of an init stand there in this order.
    package var membersByKind: [[Member]] {
        var kinds: [[Member]] = [[], [], [], []]
        for member in members { kinds[member.form.kind].append(member) }
        return kinds
    }

    package func membersSortingEachKind(_ sorted: ([Member]) -> [Member]) -> [Member] {
        var kinds = membersByKind.map { sorted($0)[...] }
        return members.compactMap { kinds[$0.form.kind].popFirst() }
    }

    package var properties: [Member] { members.filter { $0.valueType != nil || $0.form.isBinding } }

    package var slots: [Member] { members.filter(\.form.isSlot) }

    package var actions: [Member] { members.filter(\.form.isAction) }

    package var children: [String] { members.compactMap { if case .items(_, let tag) = $0.form { tag } else { nil } } }
}

extension Member.Form {
    fileprivate var kind: Int {
        switch self {
        case .value, .binding: 0
        case .items: 1
        case .slot, .rows: 2
        case .action: 3
        }
    }
}

/// A component with a type in the place of each type parameter that has one.
extension SwiftComponent {
    /// Whether a caller gives data of a type without a stand-in: the items of a table.
    package var hasCallerData: Bool { genericParameters.contains { $0.standIn == nil } }

    /// The component as a class of UIKit has it, and as callers of a choice among texts read it.
    package var standingIn: SwiftComponent { standingIn { _ in true } }

    /// Puts texts in the place of type parameters that the other release lacks, as its callers read the component.
    package func standingIn(beside other: SwiftComponent) -> SwiftComponent {
        standingIn(beside: other.genericParameters.map(\.declaration))
    }

    package func standingIn(beside declarations: [String]) -> SwiftComponent {
        standingIn { !declarations.contains($0.declaration) }
    }

    package func valueParameters(beside other: SwiftComponent) -> [GenericParameter] {
        valueParameters(beside: other.genericParameters.map(\.declaration))
    }

    package func valueParameters(beside declarations: [String]) -> [GenericParameter] {
        genericParameters.filter { $0.standIn != nil && !declarations.contains($0.declaration) }
    }

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

extension SwiftComponent {
    package var memberTypes: [SwiftType] {
        members.flatMap(\.writtenTypes) + texts.map(\.type)
            + enums.flatMap(\.payloads) + structs.flatMap(\.members).map(\.type)
            + uiKit.properties.map(\.type) + uiKit.delegateMethods.flatMap(\.parameters)
    }

    package var usedTypes: [GeneratedTypeName] { typeAliases.map(\.target) + memberTypes.flatMap(\.generatedNames) }
}

package struct AdaptedItem: Sendable, Hashable {
    package var item: ItemReference
    /// A sentence of Markdown.
    package var text: String

    /// Item in the matrix; `made for value` or `offered: isInvalid` for a part that is no item of the web.
    package let title: String

    package init(item: ItemReference, text: String, title: String? = nil) {
        self.title = title ?? item.description
        self.item = item
        self.text = text
    }
}

package struct UntranslatedItem: Sendable, Hashable {
    package var item: ItemReference
    package var reason: String

    package init(item: ItemReference, reason: String) {
        self.item = item
        self.reason = reason
    }
}
