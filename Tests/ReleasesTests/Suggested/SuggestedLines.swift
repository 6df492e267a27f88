import Releases

/// What comparisons show of Swift, each line once.
struct SuggestedLines {
    /// What callers wrote.
    private(set) var before: Set<SuggestedLine> = []
    /// Those that no longer compile, by what is told of them.
    private(set) var broken: Set<SuggestedLine> = []
    private var unbroken: Set<SuggestedLine> = []
    /// What callers write now.
    private(set) var after: Set<SuggestedLine> = []

    /// What is told to compile as before. A line that fails for another reason is told of that.
    var kept: Set<SuggestedLine> { unbroken.subtracting(broken) }

    mutating func add(_ changes: [Change], named name: (String) -> String) {
        for change in changes {
            for edit in change.swift.edits {
                if let text = edit.after { after.insert(SuggestedLine(text: name(text))) }
                guard let text = edit.before else { continue }
                let line = SuggestedLine(text: name(text))
                before.insert(line)
                if change.swift.effect == .sourceBreaking { broken.insert(line) } else { unbroken.insert(line) }
            }
        }
    }
}
