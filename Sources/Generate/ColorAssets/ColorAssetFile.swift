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
        [("name", .string(container.declaration))]
            + DesignTokenFile.grouped(sets, by: \.token.home.group) { sets, _ in
                [("members", .list(Self.members(sets)))]
            }
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
