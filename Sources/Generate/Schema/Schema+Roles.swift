import Documents

/// The members of a component, by their kind and by their name: `flag-isDisabled`.
extension Schema {
    /// Makes each name in each role: only a library tells the roles that its components have.
    static func roles(_ names: [String]) -> Members {
        Members(names.flatMap { name in RoleKind.allCases.map { ContextSchema.Member($0.key(name).name, role($0)) } })
    }

    static func fields(of kind: RoleKind) -> Members {
        switch kind {
        case .shown:
            named + [
                "view": .text, "unwrapped": .text, "condition": optional, "viewType": optional,
                "statement": .text,
            ]
        case .text: named + ["value": .text, "isOptional": .flag]
        case .flag: named
        case .number:
            named + ["double": .text, "integer": .text, "length": .text, "isOptional": .flag, "isFraction": .flag]
        case .value: named + value
        case .variant: named + value + variant
        case .binding: named + binding
        case .action: named + ["call": .text, "closure": .text, "presence": optional]
        case .event: named + ["function": .text, "detail": .text]
        case .items: named + items
        case .rows: named + ["element": .text]
        case .word: ["value": .text, "isFunction": .flag]
        case .view, .slot, .place, .current, .not, .has: [:]
        }
    }

    private static let named: Members = ["name": .text]

    private static let value: Members = [
        "type": .text, "isOptional": .flag, "isFunction": .flag, "isList": .flag,
    ]

    private static let variant: Members =
        ["isString": .flag, "isInteger": .flag, "raw": optional]
        + Members(VariantWords.roles.map { ContextSchema.Member($0, optional) })

    private static let binding: Members = [
        "binding": .text, "kept": optional, "type": .text, "isOptional": .flag, "isSet": .flag, "isFraction": .flag,
    ]

    private static let items: Members = [
        "each": .text, "type": .text, "label": .text, "icon": itemPart, "detail": itemPart,
        "iconText": optional, "detailText": optional, "spoken": optional, "hint": optional, "isLoading": optional,
        "group": optional, "keywords": optional, "keybinding": optional,
        "isSeparator": optional,
        "isDisabled": optional, "isCurrent": optional, "isDone": optional, "opens": optional, "isInvalid": optional,
        "destructive": optional,
        "call": optional, "perform": lines, "hasSeveralCalls": .flag, "isInert": .flag,
        "closing": optional,
        "childrenName": optional, "expandedName": optional, "expansionName": optional,
        "identifier": optional, "tag": optional,
        "columnID": .text, "alignment": optional, "width": optional, "sortable": optional,
    ]

    private static let itemPart = ContextSchema.Shape.object(["condition": .text, "value": .text])
}
