import Documents
import SwiftModel

/// The inits by which callers name icons: beside each init that takes the name of an icon as a text, one that takes a
/// case of the enum. Of several icons the first that a caller gives decides, so that a call can't mean two inits: with
/// each icon, the icons before it are left out, and the icons behind it may be.
struct IconInits {
    let component: ComponentScaffold
    let type: SwiftIdentifier

    var values: [TemplateValue] {
        let single = SingleInit(component.parameters).map { component.taking($0.parameters) }
        return [component, single].compactMap(\.self).flatMap(shapes).flatMap(values)
    }

    private func shapes(of component: ComponentScaffold) -> [IconInitShape] {
        [IconInitShape(main: component), IconInitShape(texts: component), IconInitShape(bare: component)]
            .compactMap(\.self)
    }

    private func values(of shape: IconInitShape) -> [TemplateValue] {
        let icons = shape.members.filter { shape.icon($0) != nil }
        var values: [TemplateValue] = []
        for (index, icon) in icons.enumerated() {
            let before = Set(icons.prefix(index).map(\.name))
            values.append(value(of: shape, from: icon, without: before))
            if shape.icon(icon)?.isRequired == true { break }
        }
        return values
    }

    private func value(of shape: IconInitShape, from first: Member, without: Set<SwiftIdentifier>) -> TemplateValue {
        let members = shape.members.filter { !without.contains($0.name) }
        var parameters = members.map { member in
            guard let icon = shape.icon(member) else { return shape.declaration(of: member) }
            let isGiven = member.name == first.name || icon.isRequired
            let name = "\(icon.isUnlabeled ? "_ " : "")\(member.name.declaration)"
            return "\(name): \(type.reference)\(isGiven ? "" : "? = nil")"
        }
        var arguments = members.map { member in
            guard let icon = shape.icon(member) else { return shape.argument(member, member.name.reference) }
            let isGiven = member.name == first.name || icon.isRequired
            return shape.argument(member, text(of: member, icon, isGiven: isGiven))
        }
        let identity = shape.identity.map { identity in
            (identity, position: shape.members.prefix(identity.position).count { !without.contains($0.name) })
        }
        if let (identity, position) = identity {
            parameters.insert(identity.parameter, at: position)
            arguments.insert("id: id", at: position)
        }
        return [
            "deprecation": .optional(component.deprecation),
            "head": .lines(shape.head),
            "doc": .lines(InitContext(component: component).documentation(of: members, identity).lines),
            "parameters": .list(InitContext.listed(parameters)),
            "arguments": .list(InitContext.listed(arguments)),
        ]
    }

    private func text(of member: Member, _ icon: IconInitShape.Icon, isGiven: Bool) -> String {
        let name = member.name.reference
        if isGiven { return "\(name).rawValue" }
        if icon.type.isOptional { return "\(name)?.rawValue" }
        let value = icon.defaultValue?.text(as: icon.type) ?? "\"\""
        return "\(name)?.rawValue ?? \(value)"
    }
}

private struct IconInitShape {
    struct Icon {
        let type: SwiftType
        let isRequired: Bool
        let isUnlabeled: Bool
        let defaultValue: SwiftExpression?
    }

    let head: [String]
    let members: [Member]
    /// Identity of an item that its parent has no other name for.
    var identity: ItemIdentity? = nil
    var texts: TextInitContext? = nil
    var firstText: Member? = nil

    /// nil for all that is no name of an icon.
    func icon(_ member: Member) -> Icon? {
        if texts != nil, let text = member.slotText {
            guard text.display == .icon else { return nil }
            let isFirst = member.name == firstText?.name
            return Icon(
                type: text.type,
                isRequired: isFirst || text.defaultValue == nil,
                isUnlabeled: false,
                defaultValue: text.defaultValue
            )
        }
        guard case .value(let type) = member.form, TextDisplay(member.role, type) == .icon else { return nil }
        return Icon(
            type: type,
            isRequired: member.isRequired,
            isUnlabeled: member.isUnlabeled,
            defaultValue: member.defaultValue
        )
    }

    func declaration(of member: Member) -> String { texts?.parameter(member) ?? member.parameter }

    func argument(_ member: Member, _ value: String) -> String {
        if member.slotText != nil, let firstText, firstText.name == member.name, value == member.name.reference {
            return texts?.call(member) ?? member.argument(value)
        }
        return member.argument(value)
    }
}

extension IconInitShape {
    init(main component: ComponentScaffold) {
        let own = ItemIdentity(component.parameters)
        self.init(
            head: component.extensionHead(),
            members: component.members,
            identity: component.isItem && !own.isOwn ? own : nil
        )
    }

    init?(texts component: ComponentScaffold) {
        guard !component.isItem, let texts = TextInitContext(component),
            let first = TextInit(component.parameters)?.first
        else { return nil }
        let head = component.extensionHead(where: component.members.filter(\.hasText).map(texts.constraint))
        self.init(head: head, members: texts.members, texts: texts, firstText: first)
    }

    init?(bare component: ComponentScaffold) {
        guard !component.isItem, let bare = BareInit(component.parameters) else { return nil }
        let head = component.extensionHead(where: component.viewTypes.map { "\($0.reference) == EmptyView" })
        self.init(head: head, members: bare.members)
    }
}
