import Documents
import SwiftModel
import Tokens

/// Template data of the colors for UIKit: the colors of one enum of tokens, by the names that they have in it.
struct ColorAssetFile {
    let container: SwiftIdentifier
    let sets: [(token: DesignToken, set: ColorSet)]

    static func expression(of set: ColorSet) -> SwiftValueText {
        .call("Color", [.init("asset", .word(SwiftStringLiteral(set.name).description))])
    }

    var fields: [(TemplateKey, TemplateValue)] {
        let groups = Dictionary(grouping: sets) { $0.token.home.group }
        let named = groups.compactMap { group, sets in group.map { (name: $0, sets: sets) } }
        return [
            ("name", .string(container.declaration)),
            ("members", .list(Self.members(groups[nil] ?? []))),
            (
                "groups",
                .list(
                    named.sorted { $0.name < $1.name }.enumerated().map { place, group in
                        [
                            "isFirst": .boolean(place == 0 && groups[nil] == nil),
                            "name": .string(group.name.declaration),
                            "members": .list(Self.members(group.sets)),
                        ]
                    }
                )
            ),
        ]
    }

    private static func members(_ sets: [(token: DesignToken, set: ColorSet)]) -> [TemplateValue] {
        sets.sorted { NaturalOrder.precedes($0.token.token.words, $1.token.token.words) }.map { token, set in
            var comment = DocComment()
            comment.add(code: token.token.name.text)
            return [
                "doc": .lines(comment.lines),
                "name": .string(token.home.member.declaration),
                "literal": .string(SwiftStringLiteral(set.name).description),
            ]
        }
    }
}
