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
            for group in axis.groups where group.cases.count == 1 {
                for word in TokenMeaning.words(for: group.meaning, axis.kind) where cases[Self.folded(word)] == nil {
                    // `fill-default` is what nothing is done to, and no fill of a medium size.
                    guard LookInteraction(word) == nil else { continue }
                    cases[Self.folded(word)] = (axis.kind, group.cases[0])
                }
            }
        }
    }

    /// The value of the API that words name.
    func value(_ words: ArraySlice<String>) -> (kind: TokenAxis.Kind, name: SwiftIdentifier)? {
        cases[words.joined()]
    }

    /// Whether a word names a value that some components have, and this one not though it has others of the kind.
    func isForeign(_ word: String) -> Bool {
        kindsThere.contains { kind in kind != .shape && TokenMeaning.isKnown(word, kind) }
    }

    /// As names are compared: `x-large` and `xLarge` are one.
    static func folded(_ text: String) -> String {
        String(decoding: text.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }, as: UTF8.self)
            .lowercased()
    }
}
