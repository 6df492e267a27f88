import Core
import WebModel

enum PropertyMerge {
    static func property(_ told: [Told<Property>], into diagnostics: inout DiagnosticBag) -> Property? {
        guard var result = ItemMerge.typed(told, "property", into: &diagnostics) else { return nil }
        guard told.count > 1 else { return result }
        addAttribute(told, to: &result, into: &diagnostics)
        result.defaultValue = defaultValue(told, type: result.type, into: &diagnostics)
        result.reflects = reflects(told, hasAttribute: result.attribute != nil, into: &diagnostics)
        result.isReadonly = told.contains { $0.value.isReadonly }
        result.isRequired = told.contains { $0.value.isRequired }
        return result
    }

    /// An attribute that is told counts before one that only a rule makes, and before none.
    private static func addAttribute(
        _ told: [Told<Property>],
        to result: inout Property,
        into diagnostics: inout DiagnosticBag
    ) {
        let ranked = told.ranked(for: .attributes)
        let telling = ranked.filter {
            !$0.value.isAttributeAssumed
                && ($0.value.attribute != nil || $0.source.trust.degree(for: .attributes) > 0)
        }
        guard let used = telling.first(where: { $0.value.attribute != nil }) ?? telling.first else {
            let assumed = ranked.first { $0.value.attribute != nil }
            result.attribute = assumed?.value.attribute
            result.isAttributeAssumed = ranked.contains { $0.value.isAttributeAssumed }
            return
        }
        result.attribute = used.value.attribute
        result.isAttributeAssumed = false
        // Declarations in one format don't contradict each other if one of them lists fewer attributes.
        let others = telling.filter { other in
            other.value.attribute != used.value.attribute
                && (other.value.attribute != nil || other.source.position != used.source.position)
        }
        let words = ([used] + others).map { $0.word($0.value.attribute, at: $0.value.source) }
        Contradiction(subject: "the attribute of “\(result.name)”", words: words).report(into: &diagnostics)
    }

    /// A declared default counts before none, from any source.
    private static func defaultValue(
        _ told: [Told<Property>],
        type: WebType?,
        into diagnostics: inout DiagnosticBag
    ) -> String? {
        let known = told.ranked(for: .defaults).compactMap { entry -> (entry: Told<Property>, text: String)? in
            guard let text = entry.value.defaultValue else { return nil }
            return (entry, type.map { MemberDefault.resolved(text, type: $0) } ?? text)
        }
        let values = known.filter { DefaultValue($0.text) != .nothing }
        guard let used = values.first else { return known.first?.text }
        let value = DefaultValue(used.text)
        let others = values.dropFirst().filter { !value.agrees(with: DefaultValue($0.text)) }
        let words = others.map { $0.entry.word($0.entry.value.defaultValue, at: $0.entry.value.source) }
        let word = used.entry.word(used.text, at: used.entry.value.source)
        let subject = "the default of “\(used.entry.value.name)”"
        Contradiction(subject: subject, words: [word] + words).report(into: &diagnostics)
        return used.text
    }

    /// Takes the word of the most trusted format that has a place for reflection.
    private static func reflects(
        _ told: [Told<Property>],
        hasAttribute: Bool,
        into diagnostics: inout DiagnosticBag
    ) -> Bool {
        let ranked = told.ranked(for: .reflection)
        guard let first = ranked.first, first.source.trust.degree(for: .reflection) > 0 else {
            return told.contains { $0.value.reflects }
        }
        let own = ranked.filter { $0.source.position == first.source.position }
        guard !own.contains(where: \.value.reflects) else { return true }
        let others = hasAttribute ? ranked.filter(\.value.reflects) : []
        let words = [first.word("no", at: first.value.source)] + others.map { $0.word("yes", at: $0.value.source) }
        Contradiction(subject: "the reflection of “\(first.value.name)”", words: words).report(into: &diagnostics)
        return false
    }
}
