package struct PlanStep: Sendable, Equatable {
    package let path: OutputPath
    package let action: PlanAction
    package let reason: PlanReason
    package let ownership: FileOwnership
    /// Place so far, if the file goes from there to its path.
    package var origin: OutputPath?
    /// Place from which a person moved it, if no run had taken note of that.
    package var movedFrom: OutputPath?
    package var text: [UInt8]?
    package var present: PresentFile?
    /// The generated text that is kept beside it from now on; nil where that stays as it is.
    package var base: [UInt8]?
    /// Place of the kept text so far, if it is not yet at the path.
    package var baseOrigin: OutputPath?
    package var conflicts: [MergeConflict] = []
    /// Lines that are generated now and do not become part of the file, because people changed the same ones.
    package var unmerged: [UnmergedLines] = []
    /// Whether an earlier run has come to the same, and there is nothing new to say of it.
    package var isOld = false

    init(_ path: OutputPath, _ action: PlanAction, _ reason: PlanReason, _ ownership: FileOwnership) {
        self.path = path
        self.action = action
        self.reason = reason
        self.ownership = ownership
    }

    /// Whether anything of the folder but the ledger changes by it.
    var hasWork: Bool { text != nil || origin != nil || base != nil || baseOrigin != nil || action == .prune }
}
