import Core
import Documents
import SwiftModel

/// Functions by which an overlay is presented from any view: `.elevateDialog(isPresented: $isShown) { … }`.
struct PresentationContext {
    private let component: ComponentScaffold
    private let presentation: Presentation
    /// Parameters that only the function takes, and not the overlay.
    private let own: Set<SwiftIdentifier>

    init?(_ component: ComponentScaffold, own: Set<SwiftIdentifier> = []) {
        guard let presentation = Presentation(component.parameters) else { return nil }
        self.component = component
        self.presentation = presentation
        self.own = own
    }

    var fields: [(TemplateKey, TemplateValue)] {
        [("presented", .swift(presentation.presented.reference)), ("functions", .list(functions))]
    }

    /// Functions like the inits; then functions without the Binding, which open the overlay by a tap on the view.
    private var functions: [TemplateValue] {
        let texts = TextInitContext(component).map { [$0] } ?? []
        var functions = [function(component)] + texts.map { function(component, texts: $0) }
        if let bare = BareInit(component.parameters) { functions.append(function(component, bare.members)) }
        for kind in [InitSignature.Kind.part, .partText] {
            guard let partial = PartialInit.of(kind, component.parameters) else { continue }
            let rest = component.taking(partial.parameters)
            let context = partial.texts.map { TextInitContext(rest, $0) }
            functions.append(function(rest, texts: context, isDisfavored: true))
        }
        functions.append(function(component, isTrigger: true))
        functions += texts.map { function(component, texts: $0, isTrigger: true) }
        return functions.enumerated().map { index, function in
            .object(TemplateObject(function + [("hasNext", .boolean(index + 1 < functions.count))]))
        }
    }

    /// The default of the attribute, as the class has it: the overlay may be there before anybody opens it.
    private var isOpenAtFirst: Bool {
        component.swift.uiKit.properties.first { $0.origin == presentation.presented.origin }?.defaultValue
            == .boolean(true)
    }

    private typealias Fields = [(TemplateKey, TemplateValue)]

    /// `texts` belong to an init that takes texts for its views.
    private func function(
        _ component: ComponentScaffold,
        _ members: [Member]? = nil,
        texts: TextInitContext? = nil,
        isDisfavored: Bool = false,
        isTrigger: Bool = false
    ) -> Fields {
        let members = members ?? texts?.members ?? component.members
        let fixed = Set(members.compactMap(\.textViewType))
        let views = texts == nil ? members.compactMap(\.viewType) : component.viewTypes.filter { !fixed.contains($0) }
        let taken = isTrigger ? members.filter { $0.name != presentation.presented.name } : members
        let passed = isTrigger ? members : members.filter { !own.contains($0.name) }
        let parameters = taken.map { $0.presentationParameter(texts) }
        let arguments = passed.map { texts?.call($0) ?? $0.argument($0.name.reference) }
        let names = self.component.swift.genericParameters.map(\.declaration) + views.map { "\($0.declaration): View" }
        return [
            ("generics", .string(names.isEmpty ? "" : "<\(names.joined(separator: ", "))>")),
            ("doc", .lines(documentation(of: taken, in: component, isTrigger: isTrigger).lines)),
            ("isDisfavored", .boolean(isDisfavored)),
            ("binding", .optional(isTrigger ? presentation.presented.name.reference : nil)),
            ("isOpenAtFirst", .boolean(isOpenAtFirst)),
            ("parameters", .list(InitContext.listed(parameters))),
            ("arguments", .list(InitContext.listed(arguments))),
        ]
    }

    private func documentation(of taken: [Member], in component: ComponentScaffold, isTrigger: Bool) -> DocComment {
        var doc = DocComment(indentation: 4)
        let name = self.component.swift.names.view.name
        doc.add(
            paragraph: isTrigger
                ? "Makes the view a button that shows \(code: name), and keeps whether it is shown."
                : "Shows \(code: name) while the Binding is true."
        )
        let entries = InitContext(component: component).documentation(of: taken)
        if !entries.lines.isEmpty { doc.add(entries) }
        doc.add(entry: "Returns: The view that presents the overlay.")
        return doc
    }
}

extension Member {
    /// Parameter of a function that makes the component later.
    var presentationParameter: String {
        guard case .slot(let viewType, _) = form else { return parameter }
        return "@ViewBuilder \(name.declaration): @escaping () -> \(viewType.reference)"
            + (isRequired ? "" : " = { EmptyView() }")
    }

    /// Takes a text where `texts` belong to the function.
    func presentationParameter(_ texts: TextInitContext?) -> String {
        hasText ? texts?.parameter(self) ?? presentationParameter : presentationParameter
    }

    var textViewType: SwiftIdentifier? {
        if case .slot(let viewType, _?) = form { viewType } else { nil }
    }
}
