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
        let forms: [TextInitContext?] = [nil] + (TextInitContext(component).map { [$0] } ?? [])
        return [
            "functions": .list(
                forms.enumerated().map { number, texts in function(texts, isLast: number == forms.count - 1) }
            )
        ]
    }

    /// `texts` belong to an init that takes texts for its views.
    private func function(_ texts: TextInitContext?, isLast: Bool) -> TemplateValue {
        let all = texts?.members ?? component.members
        let members = all.filter { $0.name != attachment.target.name }
        let fixed = texts == nil ? [] : Set(all.compactMap(\.textViewType))
        let views = component.viewTypes.filter { !fixed.contains($0) && $0 != attachment.target.viewType }
        let names = component.swift.genericParameters.map(\.declaration) + views.map { "\($0.declaration): View" }
        let arguments = all.map { member in
            member.name == attachment.target.name
                ? "\(member.name.label): { self }" : texts?.call(member) ?? member.argument(member.name.reference)
        }
        return [
            "generics": .string(names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"),
            "doc": .lines(documentation(of: members).lines),
            "parameters": .list(InitContext.listed(members.map { $0.presentationParameter(texts) })),
            "arguments": .list(InitContext.listed(arguments)),
            "hasNext": .boolean(!isLast),
        ]
    }

    private func documentation(of members: [Member]) -> DocComment {
        var doc = DocComment(indentation: 4)
        doc.add(paragraph: "Explains the view, after a long press as well.")
        let parameters = InitContext(component: component).documentation(of: members)
        if !parameters.lines.isEmpty { doc.add(parameters) }
        doc.add(entry: "Returns: The view with its explanation.")
        return doc
    }
}
