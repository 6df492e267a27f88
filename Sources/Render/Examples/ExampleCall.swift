import SwiftModel

/// A call of a component's init with no more than it needs, and a text and an action where one sees them.
struct ExampleCall {
    private let component: ComponentScaffold
    private let values: ExampleValue

    init(_ component: ComponentScaffold, in library: ScaffoldLibrary) {
        self.component = component
        values = ExampleValue(library: library)
    }

    /// The arguments of the main init, one each; nil where a value can't be made up.
    ///
    /// `replacing` gives the value of one member.
    func arguments(replacing: (name: SwiftIdentifier, value: String)? = nil) -> [String]? {
        var arguments: [String] = []
        for member in component.members {
            if let replacing, replacing.name == member.name {
                arguments.append(member.argument(replacing.value))
                continue
            }
            guard member.isRequired || isSeen(member) || isGeneric(member) else { continue }
            guard let value = value(of: member) else { return nil }
            arguments.append(member.argument(value))
        }
        let identity = ItemIdentity(component.parameters)
        if component.isItem, !identity.isOwn, identity.isRequired {
            let before = component.members.prefix(identity.position).filter { $0.isRequired || isSeen($0) }
            arguments.insert("id: \"\(component.swift.names.base.name)\"", at: before.count)
        }
        return arguments
    }

    /// Those of the init without any view; nil where there is none.
    func bareArguments() -> [String]? {
        guard let bare = BareInit(component.parameters) else { return nil }
        var arguments: [String] = []
        for member in bare.members where member.isRequired || isGeneric(member) {
            guard let value = value(of: member) else { return nil }
            arguments.append(member.argument(value))
        }
        return arguments
    }

    /// Those of the init that takes a text; nil where there is none.
    func textArguments() -> [String]? {
        guard let text = TextInit(component.parameters) else { return nil }
        var arguments: [String] = []
        for member in text.members {
            if member.name == text.first.name, let own = member.slotText {
                guard let value = self.text(of: own.type, member) else { return nil }
                arguments.append(text.isFirstUnlabelled ? value : "\(member.name.label): \(value)")
            } else if let own = member.slotText {
                guard own.defaultValue == nil else { continue }
                guard let value = self.text(of: own.type, member) else { return nil }
                arguments.append("\(member.name.label): \(value)")
            } else if member.isRequired || isGeneric(member) {
                guard let value = value(of: member) else { return nil }
                arguments.append(member.argument(value))
            }
        }
        return arguments
    }

    private func text(of type: SwiftType, _ member: Member) -> String? {
        values.text(of: type, in: component, named: member.name.name)
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

    private func value(of member: Member) -> String? {
        switch member.form {
        case .value(let type): return text(of: type, member)
        case .items: return "[]"
        case .rows: return "{ _ in Text(\(SwiftStringLiteral(ExampleValue.sentence(member.name.name)))) }"
        case .binding(let type): return text(of: type, member).map { ".constant(\($0))" }
        case .action(let parameters, _):
            return parameters.isEmpty ? "{}" : "{ \(parameters.map { _ in "_" }.joined(separator: ", ")) in }"
        case .slot: return "{ Text(\(SwiftStringLiteral(ExampleValue.sentence(member.name.name)))) }"
        }
    }
}
