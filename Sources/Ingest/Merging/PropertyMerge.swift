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
            $0.value.attribute != nil || $0.source.trust.degree(for: .attributes) > 0
        }
        .filter { !$0.value.isAttributeAssumed }
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
        report("attribute", of: used, used.value.attribute, others.map { ($0, $0.value.attribute) }, into: &diagnostics)
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
        report(
            "default",
            of: used.entry,
            used.text,
            others.map { ($0.entry, $0.entry.value.defaultValue) },
            into: &diagnostics
        )
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
        report("reflection", of: first, "no", others.map { ($0, "yes") }, into: &diagnostics)
        return false
    }

    private static func report(
        _ what: String,
        of used: Told<Property>,
        _ text: String?,
        _ others: [(told: Told<Property>, text: String?)],
        into diagnostics: inout DiagnosticBag
    ) {
        Contradiction(
            subject: "the \(what) of “\(used.value.name)”",
            used: used.word(text, at: used.value.source),
            others: others.map { $0.told.word($0.text, at: $0.told.value.source) }
        )
        .report(into: &diagnostics)
    }
}
