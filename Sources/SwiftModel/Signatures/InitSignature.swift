/// One init of a component as a caller sees it: its parameters in their order.
package struct InitSignature: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The one by which everything comes in.
        case main
        /// The one that takes texts where the main one takes views.
        case text
        /// The one without any view.
        case bare
    }

    package let kind: Kind
    package let parameters: [ParameterSignature]

    package init(kind: Kind, parameters: [ParameterSignature]) {
        self.kind = kind
        self.parameters = parameters
    }
}
