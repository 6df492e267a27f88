import Core
import Documents
import SwiftModel
import Tokens

struct ThemeContext {
    let themes: SwiftThemes

    static func run(_ themes: SwiftThemes?) -> TemplateValue {
        guard let themes else { return .null }
        return [
            "themeType": .string(themes.type.reference), "themeValue": .string(themes.value),
            "themeProvider": .string("\(themes.type.name)Providing"),
        ]
    }

    var fields: [(TemplateKey, TemplateValue)] {
        [
            ("name", .string(themes.type.declaration)),
            ("value", .string(themes.value)),
            ("standard", .string(".\(themes.standard.member)")),
            ("hasAppearances", .boolean(themes.themes.contains { $0.appearance != nil })),
            ("cases", .list([standard] + zip(themes.cases, themes.themes).map(value))),
        ]
    }

    private var standard: TemplateValue {
        [
            "name": .string(themes.standard.declaration),
            "member": .string(themes.standard.member),
            "literal": .null,
            "doc": .lines(["/// What holds where no theme is chosen."]),
            "appearance": .null,
        ]
    }

    private func value(_ name: SwiftIdentifier, _ theme: DesignTheme) -> TemplateValue {
        [
            "name": .string(name.declaration),
            "member": .string(name.member),
            "literal": .optional(name.name == theme.name ? nil : SwiftStringLiteral(theme.name).description),
            "doc": .lines(documentation(of: theme)),
            "appearance": .optional(theme.appearance?.rawValue),
        ]
    }

    private func value(_ name: SwiftIdentifier, literal: String?, doc: [String], appearance: String?) -> TemplateValue {
        [
            "name": .string(name.declaration),
            "member": .string(name.member),
            "literal": .optional(literal),
            "doc": .lines(doc),
            "appearance": .optional(appearance),
        ]
    }

    private func documentation(of theme: DesignTheme) -> [String] {
        var comment = DocComment(indentation: 4)
        let selectors = theme.selectors.prefix(Self.mostSelectors)
        comment.add(paragraph: selectors.isEmpty ? "The theme \(code: theme.name)." : selectors.joined(separator: ", "))
        if !theme.bases.isEmpty {
            let bases = theme.bases.map { "\(code: $0)" }.joined(separator: ", then ")
            comment.add(paragraph: "What it does not say is that of \(bases), and else the default.")
        }
        if let appearance = theme.appearance { comment.add(paragraph: "It is \(appearance.rawValue) only.") }
        return comment.lines
    }

    private static let mostSelectors = 3
}
