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
