import SwiftModel

/// A value that a component hands down in its environment, because its body has no place for it.
struct Setting {
    let name: SwiftIdentifier
    let type: String
    /// The types that it is declared with.
    let types: [SwiftType]
    /// The value, as the body writes it.
    let value: String

    init(_ member: ScaffoldMember) {
        name = member.name
        types = [member.type].compactMap(\.self)
        if case .binding(let type) = member.form {
            self.type = "Binding<\(type)>"
            value = "$\(member.name.name)"
        } else {
            type = member.typeText
            value = member.name.reference
        }
    }

    /// One of the texts that come in together.
    init(_ text: SwiftText, of strings: ScaffoldMember) {
        name = text.name
        type = text.type.description
        types = [text.type]
        value = "\(strings.name.reference).\(text.name.member)"
    }
}
