/// Why something becomes of a file.
package enum PlanReason: Sendable, Hashable {
    /// The file is generated for the first time.
    case new
    /// The file had been there, and belongs to the program.
    case missing
    /// The content of the library has changed.
    case inputs
    /// The templates have changed.
    case templates
    /// Another version of the program writes it.
    case product
    /// The program writes something else, for none of these reasons: a setting, or a change that can't be told from a
    /// setting.
    case other
    /// The file equals the generated text.
    case same
    /// People have edited it, and the generated text is as it was.
    case edited
    /// People have edited it, and it has the changes of the generated text already.
    case agreed
    /// The file is there, edited or not, and no ledger tells the text that was generated; so every difference counts as
    /// edited.
    case unknown
    /// The same; the ledger knows the file, and the text that was generated is lost.
    case baseLost
    /// The file is written once.
    case once
    /// The file is written once, and today it would be another one; people have edited it, so that not all changes can
    /// be brought in.
    case onceOther
    /// A person has deleted it; `isNew` where no run has taken note of that.
    case deleted(isNew: Bool)
    /// A person asked for it.
    case asked
    /// Nothing generates it any more.
    case gone
    /// Nothing generates it any more, and a file of which that is true as well, and which somebody has edited, names it.
    case needed
    /// The file stands elsewhere: a person has moved it, or it is generated for another place.
    case followed
    /// Markers of conflicts are in the file, the first one in this line.
    case markers(line: Int)
}

extension PlanReason {
    /// Why a file is generated otherwise than before, as far as its entry in the ledger tells.
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
