extension ChangeRule {
    static let partAdded = added("css-part", "CSS part")
    static let partRemoved = removed("css-part", "CSS part", "Style sheets that match it have no effect any more.")
    static let partRenamed = renamed("css-part", "CSS part")
    static let cssPropertyAdded = added("css-property", "CSS property")
    static let cssPropertyRemoved = removed(
        "css-property",
        "CSS property",
        "Style sheets that set it have no effect any more."
    )
    static let cssPropertyRenamed = renamed("css-property", "CSS property")
    static let stateAdded = added("css-state", "CSS state")
    static let stateRemoved = removed("css-state", "CSS state", "Style sheets that match it have no effect any more.")
    static let stateRenamed = renamed("css-state", "CSS state")
    static let textAdded = added("text", "text")
    static let textRemoved = removed("text", "text", "Translations of it are not shown any more.")
    static let textRenamed = renamed("text", "text")

    static let cssDefaultChanged = ChangeRule(
        "css-property.default-changed",
        "default of a CSS property changed",
        .warning,
        causing: .defaultValue,
        "The component looks otherwise where no style sheet says how."
    )
    static let cssDefaultAdded = ChangeRule(
        "css-property.default-added",
        "default of a CSS property told",
        .note,
        causing: .defaultValue,
        "The source says a default, which may have been there before."
    )
    static let cssDefaultRemoved = ChangeRule(
        "css-property.default-removed",
        "default of a CSS property no longer told",
        .warning,
        causing: .defaultValue,
        "The source says no default any more, and there may be none."
    )
    static let cssSyntaxChanged = ChangeRule(
        "css-property.syntax-changed",
        "syntax of a CSS property changed",
        .breaking,
        causing: .any,
        "Values of style sheets may not be valid any more."
    )
    static let cssSyntaxAdded = ChangeRule(
        "css-property.syntax-added",
        "syntax of a CSS property told",
        .warning,
        causing: .any,
        "The source says which values are valid; before, nothing was said against any."
    )
    static let cssSyntaxRemoved = ChangeRule(
        "css-property.syntax-removed",
        "syntax of a CSS property no longer told",
        .note,
        causing: .any,
        "The source says nothing against any value."
    )
    static let textTypeChanged = ChangeRule(
        "text.type-changed",
        "type of a text changed",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .type,
        "Translations have to be something else: a function where a text was, or other parameters."
    )
    static let textDefaultChanged = ChangeRule(
        "text.default-changed",
        "default of a text changed",
        .warning,
        inSwift: .behavior,
        causing: .defaultValue,
        "Users read other words where nobody translated them."
    )

    static let styling = [
        partAdded, partRemoved, partRenamed, cssPropertyAdded, cssPropertyRemoved, cssPropertyRenamed,
        cssDefaultChanged, cssDefaultAdded, cssDefaultRemoved, cssSyntaxChanged, cssSyntaxAdded, cssSyntaxRemoved,
        stateAdded, stateRemoved, stateRenamed, textAdded, textRemoved, textRenamed, textTypeChanged,
        textDefaultChanged,
    ]

    private static func added(_ id: String, _ kind: String) -> ChangeRule {
        ChangeRule(
            "\(id).added",
            "\(kind) added",
            .addition,
            inSwift: id == "text" ? .additive : .none,
            causing: .existence,
            "There is more to use, and nobody has to."
        )
    }

    private static func removed(_ id: String, _ kind: String, _ explanation: String) -> ChangeRule {
        ChangeRule(
            "\(id).removed",
            "\(kind) removed",
            .breaking,
            inSwift: id == "text" ? .sourceBreaking : .none,
            causing: .existence,
            explanation
        )
    }

    private static func renamed(_ id: String, _ kind: String) -> ChangeRule {
        ChangeRule(
            "\(id).renamed",
            "\(kind) renamed",
            .breaking,
            inSwift: id == "text" ? .sourceBreaking : .none,
            causing: .existence,
            "The same has another name. The evidence says why the two are taken for one."
        )
    }
}
