import SwiftModel

/// Styles that depend on the theme: how each of their values is written where one is at hand.
struct StyleTheme: Sendable {
    let type: String
    /// The default theme: `.default`.
    let standard: String
    /// Spellings of the tokens that depend on the theme.
    private let references: Set<String>
    /// The styles of the component that values refer to.
    private let sets: Set<String>

    /// Nil where no token that is drawn depends on the theme.
    init?(_ design: DesignTokenLibrary, drawing drawn: Set<String>, sets: Set<String>) {
        guard let themes = design.themes else { return nil }
        references = design.themedReferences.intersection(drawn)
        guard !references.isEmpty else { return nil }
        type = themes.type.reference
        standard = ".\(themes.standard.member)"
        self.sets = sets
    }

    func value(_ value: SwiftValueText) -> SwiftValueText {
        switch value {
        case .word(let word): .word(self.word(word))
        case .call(let name, let arguments): .call(callee(name), arguments.map(argument))
        case .brackets(let parts): .brackets(parts.map(argument))
        }
    }

    private func argument(_ argument: SwiftValueText.Argument) -> SwiftValueText.Argument {
        .init(argument.label, value(argument.value))
    }

    /// `parts.adding`.
    private func callee(_ name: String) -> String {
        guard let end = name.firstIndex(of: "."), sets.contains(String(name[..<end])) else { return name }
        return name[..<end] + DesignTokenHome.themeArgument + name[end...]
    }

    /// A token alone, an element of it, or a part of it: `borderWidth`, `families[0]`, `line.color ?? .primary`.
    private func word(_ word: String) -> String {
        if sets.contains(word) || references.contains(word) { return word + DesignTokenHome.themeArgument }
        let end = word.firstIndex { $0 == "[" || $0 == " " } ?? word.endIndex
        var core = word[..<end]
        for part in [".color", ".width"] where core.hasSuffix(part) { core = core.dropLast(part.count) }
        guard references.contains(String(core)) else { return word }
        return core + DesignTokenHome.themeArgument + word[core.endIndex...]
    }
}
