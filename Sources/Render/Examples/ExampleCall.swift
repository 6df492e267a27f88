import SwiftModel

/// A call of a component's init with no more than it needs, and a text and an action where one sees them.
struct ExampleCall {
    private let component: ComponentScaffold
    private let values: ExampleValue

    init(_ component: ComponentScaffold, in library: ScaffoldLibrary) {
        self.component = component
        values = ExampleValue(library: library)
    }

    /// The arguments of the main init, one each, with the types that they need to be known; nil where a value can't be
    /// made up.
    ///
    /// `replacing` gives the value of one member.
    func arguments(replacing: (name: SwiftIdentifier, value: String)? = nil) -> [SwiftCode]? {
        var arguments: [SwiftCode] = []
        for member in component.members {
            if let replacing, replacing.name == member.name {
                arguments.append(argument("\(plain: replacing.value)", of: member))
                continue
            }
            guard member.isRequired || isSeen(member) || isGeneric(member) else { continue }
            guard let value = value(of: member) else { return nil }
            arguments.append(argument(value, of: member))
        }
        let identity = ItemIdentity(component.parameters)
        if component.isItem, !identity.isOwn, identity.isRequired {
            let before = component.members.prefix(identity.position).filter { $0.isRequired || isSeen($0) }
            arguments.insert("id: \"\(plain: component.swift.names.base.name)\"", at: before.count)
        }
        return arguments
    }

    /// Those of the init without any view; nil where there is none.
    func bareArguments() -> [SwiftCode]? {
        guard let bare = BareInit(component.parameters) else { return nil }
        var arguments: [SwiftCode] = []
        for member in bare.members where member.isRequired || isGeneric(member) {
            guard let value = value(of: member) else { return nil }
            arguments.append(argument(value, of: member))
        }
        return arguments
    }

    /// Those of the init that takes a text; nil where there is none.
    func textArguments() -> [SwiftCode]? {
        guard let text = TextInit(component.parameters) else { return nil }
        var arguments: [SwiftCode] = []
        for member in text.members {
            if member.name == text.first.name, let own = member.slotText {
                guard let value = self.value(of: own.type, member) else { return nil }
                arguments.append(text.isFirstUnlabelled ? value : "\(plain: member.name.label): \(value)")
            } else if let own = member.slotText {
                guard own.defaultValue == nil else { continue }
                guard let value = self.value(of: own.type, member) else { return nil }
                arguments.append("\(plain: member.name.label): \(value)")
            } else if member.isRequired || isGeneric(member) {
                guard let value = value(of: member) else { return nil }
                arguments.append(argument(value, of: member))
            }
        }
        return arguments
    }

    private func argument(_ value: SwiftCode, of member: Member) -> SwiftCode {
        SwiftCode(member.argument(value.text), mentioning: value.mentions)
    }

    private func value(of type: SwiftType, _ member: Member) -> SwiftCode? {
        values.code(of: type, in: component, named: member.name.name)
    }

    /// What tells the compiler the type of the caller's data.
    private func isGeneric(_ member: Member) -> Bool {
        guard case .value(.array(let element)) = member.form else { return false }
        return component.swift.genericParameters.contains { element == .named($0.name.name) }
    }

    /// Slots that a preview would be empty without.
    private func isSeen(_ member: Member) -> Bool {
        guard case .slot = member.form else { return false }
        return ["label", "content", "title", "header", "text"].contains(member.role)
    }

    private func value(of member: Member) -> SwiftCode? {
        switch member.form {
        case .value(let type): return value(of: type, member)
        case .items: return "[]"
        case .rows: return "{ _ in \(text(of: member)) }"
        // The type whose member it is has to be known, though nothing spells it.
        case .binding(let type):
            return value(of: type, member).map {
                SwiftCode(".constant(\($0.text))", mentioning: ["Binding"] + $0.mentions)
            }
        case .action(let parameters, _):
            return parameters.isEmpty ? "{}" : "{ \(plain: parameters.map { _ in "_" }.joined(separator: ", ")) in }"
        case .slot: return "{ \(text(of: member)) }"
        }
    }

    /// A view that says what it stands for.
    private func text(of member: Member) -> SwiftCode {
        let words = SwiftStringLiteral(ExampleValue.sentence(member.name.name))
        return "\(SwiftCode(naming: "Text"))(\(plain: words))"
    }
}
