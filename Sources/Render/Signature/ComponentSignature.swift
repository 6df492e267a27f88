package import SwiftModel
package import WebModel

/// What callers write of a SwiftUI component: its inits, worked out as for its file, and nothing of what is inside.
///
/// Two releases are compared by this, so that what is found is true of the files that are generated.
package struct ComponentSignature: Sendable, Hashable {
    /// The main init first.
    package let inits: [InitSignature]

    package init(_ component: SwiftComponent) {
        let scaffold = ComponentScaffold(component, web: nil)
        var parameters = scaffold.members.map { ParameterSignature($0) }
        let identity = ItemIdentity(scaffold)
        if scaffold.isItem, !identity.isOwn {
            parameters.insert(ParameterSignature(identity), at: identity.position)
        }
        var inits = [InitSignature(kind: .main, parameters: parameters)]
        if !scaffold.isItem {
            let texts = TextInitContext(scaffold)
            if let members = texts.ordered {
                inits.append(
                    InitSignature(kind: .text, parameters: members.map { ParameterSignature($0, in: texts) })
                )
            }
            if let members = BareInitContext(scaffold).others {
                inits.append(InitSignature(kind: .bare, parameters: members.map { ParameterSignature($0) }))
            }
        }
        self.inits = inits
    }

    /// What an item keeps of what it is made of.
    package var stored: [(name: SwiftIdentifier, type: SwiftType, defaultText: String?, origin: ItemReference?)] {
        (inits.first?.parameters ?? []).compactMap { parameter in
            let type: SwiftType
            switch parameter.form {
            // By what it is told from others, whatever is given for that.
            case .value where parameter.origin == nil: type = .named("AnyHashable")
            case .value(let value): type = value
            case .items(let element): type = .array(element)
            case .action(let parameters, let isOptional):
                let function = SwiftType.function(parameters: parameters, returns: .void)
                type = isOptional ? .optional(function) : function
            case .binding, .slot, .rows: return nil
            }
            return (parameter.name, type, parameter.defaultText, parameter.origin)
        }
    }

    /// The function by which an overlay is presented, as far as its parameters allow for one; nil for all else.
    package static func presentation(of component: SwiftComponent) -> String? {
        guard component.primitive != .item, PresentationContext(ComponentScaffold(component, web: nil)).isPossible
        else { return nil }
        return DeclarationContext.lowered(component.names.view.name)
    }

    /// Whether there is a type that the component's own are nested in: the data of a parent often has none.
    package static func hasTokens(_ component: SwiftComponent) -> Bool {
        component.primitive != .item || !component.enums.isEmpty || !component.structs.isEmpty
            || !component.typeAliases.isEmpty || !component.texts.isEmpty
    }

    /// How many type parameters its view has, which a caller may write.
    package static func typeParameterCount(of component: SwiftComponent) -> Int {
        component.genericParameters.count
            + (component.primitive == .item ? 0 : ComponentScaffold(component, web: nil).viewTypes.count)
    }

    /// The struct that the texts of a component are in, where it has any.
    package static func strings(of component: SwiftComponent) -> GeneratedTypeName {
        GeneratedTypeName(TokenNames(component).strings, in: component.names.tokens)
    }
}

extension ParameterSignature {
    /// By what an item is told from its siblings.
    fileprivate init(_ identity: ItemIdentity) {
        let type = SwiftType.named("AnyHashable")
        self.init(
            // An item is no view, and may have an `id`.
            name: SwiftIdentifier("id", as: .function),
            form: .value(identity.isRequired ? type : .optional(type)),
            isUnlabelled: false,
            defaultText: identity.isRequired ? nil : "nil",
            isRequired: identity.isRequired,
            origin: nil
        )
    }
}
