import Core
import Documents
import Releases
import WebModel

/// A change of a component or of a design token, as all reports tell it.
protocol ToldChange {
    var rule: ChangeRule { get }
    var severity: ChangeSeverity { get }
    var webSeverity: ChangeSeverity { get }
    var swift: SwiftImpact { get }
    /// nil where nobody searched.
    var uses: [SwiftUse]? { get }
    var suppression: Suppression? { get }
    var places: (before: SourceLocation?, after: SourceLocation?) { get }
    /// The tag between angle brackets, or the name of the token.
    var subjectName: String { get }
    var sentence: any ToldSentence { get }

    /// Nothing in it moves without the change: no path, no line, no prose.
    func addIdentity(to hasher: inout ContentHasher)
}

extension ToldChange {
    var place: SourceLocation? { places.after ?? places.before }

    /// Lines of Swift for callers, where they have to do something.
    var edits: [SwiftEdit] { swift.effect >= .behavior ? swift.edits : [] }
}

extension Change: ToldChange {
    var places: (before: SourceLocation?, after: SourceLocation?) { (before?.place, after?.place) }
    var subjectName: String { "<\(tag)>" }
    var sentence: any ToldSentence { ChangeSentence(change: self) }

    func addIdentity(to hasher: inout ContentHasher) {
        hasher.add(rule.id)
        for side in [before, after] {
            hasher.add(side?.tag ?? "")
            hasher.add(side?.item?.description ?? "")
        }
        hasher.add(parts.count)
        for part in parts { hasher.add(part) }
    }
}

extension TokenChange: ToldChange {
    var places: (before: SourceLocation?, after: SourceLocation?) { (before?.place, after?.place) }
    var subjectName: String { name }
    var sentence: any ToldSentence { TokenSentence(change: self) }

    func addIdentity(to hasher: inout ContentHasher) {
        hasher.add(rule.id)
        for side in [before, after] {
            hasher.add(side?.name ?? "")
            hasher.add(side?.values.text ?? "")
        }
    }
}

/// Words about a change for people, which may hold text of inputs.
protocol ToldSentence {
    associatedtype Told: ToldChange

    var change: Told { get }
    /// `elevated`, `@sl-clear`, the name of a token; the former one as well, if it differs.
    var subject: String { get }
    /// `property removed elevated (a, b)`
    var headline: String { get }
    var difference: (before: String?, after: String?) { get }
    /// Remarks behind the difference, each with a label for columns.
    var remarks: [(label: String, text: String)] { get }
    /// Remarks behind the difference, as they stand in a sentence.
    var closing: [String] { get }
    /// Names of an input are code. The texts of both sides have other cells.
    var cell: MarkdownCell { get }
    /// Begins with the component, if it is about one.
    var message: String { get }
}

extension ToldSentence {
    /// `property removed`
    var title: String { change.rule.title }

    /// `property removed open: was boolean; use …`
    var wholeSentence: String {
        var text = headline
        switch difference {
        case (let before?, let after?): text += ": \(before) → \(after)"
        case (let before?, nil): text += ": was \(before)"
        case (nil, let after?): text += ": \(after)"
        case (nil, nil): break
        }
        text += closing.map { "; \($0)" }.joined()
        if change.swift.effect != .none { text += "; Swift: \(change.swift.effect.rawValue)" }
        return text
    }

    var message: String { TerminalText.line(wholeSentence) }
}

extension ChangeSeverity {
    /// Serves tools that know the severities of diagnostics alone.
    var asDiagnostic: Severity {
        switch self {
        case .breaking: .error
        case .uncertain, .warning: .warning
        case .addition, .note: .note
        }
    }
}

extension SwiftImpact {
    /// `source-breaking, low effort`; nil where callers see no difference.
    var words: String? {
        guard effect != .none else { return nil }
        return effect.rawValue + (effort == .none ? "" : ", \(effort.rawValue) effort")
    }
}

extension Sequence where Element: ToldChange {
    /// The worst first.
    var bySeverity: [Element] {
        ChangeSeverity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
    }
}

extension LibraryChanges {
    /// `2 breaking changes`, `1 addition`: as many as there are, the worst first.
    var figures: String {
        ChangeSeverity.allCases.reversed().filter { count($0) > 0 }.map { Count.of($0.noun, count($0)) }
            .joined(separator: ", ")
    }
}
