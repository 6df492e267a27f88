import Core
import SwiftModel
import Tokens
import WebModel

/// The words by which the tokens of one component speak of its API: the values of its enums, its parts and its states.
struct StyleVocabulary {
    static let kinds: [TokenAxis.Kind] = [.tone, .size, .shape, .emphasis]

    private var cases: [String: (kind: TokenAxis.Kind, name: SwiftIdentifier)] = [:]
    private let kindsThere: Set<TokenAxis.Kind>
    private var parts: Set<String>
    private var states: [String: StyleStates] = [:]
    /// The enums of the API by the names of their members.
    private var members: [String: EnumMember] = [:]
    /// Swift counterparts of the values of the web component's properties.
    private var told: [TokenUse.Value: Told] = [:]
    /// Values of the API that no axis is made of.
    private let variants: [String: StyleVariant]
    private let meaning: TokenMeaning

    init(_ axes: [TokenAxis], _ component: ComponentScaffold, in library: ScaffoldLibrary) {
        let axes = axes.filter { Self.kinds.contains($0.kind) }
        kindsThere = Set(axes.map(\.kind))
        meaning = library.meaning
        parts = Self.parts(of: component.web)
        // `active` is a state where the API has it: the tab that is active, and not the one that is being pressed.
        if component.web?.properties.contains(where: { $0.name == "active" }) ?? false { states["active"] = .selected }
        variants = Self.variants(of: component, besides: axes, in: library)
        for member in component.members {
            guard let type = member.valueType, let enumeration = library.enumeration(type, in: component) else {
                continue
            }
            let cases = enumeration.texts.map { (Self.folded($0.text), $0.name) }
            members[Self.folded(member.name.name)] = EnumMember(
                name: member.name,
                values: Dictionary(cases) { first, _ in first },
                isAxis: axes.contains { $0.member.name == member.name }
            )
        }
        for member in component.members where member.origin.kind == .property {
            guard let type = member.valueType else { continue }
            let property = member.origin.name
            if type == .bool {
                told[.init(property: property, value: "true")] = .variant(StyleVariant(member: member.name, value: nil))
            }
            let axis = axes.first { $0.member.name == member.name }
            for enumCase in library.enumeration(type, in: component)?.cases ?? [] {
                let value: String
                switch enumCase.value {
                case .string(let text): value = text
                case .integer(let number): value = String(number)
                case .payload: continue
                }
                told[.init(property: property, value: value)] =
                    axis.map { .axis($0.kind, enumCase.name) }
                    ?? .variant(StyleVariant(member: member.name, value: enumCase.name))
            }
        }
        for axis in axes {
            guard let enumeration = library.enumeration(axis.type, in: component) else { continue }
            for (name, value) in enumeration.texts {
                let folded = Self.folded(value)
                // A default emphasis is the look where nothing is said of it.
                if axis.kind == .emphasis, StyleInteraction(folded) != nil { continue }
                if cases[folded] == nil { cases[folded] = (axis.kind, name) }
            }
            // Synonyms stand for a value in many token files: `small` for `s`.
            for group in axis.groups
            where group.isKnown && group.emphasis == nil && group.cases.count == 1 && axis.kind != .emphasis {
                for word in meaning.words(for: group.meaning, axis.kind)
                // `fill-default` is the fill while nothing is pressed, and not the fill of a medium size.
                where StyleInteraction(word) == nil {
                    let folded = Self.folded(word)
                    if cases[folded] == nil { cases[folded] = (axis.kind, group.cases[0]) }
                }
            }
        }
    }

    func learning(_ parts: Set<String>) -> StyleVocabulary {
        var vocabulary = self
        vocabulary.parts.formUnion(parts)
        return vocabulary
    }

    /// The value of the API that words name, written as one.
    func value(_ folded: String) -> (kind: TokenAxis.Kind, name: SwiftIdentifier)? { cases[folded] }

    func variant(_ folded: String) -> StyleVariant? { variants[folded] }

