import Core
import Documents
import SwiftModel
import Tokens

struct DesignTokenFile {
    /// Folder of a module for all that is made of design tokens.
    static let folder = "DesignTokens"

    let name: SwiftIdentifier
    let tier: TokenTier
    let tokens: [DesignToken]

    static func all(_ library: DesignTokenLibrary) -> [DesignTokenFile] {
        library.containers.compactMap { name in
            let tokens = library.tokens(of: name)
            return tokens.first.map { DesignTokenFile(name: name, tier: $0.token.tier, tokens: tokens) }
        }
    }

    /// `assets` are the colors that an asset catalog has, where the code takes them from there.
    func fields(takenFrom assets: ColorAssets?) -> [(TemplateKey, TemplateValue)] {
        [("name", .string(name.declaration)), ("doc", .lines(documentation))]
            + Self.grouped(tokens, by: \.home.group) { tokens, group in
                let members = members(tokens, assets, indentation: group == nil ? 4 : 8)
                return (group == nil ? [] : [("doc", .lines(documentation(of: tokens)))]) + [
                    ("members", .list(members))
                ]
            }
    }

    /// Fields of the elements without a group, and of each group.
    static func grouped<Element>(
        _ all: [Element],
        by group: (Element) -> SwiftIdentifier?,
        _ fields: ([Element], SwiftIdentifier?) -> [(TemplateKey, TemplateValue)]
    ) -> [(TemplateKey, TemplateValue)] {
        let groups = Dictionary(grouping: all, by: group)
        let named = groups.compactMap { group, elements in group.map { (name: $0, elements: elements) } }
        let values = named.sorted { $0.name < $1.name }.enumerated().map { place, group in
            let own: [(TemplateKey, TemplateValue)] = [
                ("isFirst", .boolean(place == 0 && groups[nil] == nil)), ("name", .string(group.name.declaration)),
            ]
            return TemplateValue.object(TemplateObject(own + fields(group.elements, group.name)))
        }
        return fields(groups[nil] ?? [], nil) + [("groups", .list(values))]
    }

    private var documentation: [String] {
        var comment = DocComment()
        switch tier {
        case .primitive: comment.add(paragraph: "The values that the design system is made of.")
        case .alias, .other:
            comment.add(paragraph: "What the values of the design system are for. They follow the appearance.")
        case .component(let name):
            comment.add(
                paragraph: "The design tokens of \(code: name). They refer to those of the whole design system."
            )
        }
        comment.add(paragraph: "Generated from design tokens: change those, and generate again.")
        return comment.lines
    }

    private func documentation(of group: [DesignToken]) -> [String] {
        var comment = DocComment(indentation: 4)
        if let word = group.first?.token.words.first { comment.add(paragraph: "The tokens of \(code: word).") }
        return comment.lines
    }

    private func members(_ tokens: [DesignToken], _ assets: ColorAssets?, indentation: Int) -> [TemplateValue] {
        tokens.sorted { NaturalOrder.precedes($0.token.words, $1.token.words) }.flatMap { token -> [TemplateValue] in
            var head = "public static let "
            head += token.home.member.declaration
            let type = token.kind.name
            let expression = assets?[token].map(ColorAssetFile.expression) ?? token.expression
            if expression.callee != type {
                head += ": "
                head += type
            }
            let value: TemplateValue = [
                "doc": .lines(documentation(of: token, indentation: indentation)),
                "lines": .lines(expression.lines(declaring: head, indentation: indentation)),
            ]
            guard let themed = assets?.themedText(of: token) ?? token.themed else { return [value] }
            let lines = themed.lines(declaring: token.home.member, as: type, indentation: indentation)
            let comment = "/// The same in a theme."
            return [value, ["doc": .lines([comment]), "lines": .lines(lines)]]
        }
    }

    private func documentation(of token: DesignToken, indentation: Int) -> [String] {
        var comment = DocComment(indentation: indentation)
        let declaration = token.token.light ?? token.token.dark
        comment.add(code: token.token.name.text)
        if let text = declaration?.documentation { comment.add(paragraph: text) }
        if let reason = declaration?.deprecation { comment.add(paragraph: "**Deprecated.** \(reason)") }
        return comment.lines
    }
}

/// The order in which people look for names: `blue-50` stands before `blue-100`, and a number before a word.
package enum NaturalOrder {
    package static func precedes(_ left: [String], _ right: [String]) -> Bool {
        for (one, other) in zip(left, right) where one != other {
            switch (Int(one), Int(other)) {
            case (let first?, let second?) where first != second: return first < second
            case (_?, nil): return true
            case (nil, _?): return false
            default: return one < other
            }
        }
        return left.count < right.count
    }
}
