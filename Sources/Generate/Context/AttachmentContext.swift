import Documents
import SwiftModel

struct AttachmentContext {
    private let component: ComponentScaffold
    private let attachment: Attachment

    /// nil for a component that explains no other view.
    init?(_ component: ComponentScaffold) {
        guard !component.isItem, let attachment = Attachment(component.parameters) else { return nil }
        self.component = component
        self.attachment = attachment
    }

    var value: TemplateValue {
        let forms = [Form(main: component), Form(texts: component)].compactMap { $0 }
        return [
            "functions": .list(
                forms.enumerated().map { number, form in value(form, isLast: number == forms.count - 1) }
            )
        ]
    }

    private struct Form {
        let members: [Member]
        let parameter: (Member) -> String
        let argument: (Member) -> String
        let viewTypes: [SwiftIdentifier]

        init(main component: ComponentScaffold) {
            members = component.members
            parameter = { $0.presentationParameter }
            argument = { $0.argument($0.name.reference) }
            viewTypes = component.viewTypes
        }

        init?(texts component: ComponentScaffold) {
            guard let context = TextInitContext(component) else { return nil }
            let fixed = Set(context.members.compactMap(\.textViewType))
            members = context.members
            parameter = { $0.hasText ? context.parameter($0) : $0.presentationParameter }
            argument = { context.call($0) }
            viewTypes = component.viewTypes.filter { !fixed.contains($0) }
        }
    }

    private func value(_ form: Form, isLast: Bool) -> TemplateValue {
        let members = form.members.filter { $0.name != attachment.target.name }
        let views = form.viewTypes.filter { $0 != attachment.target.viewType }
        let names = component.swift.genericParameters.map(\.declaration) + views.map { "\($0.declaration): View" }
        return [
            "generics": .string(names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"),
            "doc": .lines(documentation(of: members).lines),
            "parameters": .list(InitContext.listed(members.map(form.parameter))),
            "arguments": .list(InitContext.listed(form.members.map { argument($0, form) })),
            "hasNext": .boolean(!isLast),
        ]
    }

    private func argument(_ member: Member, _ form: Form) -> String {
        member.name == attachment.target.name ? "\(member.name.label): { self }" : form.argument(member)
    }

    private func documentation(of members: [Member]) -> DocComment {
        var doc = DocComment(indentation: 4)
        doc.add(paragraph: "Explains the view, after a long press as well.")
        let parameters = InitContext(component).documentation(of: members)
        if !parameters.lines.isEmpty { doc.add(parameters) }
        doc.add(entry: "Returns: The view with its explanation.")
        return doc
    }
}
