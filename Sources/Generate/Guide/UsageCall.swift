import SwiftModel
import WebModel

/// A call of a component as its users write it, with the state that it changes.
struct UsageCall {
    enum Extent {
        /// Arguments that have to be given, and arguments that one sees at once.
        case needed
        case everything
    }

    /// Arguments, each of one or more lines.
    private(set) var arguments: [String] = []
    private(set) var state: [String] = []
    /// The names of that state, by the members that are bound to it.
    private(set) var stateNames: [SwiftIdentifier: String] = [:]
    private let component: ComponentScaffold
    private let values: ExampleValue
    private let content: ExampleContent
    /// Axes of tone and size.
    private let axes: [TokenAxis]
    private let extent: Extent
    /// Values that some members are given, instead of a value of their kind.
    private let chosen: [SwiftIdentifier: String]

    init?(
        _ component: ComponentScaffold,
        _ axes: [TokenAxis],
        _ extent: Extent,
        showing content: ExampleContent? = nil,
        choosing chosen: [SwiftIdentifier: String] = [:],
        in library: ScaffoldLibrary
    ) {
        self.component = component
        self.axes = axes
        self.extent = extent
        self.chosen = chosen
        self.content = content ?? ExampleContent(primitive: component.swift.primitive)
        values = ExampleValue(library: library)
        let text = extent == .needed && !component.isItem ? TextInit(component.parameters) : nil
        for member in text?.members ?? component.members {
            let own: String? =
                if let text, text.first.name == member.name {
                    self.text(of: member, text)
                } else {
                    argument(for: member)
                }
            guard let argument = own else {
                if isNeeded(member) { return nil }
                continue
            }
            arguments.append(argument)
        }
        addIdentity()
    }

    func lines(callee: String) -> [String] { CallLines.of(callee, arguments) }

    // MARK: Arguments

    private func isNeeded(_ member: Member) -> Bool {
        member.isRequired || member.keepsOwn || component.swift.isGenericList(member.valueType)
    }

    private func text(of member: Member, _ texts: TextInit) -> String? {
        guard let type = member.slotText?.type,
            let value = value(of: Self.shown(type), member)
        else { return nil }
        return texts.isFirstUnlabeled ? value : member.argument(value)
    }

    private mutating func argument(for member: Member) -> String? {
        if extent == .needed, !component.isItem, let text = member.slotText {
            guard text.defaultValue == nil else { return nil }
            return value(of: text.type, member).map(member.argument)
        }
        if let value = chosen[member.name] { return member.argument(value) }
        if let axis = axes.first(where: { $0.member.name == member.name }), let value = Self.example(of: axis) {
            return member.argument(value)
        }
        guard extent == .everything || isNeeded(member) || isSeen(member) else { return nil }
        return value(of: member).map(member.argument)
    }

    private mutating func value(of member: Member) -> String? {
        switch member.form {
        case .value(let type):
            if extent == .everything, !isNeeded(member), let given = member.defaultValue { return given.text(as: type) }
            return value(of: type, member)
        case .items(let type, let tag): return items(type, tag)
        case .binding(let type): return binding(to: type, member)
        case .action(let parameters, _):
            let names = parameters.isEmpty ? "" : " \(parameters.map { _ in "_" }.joined(separator: ", ")) in"
            return "{\(names)\n    // \(Self.comment(member.origin))\n}"
        case .rows: return "{ _ in Text(\(words(member))) }"
        case .slot: return "{ Text(\(words(member))) }"
        }
    }

    private func value(of type: SwiftType, _ member: Member) -> String? {
        content.code(of: type, for: member.role, in: component)?.text
            ?? values.text(of: type, in: component, named: member.name.name)
    }

    /// Bound to state of the example, unless that would have the type of a caller's data.
    private mutating func binding(to type: SwiftType, _ member: Member) -> String? {
        let parameters = component.swift.genericParameters
        let type = ExampleValues.chosen(type, parameters)
        guard let value = value(of: type, member) else { return nil }
        let generics = Set(parameters.map(\.name.name))
        guard !component.isItem, generics.isDisjoint(with: type.rootNames) else { return ".constant(\(value))" }
        let start = value == "nil" ? "" : " = \(value)"
        let name = member.name.ofState { own in component.members.contains { $0.name.name == own } }
        state += "@State private var \(name.declaration): \(type)\(start)".filledLines
        stateNames[member.name] = name.name
        return "$\(name.name)"
    }

    /// Makes two children, so that people see where children go.
    private func items(_ type: SwiftType, _ tag: String?) -> String {
        let words = content.items.prefix(2)
        let calls = words.map { own -> String? in
            guard let tag else { return values.structure(type, in: component, showing: own)?.text }
            guard let child = values.library.component(tag), child.swift.tag != component.swift.tag,
                let call = UsageCall(
                    child,
                    TokenAxis.axes(of: child, in: values.library).filter(\.isInExamples),
                    .needed,
                    showing: own,
                    in: values.library
                )
            else { return nil }
            return call.lines(callee: child.swift.names.view.reference).joined(separator: "\n")
        }
        guard !calls.isEmpty, !calls.contains(nil) else { return "[]" }
        return content.list(calls.compactMap { $0.map { "\(plain: $0)" } }).text
    }

    private mutating func addIdentity() {
        let identity = ItemIdentity(component.parameters)
        guard component.isItem, !identity.isOwn, identity.isRequired else { return }
        let before = component.members.prefix(identity.position).count {
            extent == .everything || isNeeded($0) || isSeen($0)
        }
        let id = content.id ?? component.swift.names.base.name
        arguments.insert("id: \(SwiftStringLiteral(id))", at: min(before, arguments.count))
    }

    // MARK: What is shown

    /// Whether a component would be empty or idle without the member.
    private func isSeen(_ member: Member) -> Bool {
        if member.valueType?.unwrapped == .string, content.shows(member.role) { return true }
        return switch member.form {
        case .slot: ["label", "content", "title", "header", "text"].contains(member.role)
        case .value(let type): type == .string && ["label", "text", "title"].contains(member.role)
        case .action: member.role == "action" && isDone(member)
        case .binding, .rows, .items: false
        }
    }

    /// Whether nothing else happens: a button that does nothing is no example, even if another one follows a link.
    private func isDone(_ action: Member) -> Bool {
        action.origin.kind == .event && OpenedPage(component.members)?.url.isRequired != true
    }

    private func words(_ member: Member) -> String {
        content.code(of: .string, for: member.role, in: component)?.text
            ?? SwiftStringLiteral(ExampleValue.sentence(member.name.name)).description
    }

    private static func shown(_ type: SwiftType) -> SwiftType { type.unwrapped == .string ? .string : type }

    /// The value that says most: the primary tone, and of sizes the one in the middle.
    static func example(of axis: TokenAxis) -> String? {
        guard case .value(let type) = axis.member.form else { return nil }
        let wanted = axis.kind == .tone ? "primary" : "medium"
        let group = axis.groups.first { $0.meaning == wanted } ?? axis.groups.first
        return group?.cases.first.map { SwiftExpression.member($0).text(as: type) }
    }

    /// Names the web item on one line, because its name comes from an input.
    static func comment(_ item: ItemReference) -> String { DocText.lines(of: "\(item)").joined(separator: " ") }
}
