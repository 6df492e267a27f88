/// What a team has written of a rule's example in Swift.
struct Caller: Sendable {
    /// The rule's.
    let id: String
    /// Inside of a function of the main actor.
    let lines: [String]
    /// What has to stand in their place, where that is not plain: beside a shim it could be taken for a call of that.
    let successors: [String]
    /// What shims can't do for it, where that is so.
    let isBeyondShims: Bool

    init(_ id: String, _ lines: String..., now successors: [String] = [], isBeyondShims: Bool = false) {
        self.init(id, lines: lines, now: successors, isBeyondShims: isBeyondShims)
    }

    init(_ id: String, lines: [String], now successors: [String] = [], isBeyondShims: Bool = false) {
        self.id = id
        self.lines = lines
        self.successors = successors
        self.isBeyondShims = isBeyondShims
    }
}
