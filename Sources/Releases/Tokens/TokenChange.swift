package import Tokens

/// Plain data, as `Change` is.
package struct TokenChange: Sendable, Hashable, DecidedChange {
    package var rule: ChangeRule
    package var before: TokenSide?
    package var after: TokenSide?
    /// nil for a token of no component of the library.
    package var tag: String?
    /// The strongest first.
    package var evidence: [TokenEvidence] = []
    package var replacement: String?
    package var differences: [TokenDifference] = []
    /// Themes where the default theme says something else, in the order of the files.
    package var themes: [TokenThemeChange] = []
    /// Sorted. Tokens with other values because of this one have no changes of their own.
    package var followers: [String] = []
    /// Pairs that fall below the required contrast because of it, or no longer do; the worst first.
    package var contrasts: [ContrastChange] = []
    package var swift = SwiftImpact.none
    /// Includes tokens that follow where their calls break as well; empty where callers see no difference.
    var formerMembers: [String] = []
    /// nil where the project says nothing.
    package internal(set) var decidedSeverity: ChangeSeverity?
    /// nil where the project does not accept it.
    package var suppression: Suppression?
    /// Each line once, sorted; nil where nobody searched.
    package var uses: [SwiftUse]?

    package var name: String { after?.name ?? before?.name ?? "" }

    /// Tokens are told by all sources alike.
    package var isUncertain: Bool { false }
}

extension TokenChange: Comparable {
    /// Sorts by name, then as the rules are listed; a token has one change of each rule.
    package static func < (left: TokenChange, right: TokenChange) -> Bool {
        (left.name, left.rule, left.before?.name ?? "") < (right.name, right.rule, right.before?.name ?? "")
    }
}

/// Enough contrast before and too little now, or the other way round.
package struct ContrastChange: Sendable, Hashable {
    /// Names of now: the token that is seen, and its ground.
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
