/// An `id` that a caller may give and that otherwise is the value, or the label.
package struct ItemIdentity: Sendable {
    /// Whether a member of the web component is called like that and does it.
    package let isOwn: Bool
    /// Position of the parameter: in front of the closures.
    package let position: Int
    /// Members that tell items apart where a caller gives no `id`: the first that says something counts.
    package let substitutes: [Member]

    package init(_ parameters: ComponentParameters) {
        let members = parameters.members
        let values = parameters.component.genericParameters.map(\.type)
        isOwn = members.contains { $0.name.name == "id" }
        position = members.firstIndex { ParameterRank($0) >= .binding } ?? members.endIndex
        let roles = ["value", "label", "text", "title", "displayText", "name"]
        substitutes = roles.compactMap { role in members.first { $0.role == role && $0.isHashable(values) } }
    }

    package var isRequired: Bool { substitutes.isEmpty }
}

extension Member {
    /// `values` are types of the caller's own that are.
    fileprivate func isHashable(_ values: [SwiftType]) -> Bool {
        guard let type = valueType?.unwrapped else { return false }
        return values.contains(type) || type == .string || type.isNumber || type == .named("AnyHashable")
    }
}
