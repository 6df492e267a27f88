import Core
import Documents
import Releases
import Tokens

struct TokenSentence: ToldSentence {
    /// JSON has all names.
    private static let mostNames = 6
    private static let mostPairs = 3

    let change: TokenChange

    var headline: String { "\(title) \(subject)" }

    var subject: String {
        guard let before = change.before?.name, let after = change.after?.name, before != after else {
            return change.name
        }
        return "\(before) → \(after)"
    }

    var difference: (before: String?, after: String?) {
        if change.rule == .tokenTheme { return (themed(\.before), themed(\.after)) }
        let (before, after) = (text(of: change.before), text(of: change.after))
        return before == after ? (nil, nil) : (before, after)
    }

    /// `#111 in the theme acme, #222 in the theme ocean`
    private func themed(_ side: KeyPath<TokenThemeChange, String?>) -> String {
        change.themes.map { "\($0[keyPath: side] ?? "nothing") in the theme \($0.theme)" }.joined(separator: ", ")
    }

    private func text(of side: TokenSide?) -> String? {
        guard let side else { return nil }
        switch change.rule {
        case .tokenDeprecated, .tokenUndeprecated, .tokenDeprecationMessage:
            return side.deprecation.map { $0.isEmpty ? "deprecated" : $0 }
        // Prose is too long for a line.
        case .tokenDocs, .tokenContrastLost, .tokenContrastGained, .tokenSwift: return nil
        case .tokenTarget: return side.references ?? side.text
        case .tokenType: return [side.kind, side.text].compactMap(\.self).joined(separator: " ")
        default: return side.text
        }
    }

    var reason: String? {
        guard let confidence = change.confidence else { return nil }
        return change.evidence.map(\.explanation).joined(separator: ", ") + " (\(confidence.percent) %)"
    }

    var comparison: String? {
        let themed = change.themes.flatMap { theme in
            theme.differences.map { "\($0.text) in the theme \(theme.theme)" }
        }
        let texts = change.differences.map(\.text) + themed
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// `3 tokens follow: a, b, c`
    var followers: String? {
        guard !change.followers.isEmpty else { return nil }
        let count = change.followers.count
        return "\(Count.of("token", count)) \(count == 1 ? "follows" : "follow"): "
            + Self.listed(change.followers, most: Self.mostNames)
    }

    /// `falls below 4.5:1 (5.2 → 3.9) for text on surface in dark`
    var contrasts: [String] {
        let texts = change.contrasts.prefix(Self.mostPairs).map(text)
        let rest = change.contrasts.count - texts.count
        return rest > 0 ? texts + ["and for \(Count.of("pair", rest)) more"] : texts
    }

    private func text(of contrast: ContrastChange) -> String {
        let verb = change.rule == .tokenContrastLost ? "falls below" : "reaches"
        let figures = [contrast.before, contrast.after].map(Self.figure).joined(separator: " → ")
        return "\(verb) \(Self.figure(contrast.required)):1 (\(figures)) for \(contrast.text) on \(contrast.fill)"
            + " in \(contrast.mode.rawValue)"
    }

    /// Rounds down, so that a ratio below the requirement does not look like enough, but ignores the last bits.
    private static func figure(_ ratio: Double) -> String {
        "\(RoundedNumber((ratio * 100 + 1e-6).rounded(.down) / 100))"
    }

    private static func listed(_ names: [String], most: Int) -> String {
        let rest = names.count - most
        // Words for one more name would be as long as the name.
        guard rest > 1 else { return names.joined(separator: ", ") }
        return Count.listed(names, most: most)
    }

    var remarks: [(label: String, text: String)] {
        let ratios = contrasts.map { text -> (String, String?) in ("ratio", text) }
        let others = [("with", followers), ("as", reason), ("use", change.replacement)]
        return ([("by", comparison)] + ratios + others).compactMap { label, text in text.map { (label, $0) } }
    }

    var closing: [String] {
        let contrast = contrasts.isEmpty ? nil : "contrast " + contrasts.joined(separator: ", ")
        return [comparison, reason, contrast, followers, change.replacement.map { "use \($0)" }].compactMap(\.self)
    }

    var cell: MarkdownCell {
        let remarks = MarkdownCell.plain(closing.map { "; \($0)" }.joined()).text
        return .inlines("\(MarkdownCell.plain(title).text) \(MarkdownCell.code(subject).text)\(remarks)")
    }
}
