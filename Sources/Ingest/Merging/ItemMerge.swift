import Core
import WebModel

enum ItemMerge {
    static func slot(_ told: [Told<Slot>], into diagnostics: inout DiagnosticBag) -> Slot? {
        guard var result = typed(told, "slot", into: &diagnostics) else { return nil }
        result.isRequired = told.contains { $0.value.isRequired }
        return result
    }

    static func text(_ told: [Told<IntlText>], into diagnostics: inout DiagnosticBag) -> IntlText? {
        guard var result = typed(told, "text", into: &diagnostics) else { return nil }
        result.defaultValue = defaultValue(told, \.defaultValue, into: &diagnostics) {
            DefaultValue($0).agrees(with: DefaultValue($1))
        }
        return result
    }

    static func cssProperty(_ told: [Told<CSSProperty>], into diagnostics: inout DiagnosticBag) -> CSSProperty? {
        guard var result = untyped(told, into: &diagnostics) else { return nil }
        result.syntax = told.first(.cssProperties, \.syntax)
        result.defaultValue = defaultValue(told, \.defaultValue, into: &diagnostics, agree: ==)
        return result
    }

    static func definition(_ told: [Told<TypeDefinition>], into diagnostics: inout DiagnosticBag) -> TypeDefinition? {
        typed(told, "type", into: &diagnostics)
    }

    static func untyped<Item: ComponentItem>(_ told: [Told<Item>], into _: inout DiagnosticBag) -> Item? {
        guard var result = told.first?.value, let facts = FactsMerge.merged(told.map { $0.map(\.facts) }) else {
            return nil
        }
        result.facts = facts
        return result
    }

    static func typed<Item: TypedItem>(
        _ told: [Told<Item>],
        _ kind: String,
        into diagnostics: inout DiagnosticBag
    ) -> Item? {
        guard var result = untyped(told, into: &diagnostics) else { return nil }
        let types = told.ranked(for: .types).map { told in
            told.map { ToldType(type: $0.type, text: $0.typeText, place: $0.source) }
        }
        let subject = "the type of the \(kind) \(MergeText.quoted(result.name))"
        (result.type, result.typeText) = types.merged(subject, into: &diagnostics)
        return result
    }

    private static func defaultValue<Item: ComponentItem>(
        _ told: [Told<Item>],
        _ value: (Item) -> String?,
        into diagnostics: inout DiagnosticBag,
        agree: (String, String) -> Bool
    ) -> String? {
        let known = told.ranked(for: .defaults).compactMap { entry in
            value(entry.value).map { entry.word($0, at: entry.value.source) }
        }
        let subject = "the default of “\(told[0].value.name)”"
        return known.agreed(subject, into: &diagnostics, agree: agree)
    }
}

enum FactsMerge {
    static func merged(_ told: [Told<ItemFacts>]) -> ItemFacts? {
        guard var result = told.first?.value else { return nil }
        result.deprecated = deprecation(told, \.deprecated)
        result.inheritedFrom = told.first(.implementation, \.inheritedFrom)
        result.summary = told.firstProse(\.summary)
        result.description = told.firstProse(\.description)
        result.extensions = extensions(told.map(\.value.extensions))
        for other in told.dropFirst() { result.knowledge = result.knowledge.union(other.value.knowledge) }
        return result
    }

    /// A reason says more than a flag, whichever source gives it.
    static func deprecation<Value>(_ told: [Told<Value>], _ tell: (Value) -> Deprecation?) -> Deprecation? {
        let words = told.ranked(for: .status).compactMap { tell($0.value) }
        return words.first { $0 != .flagged } ?? words.first
    }

    static func extensions(_ lists: [[Extension]]) -> [Extension] {
        var result = lists.first ?? []
        for addition in lists.dropFirst().joined()
        where !result.contains(where: { $0.name == addition.name && $0.json == addition.json }) {
            result.append(addition)
        }
        return result
    }
}
