struct CauseProposal {
    let cause: ChangeCause
    let effects: [Int]

    init(_ cause: ChangeCause, effects: [Int]) {
        self.cause = cause
        self.effects = effects
    }
}

protocol CauseSeeker: Sendable {
    /// Proposes causes of changes that no other cause explains: see `CauseContext.open`.
    func proposals(in context: CauseContext) -> [CauseProposal]
}
