import Documents
import SwiftModel

/// The init of a component that takes texts where the main one takes views, as a template sees it.
struct TextInitContext {
    private let component: ComponentScaffold
    private let texts: TextInit

    init?(_ component: ComponentScaffold) {
        guard let texts = TextInit(component.parameters) else { return nil }
        self.init(component, texts)
    }

    init(_ component: ComponentScaffold, _ texts: TextInit) {
        self.component = component
        self.texts = texts
    }

    var value: TemplateValue {
        let members = component.members
        return [
            "head": .lines(component.extensionHead(where: members.filter(\.hasText).map(constraint))),
            "doc": .lines(InitContext(component: component).documentation(of: texts.members).lines),
            "parameters": .list(InitContext.listed(texts.members.map(parameter))),
            "arguments": .list(InitContext.listed(members.map(argument))),
        ]
    }

    var members: [Member] { texts.members }

    /// Writes the argument of a call of this init from a function that has the same parameters.
    func call(_ member: Member) -> String {
        let isNameless = member.name == texts.first.name && texts.isFirstUnlabeled
        return isNameless ? member.name.reference : member.argument(member.name.reference)
    }

    func constraint(_ member: Member) -> String {
        guard case .slot(let viewType, let text?) = member.form else { return "" }
        return "\(viewType.reference) == \(text.display.view)\(texts.mayBeAbsent(member, text) ? "?" : "")"
    }

    /// The first text has to be given: without it this init could not be told from the main one.
    func parameter(_ member: Member) -> String {
        guard let text = member.slotText else { return member.parameter }
        if member.name == texts.first.name {
            return "\(texts.isFirstUnlabeled ? "_ " : "")\(member.name.declaration): \(text.type)"
        }
        let value = text.defaultValue.map { " = \($0)" } ?? ""
        return "\(member.name.declaration): \(text.type)\(value)"
    }

    func argument(_ member: Member) -> String {
        let name = member.name.reference
        guard let text = member.slotText else { return member.argument(name) }
        let view =
            if text.type.isOptional {
                "\(name).map { \(text.display.view(of: "$0")) }"
            } else if texts.mayBeAbsent(member, text) {
                "\(name).isEmpty ? nil : \(text.display.view(of: name))"
            } else {
                text.display.view(of: name)
            }
        return "\(member.name.label): { \(view) }"
    }
}

extension ComponentScaffold {
    /// Head of an extension of the view, for some of its type parameters or for all of them. Stays on one line where it
    /// fits, as the formatter wants.
    func extensionHead(where constraints: [String] = []) -> [String] {
        let name = swift.names.view.declaration
        guard !constraints.isEmpty else { return ["extension \(name) {"] }
        let all = constraints.joined(separator: ", ")
        let line = "extension \(name) where \(all) {"
        if line.utf8.count <= DocComment.longestLine { return [line] }
        let second = "where \(all) {"
        if second.utf8.count <= DocComment.longestLine { return ["extension \(name)", second] }
        let last = constraints.count - 1
        return ["extension \(name)", "where"]
            + constraints.enumerated().map { "    " + $1 + ($0 < last ? "," : "") } + ["{"]
    }
}
