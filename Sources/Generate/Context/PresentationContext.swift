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
        [
            ("presented", .swift(presentation.presented.reference)),
            ("functions", .list(functions)),
        ]
    }

    /// Functions like the inits; then functions without the Binding, which open the overlay by a tap on the view.
    private var functions: [TemplateValue] {
        let texts = TextInitContext(component)
        var functions = [function(component), self.texts(component, texts)]
        if let bare = BareInit(component.parameters) { functions.append(function(component, bare.members)) }
        for kind in [InitSignature.Kind.part, .partText] {
            guard let partial = PartialInit.of(kind, component.parameters) else { continue }
            let rest = component.taking(partial.parameters)
            let context = partial.texts.map { TextInitContext(rest, $0) }
            functions.append(
                self.texts(rest, context, isDisfavored: true) ?? function(rest, isDisfavored: true)
            )
        }
        functions += [function(component, isTrigger: true), self.texts(component, texts, isTrigger: true)]
        let all = functions.compactMap(\.self)
        return all.enumerated().map { index, function in
            .object(TemplateObject(function + [("hasNext", .boolean(index + 1 < all.count))]))
        }
    }

    /// The default of the attribute, as the class has it: the overlay may be there before anybody opens it.
    private var isOpenAtFirst: Bool {
        component.swift.uiKit.properties.first { $0.origin == presentation.presented.origin }?.defaultValue
            == .boolean(true)
    }

    private typealias Fields = [(TemplateKey, TemplateValue)]

    private func function(
        _ component: ComponentScaffold,
        _ members: [Member]? = nil,
        isDisfavored: Bool = false,
        isTrigger: Bool = false
    ) -> Fields {
        let members = members ?? component.members
        return fields(
            generics: members.compactMap(\.viewType),
            doc: InitContext(component).documentation(of: taken(members, isTrigger)),
            parameters: taken(members, isTrigger).map(\.presentationParameter),
            arguments: passed(members, isTrigger).map { $0.argument($0.name.reference) },
            isDisfavored: isDisfavored,
            isTrigger: isTrigger
        )
    }

    private func texts(
        _ component: ComponentScaffold,
        _ context: TextInitContext?,
        isDisfavored: Bool = false,
        isTrigger: Bool = false
    ) -> Fields? {
        guard let context else { return nil }
        let members = context.members
        let fixed = Set(members.compactMap(\.textViewType))
        return fields(
            generics: component.viewTypes.filter { !fixed.contains($0) },
            doc: InitContext(component).documentation(of: taken(members, isTrigger)),
            parameters: taken(members, isTrigger).map {
                $0.hasText ? context.parameter($0) : $0.presentationParameter
            },
            arguments: passed(members, isTrigger).map { context.call($0) },
            isDisfavored: isDisfavored,
            isTrigger: isTrigger
        )
    }

    private func taken(_ members: [Member], _ isTrigger: Bool) -> [Member] {
        isTrigger ? members.filter { $0.name != presentation.presented.name } : members
    }

    private func passed(_ members: [Member], _ isTrigger: Bool) -> [Member] {
        isTrigger ? members : members.filter { !own.contains($0.name) }
    }

    private func fields(
        generics: [SwiftIdentifier],
        doc: DocComment,
        parameters: [String],
        arguments: [String],
        isDisfavored: Bool,
        isTrigger: Bool
    ) -> Fields {
        let entries = doc
        var doc = DocComment(indentation: 4)
        let name = component.swift.names.view.name
        doc.add(
            paragraph: isTrigger
                ? "Makes the view a button that shows `\(name)`, and keeps whether it is shown."
                : "Shows `\(name)` while the Binding is true."
        )
        if !entries.lines.isEmpty { doc.add(entries) }
        doc.add(entry: "Returns: The view that presents the overlay.")
        let names =
            component.swift.genericParameters.map(\.declaration) + generics.map { "\($0.declaration): View" }
        return [
            ("generics", .string(names.isEmpty ? "" : "<\(names.joined(separator: ", "))>")),
            ("doc", .lines(doc.lines)),
            ("isDisfavored", .boolean(isDisfavored)),
            ("binding", .optional(isTrigger ? presentation.presented.name.reference : nil)),
            ("isOpenAtFirst", .boolean(isOpenAtFirst)),
            ("parameters", .list(InitContext.listed(parameters))),
            ("arguments", .list(InitContext.listed(arguments))),
        ]
    }
}

extension Member {
    /// Parameter of a function that makes the component later.
    var presentationParameter: String {
        guard case .slot(let viewType, _) = form else { return parameter }
        return "@ViewBuilder \(name.declaration): @escaping () -> \(viewType.reference)"
            + (isRequired ? "" : " = { EmptyView() }")
    }

    var textViewType: SwiftIdentifier? {
        if case .slot(let viewType, _?) = form { viewType } else { nil }
    }
}
