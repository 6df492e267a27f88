/// A cause, and the changes that would be its effects.
struct CauseProposal {
    let cause: ChangeCause
    /// Positions among the changes, in their order.
    let effects: [Int]

    init(_ cause: ChangeCause, effects: [Int]) {
        self.cause = cause
        self.effects = effects
    }
}

/// Looks for causes of one kind.
protocol CauseSeeker: Sendable {
    /// Proposes causes of changes that no other cause explains: see `CauseContext.open`.
    func proposals(in context: CauseContext) -> [CauseProposal]
}
