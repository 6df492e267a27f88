import WebModel

extension Component {
    /// Takes away summaries and descriptions without a word: rules, and rows of dashes.
    mutating func dropEmptyProse() {
        summary = summary.prose
        description = description.prose
        changeFacts { facts in
            if facts.summary != nil { facts.summary = facts.summary.prose }
            if facts.description != nil { facts.description = facts.description.prose }
        }
    }
}

extension String? {
    var prose: String? { flatMap { $0.contains(where: \.isLetterOrNumber) ? $0 : nil } }
}
