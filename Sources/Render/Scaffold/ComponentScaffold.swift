import SwiftModel
import WebModel

/// A component as its files are going to be: the parameters of its init in their order, and what they come from.
struct ComponentScaffold {
    let swift: SwiftComponent
    /// nil where the component is in no source that was read, which only a test makes.
    let web: Component?
    /// In the order of the init.
    let members: [ScaffoldMember]

    init(_ swift: SwiftComponent, web: Component?) {
        self.swift = swift
        self.web = web
        let documentation = ItemDocumentation(web)
        members = ComponentScaffold.collected(swift).map { member in
            var member = member
            member.documentation = documentation[member.origin]
            return member
        }
        .enumerated()
        .sorted { (ParameterRank($0.element), $0.offset) < (ParameterRank($1.element), $1.offset) }
        .map(\.element)
    }

    var isItem: Bool { swift.primitive == .item }

    /// The types that views come in through.
    var viewTypes: [SwiftIdentifier] {
        members.compactMap { if case .slot(let type, _) = $0.form { type } else { nil } }
    }

    // MARK: Putting together

    private static func collected(_ swift: SwiftComponent) -> [ScaffoldMember] {
        let slots = Dictionary(swift.slots.map { ($0.name, $0) }) { first, _ in first }
        var texts: [SwiftIdentifier: ScaffoldMember.SlotText] = [:]
        var members: [ScaffoldMember] = []
        for property in swift.properties {
            if slots[property.name] != nil, let display = TextDisplay(property.name, property.type) {
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
                    form: .slot(viewType: slot.viewType, text: texts[slot.name]),
                    defaultValue: nil,
                    origin: slot.origin
                )
            )
        }
        for action in swift.actions { members.append(member(action)) }
        if let strings = strings(swift, beside: members) { members.append(strings) }
        return members
    }

    private static func member(_ property: SwiftProperty) -> ScaffoldMember {
        ScaffoldMember(
            name: property.name,
            form: property.storage == .binding ? .binding(property.type) : .value(property.type),
            defaultValue: property.storage == .binding ? nil : property.defaultValue,
            origin: property.origin
        )
    }

    private static func member(_ action: SwiftAction) -> ScaffoldMember {
        ScaffoldMember(
            name: action.name,
            form: .action(parameters: action.parameters, isOptional: action.isOptional),
            defaultValue: action.isOptional ? .nothing : nil,
            origin: action.origin
        )
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
