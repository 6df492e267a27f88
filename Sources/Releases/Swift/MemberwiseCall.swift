import SwiftModel

/// Lines that make a value of a struct, with its required members.
struct MemberwiseCall {
    private struct Member {
        let name: SwiftIdentifier
        let type: SwiftType
        let isRequired: Bool
    }

    private let callee: String
    private let members: [Member]
    private let values: SampleValue

    init(_ structure: SwiftStruct, _ values: SampleValue) {
        self.values = values.with(structure.genericParameters)
        callee = "\(values.written(.generated(structure.name)))"
        members = structure.members.map { Member(name: $0.name, type: $0.type, isRequired: !$0.type.isOptional) }
    }

    init(_ name: GeneratedTypeName, texts: [SwiftText], _ values: SampleValue) {
        self.values = values
        callee = name.description
        members = texts.map { Member(name: $0.name, type: $0.type, isRequired: $0.defaultValue == nil) }
    }

    var shortestLine: String? { line { _ in nil } }

    /// Names a member that may be left out as well.
    func line(_ name: SwiftIdentifier, _ value: String? = nil) -> String? {
        line { $0.name.name == name.name ? value ?? values.text(of: $0.type) : nil }
    }

    /// No other type of the member takes the value.
    func exactLine(_ name: SwiftIdentifier) -> String? {
        line { $0.name.name == name.name ? values.exactText(of: $0.type) : nil }
    }

    private func line(_ given: (Member) -> String?) -> String? {
        var arguments: [String] = []
        for member in members {
            let own = given(member)
            guard own != nil || member.isRequired else { continue }
            guard let value = own ?? values.text(of: member.type) else { return nil }
            arguments.append("\(member.name.label): \(value)")
        }
        return "\(callee)(\(arguments.joined(separator: ", ")))"
    }
}
