import Documents
import SwiftModel

/// The icons of a library as a Swift enum.
struct IconNames: Sendable {
    let type: SwiftIdentifier
    private let entries: [IconSet.Entry]
    /// Cases in the order of the entries.
    let cases: [SwiftIdentifier]

    /// `taken` are the names of the module's other types.
    init(_ icons: IconSet, prefix: String, taken: [SwiftIdentifier]) {
        entries = icons.entries
        let wish = SwiftIdentifier("\(prefix) IconName", as: .type)
        let others = taken.map { SwiftScope.Wish($0, webName: $0.name, isFixed: true) }
        let types = SwiftScope.unique(others + [SwiftScope.Wish(wish, webName: "icon-name")], .caseInsensitive)
        type = types.last ?? wish
        cases = SwiftScope.unique(
            icons.entries.map { entry in
                let name = entry.name.description
                return SwiftScope.Wish(SwiftIdentifier(name, as: .enumCase, fallback: "icon"), webName: name)
            },
            .caseSensitive
        )
    }

    var fields: [(TemplateKey, TemplateValue)] {
        let named = zip(entries, cases)
        let symbols = named.compactMap { entry, name -> TemplateValue? in
            entry.symbol.map { symbol in
                ["member": .string(name.member), "literal": .string(SwiftStringLiteral(symbol).description)]
            }
        }
        return [
            ("name", .string(type.declaration)),
            (
                "cases",
                .list(
                    named.map { entry, name in
                        let web = entry.name.description
                        let value = web == name.name ? nil : SwiftStringLiteral(web).description
                        return ["name": .string(name.declaration), "value": .optional(value)]
                    }
                )
            ),
            ("symbols", .list(symbols)),
            ("hasSymbols", .boolean(!symbols.isEmpty)),
            ("hasAssets", .boolean(symbols.count < entries.count)),
            ("hasFolders", .boolean(entries.contains { $0.symbol == nil && $0.name.asset != $0.name.description })),
        ]
    }
}
