package enum PlanReason: Sendable, Hashable {
    case new
    /// The file had been there, and belongs to the program.
    case missing
    /// The content of the library has changed.
    case inputs
    case templates
    /// Another version of the program writes it.
    case product
    /// Something else is written for none of these reasons: a setting, or a change that can't be told from one.
    case other
    case same
    /// People have edited it, and the generated text is as it was.
    case edited
    /// People have edited it, and it has the changes of the generated text already.
    case agreed
    /// No ledger tells the text that was generated, so that every difference counts as edited.
    case unknown
    /// The ledger knows the file, and the text that was generated is lost.
    case baseLost
    case once
    /// People have edited a file that is written once, and not all changes of today can be brought in.
    case onceOther
    /// A person has deleted it; `isNew` where no run has taken note of that.
    case deleted(isNew: Bool)
    case asked
    case gone
    /// Nothing generates it any more; a file of which that is true as well, and which somebody has edited, names it.
    case needed
    /// The file stands elsewhere: a person has moved it, or it is generated for another place.
    case followed
    /// Markers of conflicts are in the file, the first one in this line.
    case markers(line: Int)
}

extension PlanReason {
    static func change(
        from entry: LedgerEntry?,
        to file: GeneratedFile,
        oldProduct: String?,
        product: String
    ) -> PlanReason {
        guard let entry else { return .unknown }
        if entry.template != file.template { return .templates }
        if entry.inputs != file.inputs { return .inputs }
        if let oldProduct, oldProduct != product { return .product }
        return .other
    }
}
