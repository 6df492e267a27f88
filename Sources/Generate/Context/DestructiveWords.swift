import SwiftModel

/// Values of a component that say that its action can't be undone, in the words of web libraries.
struct DestructiveWords {
    private static let words: Set<String> = [
        "caution", "critical", "danger", "dangerous", "delete", "destructive", "error", "negative", "remove",
    ]

    /// The properties that say how a button looks, the clearest first.
    private static let roles = [
        "tone", "severity", "variant", "appearance", "emphasis", "design", "actionStyle", "style", "type",
        "colorScheme",
    ]

    static func find(among members: [Member], enumeration: (SwiftType) -> SwiftEnum?) -> (Member, SwiftEnum)? {
        for role in roles {
            for member in members where member.role == role {
                guard let type = member.valueType, let found = enumeration(type), !cases(of: found).isEmpty else {
                    continue
                }
                return (member, found)
            }
        }
        return nil
    }

    /// `tone == .danger ? .destructive : nil`: the role of a button.
    static func role(_ enumeration: SwiftEnum, of name: SwiftCode) -> SwiftCode? {
        condition(cases(of: enumeration), name).map { "\($0) ? .destructive : nil" }
    }

    static func condition(_ cases: [String], _ name: SwiftCode) -> SwiftCode? {
        if cases.isEmpty { return nil }
        return cases.count == 1
            ? "\(name) == \(plain: cases[0])" : "[\(plain: cases.joined(separator: ", "))].contains(\(name))"
    }

    static func cases(of enumeration: SwiftEnum, in words: Set<String> = words) -> [String] {
        enumeration.texts.filter { !words.isDisjoint(with: $0.text.nameWords) }.map { ".\($0.name.member)" }
    }
}
