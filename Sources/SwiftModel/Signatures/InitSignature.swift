package struct InitSignature: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Init by which everything comes in.
        case main
        /// Init that takes texts where the main one takes views.
        case text
        /// Init without any view.
        case bare
        /// Three inits like these of a choice that binds a set, for one value.
        case single, singleText, singleBare
        /// Inits that take texts and one view, of which there are up to two.
        case mixed, otherMixed
        /// Inits that leave the content out: with views, with texts, with texts and one view.
        case part, partText, partMixed, partOtherMixed
        /// Inits of a choice that leave the content out, for one value where the others bind a set.
        case singlePart, singlePartText
        /// Inits that take the content and no items: with views, with texts.
        case views, viewsText
        /// Inits that take values in the place of the content: with views, with texts.
        case data, dataText
        /// Init of a table that takes columns in the place of the closure that makes a row.
        case columns

        package var takesTexts: Bool { self == .text || self == .singleText || self == .viewsText }

        /// Whether it binds one value wherever a choice has inits for that.
        package var prefersOneValue: Bool {
            switch self {
            case .singlePart, .singlePartText, .views, .viewsText: true
            default: false
            }
        }

        /// Whether it takes values and makes the content of them: see `DataInit`.
        package var takesData: Bool { self == .data || self == .dataText }

        /// Whether it brings in nothing that another one does not: see `PartialInit` and `DataInit`.
        package var isPartial: Bool {
            switch self {
            case .mixed, .otherMixed, .part, .partText, .partMixed, .partOtherMixed, .singlePart, .singlePartText,
                .views, .viewsText, .data, .dataText, .columns:
                true
            case .main, .text, .bare, .single, .singleText, .singleBare: false
            }
        }

        /// Whether an overlay is presented by a function of this kind too.
        package var hasFunction: Bool {
            switch self {
            case .main, .text, .bare, .part, .partText: true
            default: false
            }
        }

        /// The one that has the content too, which one that leaves it out is called by.
        package var whole: Kind {
            switch self {
            case .part: .main
            case .partText: .text
            case .singlePart: .single
            case .singlePartText: .singleText
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
