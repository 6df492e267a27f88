import Mustache
import SwiftModel

/// The functions by which an overlay is presented from any view: `.elevateDialog(isPresented: $isShown) { … }`. Each takes
/// what an init of the overlay takes and makes the overlay of it.
struct PresentationContext {
    private let component: ComponentScaffold
    private let presentation: Presentation
    /// What only the function takes.
    private let own: Set<SwiftIdentifier>

    /// nil where nothing says that the overlay is shown.
    init?(_ component: ComponentScaffold, own: Set<SwiftIdentifier> = []) {
        guard let presentation = Presentation(component.parameters) else { return nil }
        self.component = component
        self.presentation = presentation
        self.own = own
    }

    var fields: [(TemplateKey, TemplateValue)] {
        [
            ("presented", .swift(presentation.presented.reference)),
            ("functions", .list(functions)),
        ]
    }

    private var functions: [TemplateValue] {
        guard let texts else { return [main(isLast: true)] }
        return [main(isLast: false), texts]
    }

    private func main(isLast: Bool) -> TemplateValue {
        let members = component.members
        return value(
            generics: component.viewTypes,
            doc: InitContext(component).documentation(of: members),
            parameters: members.map(\.presentationParameter),
            arguments: passed(members).map { $0.argument($0.name.reference) },
            isLast: isLast
        )
    }

    private var texts: TemplateValue? {
        guard let context = TextInitContext(component) else { return nil }
        let members = context.members
        let fixed = Set(members.compactMap(\.textViewType))
        return value(
            generics: component.viewTypes.filter { !fixed.contains($0) },
            doc: InitContext(component).documentation(of: members),
            parameters: members.map { $0.hasText ? context.parameter($0) : $0.presentationParameter },
            arguments: passed(members).map { context.call($0) },
            isLast: true
        )
    }

    private func passed(_ members: [Member]) -> [Member] {
        members.filter { !own.contains($0.name) }
    }

    private func value(
        generics: [SwiftIdentifier],
        doc: DocComment,
        parameters: [String],
        arguments: [String],
        isLast: Bool
    ) -> TemplateValue {
        let entries = doc
        var doc = DocComment(indentation: 4)
        doc.add(paragraph: "Shows `\(component.swift.names.view.name)` while the Binding is true.")
        if !entries.lines.isEmpty { doc.add(entries) }
        doc.add(entry: "Returns: The view that presents the overlay.")
        let names =
            component.swift.genericParameters.map(\.declaration) + generics.map { "\($0.declaration): View" }
        return [
            "generics": .string(names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"),
            "doc": .lines(doc.lines),
            "parameters": .list(InitContext.listed(parameters)),
            "arguments": .list(InitContext.listed(arguments)),
            "hasNext": .boolean(!isLast),
        ]
    }
}

extension Member {
    /// In the parameters of a function that makes the component later.
    var presentationParameter: String {
        guard case .slot(let viewType, _) = form else { return parameter }
        return "@ViewBuilder \(name.declaration): @escaping () -> \(viewType.reference)"
            + (isRequired ? "" : " = { EmptyView() }")
    }

    var textViewType: SwiftIdentifier? {
        if case .slot(let viewType, _?) = form { viewType } else { nil }
    }
}
