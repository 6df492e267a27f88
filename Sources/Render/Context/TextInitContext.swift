import Mustache
import SwiftModel

/// The init of a component that takes texts where the main one takes views: `ElevateButton("Save") { … }`.
struct TextInitContext {
    private let component: ComponentScaffold
    /// The one that is a text in any case; nil where no slot can be a text.
    let first: ScaffoldMember?
    /// The parameters; nil where no slot can be a text.
    let ordered: [ScaffoldMember]?

    init(_ component: ComponentScaffold) {
        self.component = component
        let texts = component.members.filter(\.hasText)
        first =
            texts.first { $0.role == "label" } ?? texts.first { $0.slotText?.display.isText == true }
            ?? texts.first
        ordered = first.map { Self.ordered(component.members, texts, $0) }
    }

    /// Absent where no slot can be a text.
    var value: TemplateValue {
        guard let ordered else { return .null }
        let members = component.members
        return [
            "head": .lines(
                ConstrainedExtension.head(
                    component.swift.names.view.declaration,
                    members.filter(\.hasText).map(constraint)
                )
            ),
            "doc": .lines(InitContext.documentation(of: ordered).lines),
            "parameters": .list(InitContext.listed(ordered.map(parameter))),
            "arguments": .list(InitContext.listed(members.map(argument))),
        ]
    }

    private static func ordered(
        _ members: [ScaffoldMember],
        _ texts: [ScaffoldMember],
        _ first: ScaffoldMember
    ) -> [ScaffoldMember] {
        let others = members.filter { !$0.hasText }
        // Texts belong to the content.
        let labels = others.filter { ParameterRank($0) == .label }
        let rest = others.filter { ParameterRank($0) != .label }
        return labels + [first] + texts.filter { $0.name != first.name } + rest
    }

    /// Whether the first text stands without a name.
    var isFirstUnlabelled: Bool {
        first?.slotText?.display.isText == true && !component.members.contains(where: \.isUnlabelled)
    }

    /// The argument of a call of this init by somebody who has the same parameters.
    func call(_ member: ScaffoldMember) -> String {
        let isNameless = member.name == first?.name && isFirstUnlabelled
        return isNameless ? member.name.reference : member.argument(member.name.reference)
    }

    func constraint(_ member: ScaffoldMember) -> String {
        guard case .slot(let viewType, let text?) = member.form else { return "" }
        return "\(viewType.reference) == \(text.display.view)\(mayBeAbsent(member, text) ? "?" : "")"
    }

    /// The first text has to be given: without it this init could not be told from the main one.
    func parameter(_ member: ScaffoldMember) -> String {
        guard let text = member.slotText else { return member.parameter }
        if member.name == first?.name {
            return "\(isFirstUnlabelled ? "_ " : "")\(member.name.declaration): \(text.type)"
        }
        let value = text.defaultValue.map { " = \($0)" } ?? ""
        return "\(member.name.declaration): \(text.type)\(value)"
    }

    private func argument(_ member: ScaffoldMember) -> String {
        let name = member.name.reference
        guard let text = member.slotText else { return member.argument(name) }
        let view =
            if text.type.isOptional {
                "\(name).map { \(text.display.view(of: "$0")) }"
            } else if mayBeAbsent(member, text) {
                "\(name).isEmpty ? nil : \(text.display.view(of: name))"
            } else {
                text.display.view(of: name)
            }
        return "\(member.name.label): { \(view) }"
    }

    /// Whether there may be nothing to show.
    private func mayBeAbsent(_ member: ScaffoldMember, _ text: ScaffoldMember.SlotText) -> Bool {
        text.type.isOptional || (text.defaultValue == .string("") && member.name != first?.name)
    }
}

extension ScaffoldMember {
    var slotText: SlotText? {
        if case .slot(_, let text) = form { text } else { nil }
    }

    var hasText: Bool { slotText != nil }
}

extension TextDisplay {
    var isText: Bool {
        if case .text = self { true } else { false }
    }
}
