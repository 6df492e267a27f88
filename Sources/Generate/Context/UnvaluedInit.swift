import Documents
import SwiftModel

/// The init of an option that leaves out its value, a text: the value is the label then, as on the web.
struct UnvaluedInit {
    private let constraint: String
    private let parameters: [String]
    private let arguments: [String]

    /// Makes the init of a child that is data of its parent; nil where the value has to be given.
    init?(_ component: ComponentScaffold) {
        guard component.isItem, let parameter = component.swift.genericParameters.first(where: \.mayBeOmitted),
            let value = component.members.first(where: { $0.valueType == parameter.type }),
            let label = Self.label(of: component.members.map { ($0.name, $0.role, $0.valueType) })
        else { return nil }
        constraint = "\(parameter.name.reference) == \(SwiftType.string)"
        let members = component.members.filter { $0.name != value.name }
        var parameters = members.map(\.parameter)
        var arguments = component.members.map { $0.argument($0.name == value.name ? label : $0.name.reference) }
        let identity = ItemIdentity(component.parameters)
        if !identity.isOwn {
            let isBefore = component.members.prefix(identity.position).contains { $0.name == value.name }
            parameters.insert(identity.parameter, at: identity.position - (isBefore ? 1 : 0))
            arguments.insert("id: id", at: identity.position)
        }
        self.parameters = parameters
        self.arguments = arguments
    }

    /// Makes the init of an object of a list.
    init?(_ structure: SwiftStruct) {
        guard let parameter = structure.genericParameters.first(where: \.mayBeOmitted),
            let value = structure.members.first(where: { $0.type == parameter.type }),
            let label = Self.label(of: structure.members.map { ($0.name, $0.role, $0.type) })
        else { return nil }
        constraint = "\(parameter.name.reference) == \(SwiftType.string)"
        parameters = structure.members.filter { $0.name != value.name }
            .map { TypeContext.parameter(of: $0, isItem: structure.isItem) }
        arguments = structure.members.map { member in
            "\(member.name.label): \(member.name == value.name ? label : member.name.reference)"
        }
    }

    var value: TemplateValue {
        [
            "doc": .lines(["/// Without a value of its own, its value is its label."]),
            "parameters": .list(InitContext.listed(parameters)),
            "arguments": .list(InitContext.listed(arguments)),
            "constraint": .string(constraint),
        ]
    }

    private static func label(of members: [(name: SwiftIdentifier, role: String?, type: SwiftType?)]) -> String? {
        let labels = ["label", "text", "title", "name"].compactMap { role in
            members.first { $0.role == role && $0.type?.unwrapped == .string }
        }
        // Labels that have to be given are always there, and need no fallback behind them.
        let needed = labels.firstIndex { $0.type?.isOptional == false }
        let chain = labels.prefix(needed.map { $0 + 1 } ?? labels.count).map(\.name.reference)
        guard !chain.isEmpty else { return nil }
        return (chain + (needed == nil ? ["\"\""] : [])).joined(separator: " ?? ")
    }
}
