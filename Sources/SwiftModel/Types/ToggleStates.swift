package struct ToggleStates {
    package let on: String
    package let off: String
    /// nil where there are only two states.
    package let mixed: String?

    /// nil for an enum without cases for on and off.
    package init?(_ enumeration: SwiftEnum) {
        func first(of words: Set<String>) -> SwiftEnum.Case? {
            enumeration.cases.first { enumCase in
                if case .string(let text) = enumCase.value { words.contains(text.lowercased()) } else { false }
            }
        }
        guard let on = first(of: Self.onWords), let off = first(of: Self.offWords) else { return nil }
        let type = "\(enumeration.name)"
        // Members are written in full, for `.none` of an optional value would mean that it is absent.
        func text(_ enumCase: SwiftEnum.Case) -> String { "\(type).\(enumCase.name.member)" }
        self.on = text(on)
        self.off = text(off)
        mixed = first(of: Self.mixedWords).map(text)
    }

    /// The case that says no, where an enum says more than yes: `never` of `always`, `hover` and `never`.
    static func off(of enumeration: SwiftEnum) -> String? {
        let word = enumeration.cases.first { enumCase in
            guard case .string(let text) = enumCase.value else { return false }
            return offWords.contains(text.lowercased()) || ["never", "hidden"].contains(text.lowercased())
        }
        return word?.name.member
    }

    private static let onWords: Set<String> = ["on", "checked", "true", "yes", "selected", "all", "active"]
    private static let offWords: Set<String> = ["off", "unchecked", "false", "no", "unselected", "none", "inactive"]
    private static let mixedWords: Set<String> = ["mixed", "intermediate", "indeterminate", "partial", "some"]
}
