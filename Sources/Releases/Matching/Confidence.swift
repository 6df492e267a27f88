/// Certainty that two names mean the same thing, in percent.
package struct Confidence: Sendable, Hashable, Comparable {
    package let percent: Int

    /// Names below it are not taken for renamed: the former item is gone, and the present item is new.
    package static let bar = Confidence(percent: 75)

    init(percent: Int) {
        self.percent = percent
    }

    /// Evidence adds up: each takes its part of the doubt that the others leave.
    package init(of evidence: [RenameEvidence]) {
        self.init(ofWeights: evidence.map(\.weight))
    }

    /// Adds up the weights of evidence of any kind, in percent.
    init(ofWeights weights: [Int]) {
        let doubt = weights.reduce(100.0) { $0 * Double(100 - $1) / 100 }
        percent = 100 - Int(doubt.rounded())
    }

    package static func < (left: Confidence, right: Confidence) -> Bool { left.percent < right.percent }
}
