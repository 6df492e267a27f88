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
        /// Those that take texts and one view, of which there are up to two.
        case mixed, otherMixed
        /// Those that leave the content out: with views, with texts, with texts and one view.
        case part, partText, partMixed, partOtherMixed

        /// Whether it takes texts where another one takes views.
        package var takesTexts: Bool { self == .text || self == .singleText }

        /// Whether it takes no more than another one does: see `PartialInit`.
        package var isPartial: Bool {
            switch self {
            case .mixed, .otherMixed, .part, .partText, .partMixed, .partOtherMixed: true
            case .main, .text, .bare, .single, .singleText, .singleBare: false
            }
        }

        /// The one that has the content too, which one that leaves it out is called by.
        package var whole: Kind {
            switch self {
            case .part: .main
            case .partText: .text
            case .partMixed: .mixed
            case .partOtherMixed: .otherMixed
            default: self
            }
        }
    }

    package let kind: Kind
    package let parameters: [ParameterSignature]

    package init(kind: Kind, parameters: [ParameterSignature]) {
        self.kind = kind
        self.parameters = parameters
    }
}
