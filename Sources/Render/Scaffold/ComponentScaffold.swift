import SwiftModel
import WebModel

/// A component as its files are going to be: the parameters of its init in their order, and what they come from.
///
/// A class, for each of the hundred parts of its files that are made of it has it.
final class ComponentScaffold: Sendable {
    let swift: SwiftComponent
    /// nil where the component is in no source that was read, which only a test makes.
    let web: Component?
    /// In the order of the init.
    let members: [ScaffoldMember]
    /// The texts that a person can translate.
    let strings: ScaffoldMember?
    let index: ComponentIndex

    convenience init(_ swift: SwiftComponent, web: Component?) {
        let documentation = ItemDocumentation(web, made: swift.made)
        var members = ComponentScaffold.collected(swift).map { member in
            if case .rows = member.form { return member.documented(["Makes the row of an item."]) }
            return member.documented(documentation[member.origin, telling: member.event])
        }
        .enumerated()
        .sorted { (ParameterRank($0.element), $0.offset) < (ParameterRank($1.element), $1.offset) }
        .map(\.element)
        if swift.primitive != .item, members.contains(where: \.isOptionalClosure),
            let slot = members.firstIndex(where: { ParameterRank($0) == .defaultSlot && !$0.isRequired })
        {
            members[slot] = members[slot].takingTrailingClosure
        }
        self.init(swift, web, members)
    }

    private init(_ swift: SwiftComponent, _ web: Component?, _ members: [ScaffoldMember]) {
        self.swift = swift
        self.web = web
        self.members = members
        let texts = SwiftType.generated(GeneratedTypeName(TokenNames(swift).strings, in: swift.names.tokens))
        strings = members.first { $0.valueType == texts }
        index = ComponentIndex(swift, members)
    }

    /// The component without members that belong to how it is presented, and not to what is.
    func without(_ names: Set<SwiftIdentifier>) -> ComponentScaffold {
        names.isEmpty ? self : ComponentScaffold(swift, web, members.filter { !names.contains($0.name) })
    }

    var isItem: Bool { swift.primitive == .item }

    /// The types that views come in through.
    var viewTypes: [SwiftIdentifier] {
        members.compactMap {
            switch $0.form {
            case .slot(let type, _), .rows(let type, _): type
            case .value, .binding, .action, .items: nil
            }
        }
    }

    /// What its members are declared with.
    var types: [SwiftType] { members.compactMap(\.type) }

    // MARK: Putting together

    private static func collected(_ swift: SwiftComponent) -> [ScaffoldMember] {
        let slots = Dictionary(swift.slots.map { ($0.name, $0) }) { first, _ in first }
        var texts: [SwiftIdentifier: ScaffoldMember.SlotText] = [:]
        var members: [ScaffoldMember] = []
        for var property in swift.properties {
            property.takeNothingAsNoRows(of: swift)
            let role = property.role.name(of: property.name)
            if slots[property.name] != nil, let display = TextDisplay(role, property.type) {
                texts[property.name] = ScaffoldMember.SlotText(
                    type: property.type,
                    defaultValue: property.defaultValue,
                    display: display
                )
                continue
            }
            members.append(member(property))
        }
        for items in swift.items {
            members.append(
                ScaffoldMember(
                    name: items.name,
                    role: items.role,
                    form: .items(items.itemType, tag: items.tag),
                    defaultValue: nil,
                    origin: items.origin
                )
            )
        }
        for slot in swift.slots {
            members.append(
                ScaffoldMember(
                    name: slot.name,
                    role: slot.role,
                    form: .slot(viewType: slot.viewType, text: texts[slot.name]),
                    defaultValue: nil,
                    origin: slot.origin
                )
            )
        }
        if let rows = rows(swift, beside: members) { members.append(rows) }
        for action in swift.actions { members.append(member(action)) }
        if let strings = strings(swift, beside: members) { members.append(strings) }
        return members
    }

    private static func member(_ property: SwiftProperty) -> ScaffoldMember {
        ScaffoldMember(
            name: property.name,
            role: property.role,
            form: property.storage == .binding ? .binding(property.type) : .value(property.type),
            defaultValue: property.storage == .binding ? nil : property.defaultValue,
            origin: property.origin
        )
    }

    private static func member(_ action: SwiftAction) -> ScaffoldMember {
        ScaffoldMember(
            name: action.name,
            role: action.role,
            form: .action(parameters: action.parameters, isOptional: action.isOptional),
            defaultValue: action.isOptional ? .nothing : nil,
            origin: action.origin,
            event: action.event
        )
    }

    /// A list of the caller's own values, `items: [Item]`, says nothing of how one of them looks: the caller does.
    private static func rows(_ swift: SwiftComponent, beside members: [ScaffoldMember]) -> ScaffoldMember? {
        for parameter in swift.genericParameters {
            let list = SwiftType.array(.named(parameter.name.name))
            guard
                let items = swift.properties.first(where: { $0.storage == .value && $0.type.unwrapped == list })
            else {
                continue
            }
            let name = SwiftIdentifier("row", as: .property)
            let view = SwiftIdentifier("row", as: .genericParameter)
            let names = members.map { SwiftScope.Wish($0.name, webName: $0.name.name, isFixed: true) }
            let types =
                (swift.genericParameters.map(\.name) + swift.slots.map(\.viewType))
                .map { SwiftScope.Wish($0, webName: $0.name, isFixed: true) }
            return ScaffoldMember(
                name: SwiftScope.unique(names + [SwiftScope.Wish(name, webName: "row")], .caseSensitive).last ?? name,
                form: .rows(
                    viewType: SwiftScope.unique(types + [SwiftScope.Wish(view, webName: "row")], .caseSensitive).last
                        ?? view,
                    element: parameter.name
                ),
                defaultValue: nil,
                origin: items.origin
            )
        }
        return nil
    }

    /// The texts that a person can translate come in as one value.
    private static func strings(_ swift: SwiftComponent, beside members: [ScaffoldMember]) -> ScaffoldMember? {
        guard let first = swift.texts.first else { return nil }
        let wish = SwiftIdentifier("strings", as: .property)
        let fixed = members.map { SwiftScope.Wish($0.name, webName: $0.name.name, isFixed: true) }
        let names = SwiftScope.unique(fixed + [SwiftScope.Wish(wish, webName: "strings")], .caseSensitive)
        let type = GeneratedTypeName(TokenNames(swift).strings, in: swift.names.tokens)
        let isComplete = swift.texts.allSatisfy { $0.defaultValue != nil }
        return ScaffoldMember(
            name: names.last ?? wish,
            form: .value(.generated(type)),
            defaultValue: isComplete ? .construction(type: type.description, arguments: []) : nil,
            origin: first.origin
        )
    }
}

extension SwiftProperty {
    /// A list of the caller's own values that may be absent is a list: one without rows.
    fileprivate mutating func takeNothingAsNoRows(of swift: SwiftComponent) {
        let lists = swift.genericParameters.map { SwiftType.array(.named($0.name.name)) }
        guard storage == .value, case .optional(let list) = type, lists.contains(list) else { return }
        type = list
        defaultValue = .array([])
    }
}
