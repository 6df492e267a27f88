package import SwiftModel

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
