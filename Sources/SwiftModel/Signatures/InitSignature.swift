/// One init of a component as a caller sees it: its parameters in their order.
package struct InitSignature: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The one by which everything comes in.
        case main
        /// The one that takes texts where the main one takes views.
        case text
        /// The one without any view.
        case bare
        /// The same three of a choice that binds a set, for one value.
        case single, singleText, singleBare

        /// Whether it takes texts where another one takes views.
        package var takesTexts: Bool { self == .text || self == .singleText }
    }

    package let kind: Kind
    package let parameters: [ParameterSignature]

    package init(kind: Kind, parameters: [ParameterSignature]) {
        self.kind = kind
        self.parameters = parameters
    }
}
