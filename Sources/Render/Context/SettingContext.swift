import Mustache
import SwiftModel

/// Members that are handed down in the environment of a component.
enum SettingContext {
    static func values(_ members: [ScaffoldMember]) -> [TemplateValue] {
        members.enumerated().map { index, member in
            [
                "name": .string(member.name.declaration),
                "label": .string(member.name.label),
                "value": .string(value(member)),
                "type": .string(type(member)),
                "comma": .string(index + 1 < members.count ? "," : ""),
            ]
        }
    }

    private static func type(_ member: ScaffoldMember) -> String {
        if case .binding(let type) = member.form { return "Binding<\(type)>" }
        return member.typeText
    }

    private static func value(_ member: ScaffoldMember) -> String {
        if case .binding = member.form { return "$\(member.name.name)" }
        return member.name.reference
    }
}
