import SwiftModel

/// The words by which the tokens of one component speak of the values of its API.
struct LookVocabulary {
    /// Which axes looks depend on.
    static let kinds: [TokenAxis.Kind] = [.tone, .size, .shape]

    private var cases: [String: (kind: TokenAxis.Kind, name: SwiftIdentifier)] = [:]
    private let kindsThere: Set<TokenAxis.Kind>

    init(_ axes: [TokenAxis], _ component: ComponentScaffold, in library: ScaffoldLibrary) {
        let axes = axes.filter { Self.kinds.contains($0.kind) }
        kindsThere = Set(axes.map(\.kind))
        for axis in axes {
            guard let enumeration = library.enumeration(axis.type, in: component) else { continue }
            for enumCase in enumeration.cases {
                guard case .string(let value) = enumCase.value else { continue }
                cases[Self.folded(value)] = (axis.kind, enumCase.name)
            }
            // What means the same is called otherwise in many token files: `small` for `s`.
            for group in axis.groups where group.isKnown && group.cases.count == 1 {
                for word in TokenMeaning.words(for: group.meaning, axis.kind)
                // `fill-default` is the fill while nothing is pressed, and not that of a medium size.
                where LookInteraction(word) == nil {
                    let folded = Self.folded(word)
                    if cases[folded] == nil { cases[folded] = (axis.kind, group.cases[0]) }
                }
            }
        }
    }

    /// The value of the API that words name.
    func value(_ words: ArraySlice<String>) -> (kind: TokenAxis.Kind, name: SwiftIdentifier)? {
        guard let first = words.first else { return nil }
        return cases[words.dropFirst().reduce(first, +)]
    }

    /// Whether a word names a value that some components have, and this one not though it has others of the kind.
    func isForeign(_ word: String) -> Bool {
        kindsThere.contains { kind in kind != .shape && TokenMeaning.isKnown(word, kind) }
    }

    /// As names are compared: `x-large` and `xLarge` are one.
    static func folded(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }) else {
            return text.lowercased()
        }
        let letters = text.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
        return String(decoding: letters, as: UTF8.self).lowercased()
    }
}
