import SwiftModel

/// Value of a token in each theme, as a function of the theme.
struct ThemedText: Sendable {
    struct Branch: Sendable {
        let cases: [SwiftIdentifier]
        let value: SwiftValueText
    }

    let type: String
    let standard: SwiftIdentifier
    /// A single branch where the value is the same for all themes but for the tokens that it refers to.
    let branches: [Branch]

    /// Replaces the values for some of the themes; nil keeps a value.
    func replacingValues(_ value: ([SwiftIdentifier]) -> SwiftValueText?) -> ThemedText {
        ThemedText(
            type: type,
            standard: standard,
            branches: branches.map { Branch(cases: $0.cases, value: value($0.cases) ?? $0.value) }
        )
    }

    /// The branch of the default theme returns the member without a theme, unless its value refers to something that
    /// depends on the theme.
    func lines(declaring member: SwiftIdentifier, as result: String, indentation: Int) -> [String] {
        let head = "public static func \(member.declaration)(in \(SwiftThemes.parameter): \(type)) -> \(result) {"
        var lines = [head]
        if branches.count == 1 {
            lines += branches[0].value.lines(indentation: indentation + 4).map { "    " + $0 }
        } else {
            lines.append("    switch \(SwiftThemes.parameter) {")
            for branch in branches {
                lines.append("    case \(branch.cases.map { ".\($0.member)" }.joined(separator: ", ")):")
                let isKept = branch.cases.contains(standard) && !branch.value.isOfTheme
                let value = isKept ? .word("Self.\(member.member)") : branch.value
                lines += value.lines(indentation: indentation + 8).map { "        " + $0 }
            }
            lines.append("    }")
        }
        return lines + ["}"]
    }
}

extension ThemedText {
    /// Takes the values of all themes, the default theme first. Nil where nothing depends on the theme after all.
    init?(_ values: [(theme: SwiftIdentifier, value: SwiftValueText)], in type: String) {
        guard let standard = values.first?.theme else { return nil }
        self.type = type
        self.standard = standard
        var branches: [Branch] = []
        for (theme, value) in values {
            if let place = branches.firstIndex(where: { $0.value == value }) {
                branches[place] = Branch(cases: branches[place].cases + [theme], value: value)
            } else {
                branches.append(Branch(cases: [theme], value: value))
            }
        }
        guard let first = branches.first, branches.count > 1 || first.value.isOfTheme else { return nil }
        self.branches = branches
    }
}

extension SwiftValueText {
    fileprivate var isOfTheme: Bool {
        var isOfTheme = false
        forEachWord { if $0.contains(DesignTokenHome.themeArgument) { isOfTheme = true } }
        return isOfTheme
    }
}
