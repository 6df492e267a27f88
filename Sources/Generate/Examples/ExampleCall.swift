import SwiftModel

/// A call of a component's init with no more than it needs, and a text and an action where one sees them.
struct ExampleCall {
    private let component: ComponentScaffold
    private let values: ExampleValue
    /// Words for people to look at; nil where any value does.
    private let content: ExampleContent?
    private let depth: Int

    /// `depth` is how many values it stands in.
    init(
        _ component: ComponentScaffold,
        in library: ScaffoldLibrary,
        showing content: ExampleContent? = nil,
        depth: Int = 0
    ) {
        self.depth = depth
        // Nobody looks at views that a component of this kind may have beside its items.
        let offered = content == nil ? [] : component.members.filter { component.isOffered($0) && $0.form.isSlot }
        self.component = component.taking(component.parameters.without(Set(offered.map(\.name))))
        self.content = content
        values = ExampleValue(library: library)
    }

    /// Arguments of the main init, each with the types that it needs to be known; nil where a value can't be made up.
    func arguments(replacing: [SwiftIdentifier: String]? = nil) -> [SwiftCode]? {
        var arguments: [SwiftCode] = []
        for member in component.members {
            if let value = replacing?[member.name] {
                arguments.append(argument("\(plain: value)", of: member))
                continue
            }
            guard isGiven(member) else { continue }
            guard let value = value(of: member) else { return nil }
            arguments.append(argument(value, of: member))
        }
        let identity = ItemIdentity(component.parameters)
        if component.isItem, !identity.isOwn, identity.isRequired {
            let before = component.members.prefix(identity.position).filter(isGiven)
            let id = content?.id ?? component.swift.names.base.name
            arguments.insert("id: \(plain: SwiftStringLiteral(id))", at: before.count)
        }
        return arguments
    }

    /// The value that the state behind a Binding begins with.
    func initial(of member: Member) -> String? {
        guard case .binding(let type) = member.form else { return nil }
        return value(of: type, member)?.text
    }

    /// Arguments of the main init, of the init that takes texts, and of the init without views.
    var allArguments: [[SwiftCode]] { [arguments(), textArguments(), bareArguments()].compactMap(\.self) }

    func bareArguments() -> [SwiftCode]? {
        guard let bare = BareInit(component.parameters) else { return nil }
        let given = bare.members.filter(isNeeded)
        let arguments = given.compactMap { member in value(of: member).map { argument($0, of: member) } }
        return arguments.count == given.count ? arguments : nil
    }

    func textArguments(_ own: TextInit? = nil) -> [SwiftCode]? {
        guard let text = own ?? TextInit(component.parameters) else { return nil }
        var arguments: [SwiftCode] = []
        for member in text.members {
            if let own = member.slotText {
                let isFirst = member.name == text.first.name
                guard isFirst || own.defaultValue == nil else { continue }
                guard let value = self.value(of: own.type, member) else { return nil }
                arguments.append(isFirst && text.isFirstUnlabeled ? value : "\(plain: member.name.label): \(value)")
            } else if isNeeded(member) {
                guard let value = value(of: member) else { return nil }
                arguments.append(argument(value, of: member))
            }
        }
        return arguments
    }

    func arguments(of data: DataInit) -> [SwiftCode]? {
        guard let others = data.texts == nil ? arguments() : textArguments(data.texts) else { return nil }
        let views = data.members.dropFirst(data.rowPosition).map { "\($0.name.label): " }
        let position = others.firstIndex { argument in views.contains { argument.text.hasPrefix($0) } }
        var arguments = others
        arguments.insert(
            "\(plain: data.names.row.label): { _ in \(SwiftCode(naming: "Text"))(\"Row\") }",
            at: position ?? others.count
        )
        return ["[ExampleItem()]"] + arguments
    }

    private func argument(_ value: SwiftCode, of member: Member) -> SwiftCode {
        SwiftCode(member.argument(value.text), mentioning: value.mentions)
    }

    private func isGiven(_ member: Member) -> Bool {
        isNeeded(member) || isSeen(member)
            || member.valueType?.unwrapped == .string && content?.shows(member.role) == true
    }

    private func isNeeded(_ member: Member) -> Bool {
        member.isRequired || member.keepsOwn || component.swift.isGenericList(member.valueType)
    }

    private func value(of type: SwiftType, _ member: Member) -> SwiftCode? {
        content?.code(of: type, for: member.role, in: component)
            ?? values.code(of: type, in: component, named: member.name.name, depth: depth)
    }

    /// Slots that a preview would be empty without.
    private func isSeen(_ member: Member) -> Bool {
        guard case .slot = member.form, !component.isOffered(member) else { return false }
        return ["label", "content", "title", "header", "text"].contains(member.role)
    }

    private func value(of member: Member) -> SwiftCode? {
        switch member.form {
        case .value(let type): return value(of: type, member)
        case .items(let type, let tag): return items(type, tag)
        case .rows:
            guard content == nil else { return "{ item in \(SwiftCode(naming: "Text"))(\"Row \\(item.id)\") }" }
            return "{ _ in \(text(of: member)) }"
        // `constant` is a member of a type that has to be known, though nothing spells it.
        case .binding(let type):
            return value(of: type, member).map {
                SwiftCode(".constant(\($0.text))", mentioning: ["Binding"] + $0.mentions)
            }
        case .action(let parameters, _):
            return parameters.isEmpty ? "{}" : "{ \(plain: parameters.map { _ in "_" }.joined(separator: ", ")) in }"
        case .slot: return "{ \(text(of: member)) }"
        }
    }

    private func items(_ type: SwiftType, _ tag: String?) -> SwiftCode {
        let items = (content?.items ?? []).map { own -> SwiftCode? in
            guard let tag else { return values.structure(type, in: component, showing: own) }
            guard let item = values.library.component(tag),
                let arguments = ExampleCall(item, in: values.library, showing: own).arguments()
            else { return nil }
            return ExampleValue.call(item.swift.names.view.declaration, arguments)
        }
        return items.contains(nil) ? "[]" : content?.list(items.compactMap(\.self)) ?? "[]"
    }

    private func text(of member: Member) -> SwiftCode {
        let own = content?.code(of: .string, for: member.role, in: component)
        if let own { return "\(SwiftCode(naming: "Text"))(\(own))" }
        let words = SwiftStringLiteral(ExampleValue.sentence(member.name.name))
        return "\(SwiftCode(naming: "Text"))(\(plain: words))"
    }
}

/// A call in an example: one line where that is short enough, or else one an argument.
package enum CallLines {
    private static let width = 72

    /// An argument may have several lines.
    package static func of(_ callee: String, _ arguments: [String]) -> [String] {
        let line = "\(callee)(\(arguments.joined(separator: ", ")))"
        if line.utf8.count <= width, !line.utf8.contains(UInt8(ascii: "\n")) { return [line] }
        return ["\(callee)("] + arguments.joined(separator: ",\n").filledLines.map { "    " + $0 } + [")"]
    }
}