    /// A member's name before one of its values: `status-color-red`. Values of an axis are left to be read as always.
    func memberValue(_ words: ArraySlice<String>) -> (words: Int, variant: StyleVariant?)? {
        for length in [2, 1] where !members.isEmpty && length < words.count {
            guard let member = members[words.prefix(length).joined()] else { continue }
            let rest = words.dropFirst(length)
            for count in [2, 1] {
                guard let value = member.values[rest.prefix(count).joined()] else { continue }
                return member.isAxis
                    ? (length, nil) : (length + count, StyleVariant(member: member.name, value: value))
            }
        }
        return nil
    }

    /// Puts a value of a property of the web component where purposes have it; false where Swift has no such value.
    func add(_ value: TokenUse.Value, to values: inout StyleValues) -> Bool {
        switch told[value] {
        case .axis(let kind, let name):
            values[kind] = name
            return true
        case .variant(let variant): return values.add(variant)
        case nil: return false
        }
    }

    private enum Told {
        case axis(TokenAxis.Kind, SwiftIdentifier)
        case variant(StyleVariant)
    }

    private struct EnumMember {
        let name: SwiftIdentifier
        let values: [String: SwiftIdentifier]
        let isAxis: Bool
    }

    /// Finds the cases of enums and the flags with words that say nothing else: `type: "text"` is no reason to read
    /// `text-color` otherwise. A part that nothing draws is no reason to take `header` for a part where it is a value.
    private static func variants(
        of component: ComponentScaffold,
        besides axes: [TokenAxis],
        in library: ScaffoldLibrary
    ) -> [String: StyleVariant] {
        var variants: [String: StyleVariant] = [:]
        let drawn = Set(component.swift.parts.flatMap(\.names))
        func isPart(_ word: String) -> Bool {
            guard let part = StylePart.named(word) else { return false }
            return drawn.contains(DrawnPart.others) || drawn.contains(part.name)
        }
        func add(_ text: String, _ variant: StyleVariant) {
            let words = text.nameWords.map { $0.lowercased() }
            let isKnown = words.allSatisfy { word in
                isPart(word) || StyleStates(named: word)?.isCommon == true || StyleSides(word) != nil
                    || StyleInteraction(word) != nil || !StyleProperty.phrases(beginningWith: word).isEmpty
            }
            let folded = folded(text)
            if !isKnown, StyleStates(named: folded)?.isCommon != true, variants[folded] == nil {
                variants[folded] = variant
            }
        }
        for member in component.members {
            guard let type = member.valueType, !axes.contains(where: { $0.member.name == member.name }) else {
                continue
            }
            if type == .bool {
                let words = member.name.name.nameWords
                let bare = ["is", "has", "uses", "shows"].contains(words.first) ? Array(words.dropFirst()) : words
                add(bare.joined(separator: "-"), StyleVariant(member: member.name, value: nil))
            } else if let enumeration = library.enumeration(type, in: component) {
                for (name, value) in enumeration.texts { add(value, StyleVariant(member: member.name, value: name)) }
            }
        }
        return variants
    }

    /// Finds the state that a word names for this component; for others it may name another one.
    func state(_ word: String) -> StyleStates? { states[word] }

    func part(_ name: String) -> StylePart? { parts.contains(name) ? StylePart(name: name) : nil }

    /// Whether a word names a value that some components have, and this one not though it has others of the kind.
    func isForeign(_ word: String) -> Bool {
        kindsThere.contains { kind in [.tone, .size].contains(kind) && meaning.isKnown(word, kind) }
    }

    private static func parts(of component: Component?) -> Set<String> {
        guard let component else { return [] }
        let names = component.slots.map(\.name) + component.cssParts.map(\.name)
        return Set(names.compactMap { $0.isEmpty ? nil : $0.nameWords.joined(separator: "-") })
    }

    /// Folds a name for comparisons: `x-large` and `xLarge` are one.
    static func folded(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }) else {
            return text.lowercased()
        }
        let letters = text.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
        return String(decoding: letters, as: UTF8.self).lowercased()
    }
}
