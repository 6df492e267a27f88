package import Tokens

/// Change that a release made to a design token.
///
/// Plain data, as `Change` is: every report prints the same value.
package struct TokenChange: Sendable, Hashable {
    package var rule: ChangeRule
    /// Former side; nil where there was nothing.
    package var before: TokenSide?
    /// New side; nil where there is nothing any more.
    package var after: TokenSide?
    /// The component that the token is for, as it is called now; nil for a token of no component of the library.
    package var tag: String?
    /// Why two names are taken for one token, the strongest first; empty for all other changes.
    package var evidence: [TokenEvidence] = []
    /// The name of a token that takes the place of a token that is gone.
    package var replacement: String?
    /// Differences of the values, appearance by appearance.
    package var differences: [TokenDifference] = []
    /// Changes of its value in themes where the default theme says something else, in the order of the files.
    package var themes: [TokenThemeChange] = []
    /// The names of tokens with other values because of this one, sorted. They have no changes of their own.
    package var followers: [String] = []
    /// The pairs of colors with a contrast that falls below the required one because of it, or no longer does; the
    /// worst first.
    package var contrasts: [ContrastChange] = []
    package var swift = SwiftImpact.none
    /// Members that callers wrote of it, and of tokens that follow where their calls break as well; nothing where
    /// callers see no difference.
    var formerMembers: [String] = []
    /// Severity that the project gives changes of this rule; nil where it says nothing.
    package internal(set) var decidedSeverity: ChangeSeverity?
    /// Why the project accepts the change; nil where it does not.
    package var suppression: Suppression?
    /// Lines of a team's own code that name it, each once, sorted; nil where nobody searched.
    package var uses: [SwiftUse]?

    init(_ rule: ChangeRule, _ before: TokenSide?, _ after: TokenSide?, tag: String?) {
        self.rule = rule
        self.before = before
        self.after = after
        self.tag = tag
    }

    /// Name that the token has now, or had last.
    package var name: String { after?.name ?? before?.name ?? "" }

    /// Severity that the project decided, or else the worse severity of web and Swift.
    package var severity: ChangeSeverity { decidedSeverity ?? max(rule.severity, swift.effect.severity) }

    /// The same on the web alone.
    package var webSeverity: ChangeSeverity { decidedSeverity ?? rule.severity }

    /// Whether nobody accepted it.
    package var isOpen: Bool { suppression == nil }

    /// Certainty that two names mean one token, in percent; nil where nothing was renamed.
    package var confidence: Confidence? {
        evidence.isEmpty ? nil : Confidence(ofWeights: evidence.map(\.weight))
    }
}

extension TokenChange: Comparable {
    /// Sorts by name, then as the rules are listed; a token has one change of each rule.
    package static func < (left: TokenChange, right: TokenChange) -> Bool {
        (left.name, left.rule, left.before?.name ?? "") < (right.name, right.rule, right.before?.name ?? "")
    }
}

/// Pair of colors with enough contrast before and too little now, or the other way round.
package struct ContrastChange: Sendable, Hashable {
    /// The token that is seen, and the one that it is seen on, as they are called now.
    package let text: String
    package let fill: String
    package let kind: ContrastPair.Kind
    package let mode: TokenMode
    package let before: Double
    package let after: Double
    /// Contrast ratio that WCAG 2 asks for now.
    package let required: Double
}

extension ContrastChange: Comparable {
    /// The worst first.
    package static func < (left: ContrastChange, right: ContrastChange) -> Bool {
        let figures = (min(left.before, left.after), min(right.before, right.after))
        if figures.0 != figures.1 { return figures.0 < figures.1 }
        return (left.text, left.fill, left.mode.rawValue) < (right.text, right.fill, right.mode.rawValue)
    }
}
