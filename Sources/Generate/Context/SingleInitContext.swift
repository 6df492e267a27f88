import Documents
import SwiftModel

/// The inits of a choice for one value, where the others bind a set: each calls the main one.
struct SingleInitContext {
    private let component: ComponentScaffold
    private let single: SingleInit
    private let own: ComponentScaffold

    /// nil where there are none.
    init?(_ component: ComponentScaffold) {
        guard let single = SingleInit(component.parameters) else { return nil }
        self.component = component
        self.single = single
        own = component.taking(single.parameters)
    }

    /// Inits for one value: the shorter ones call the init that takes everything.
    var values: [TemplateValue] {
        [main] + [TextInitContext(own)?.value, BareInitContext(own)?.value].compactMap(\.self)
    }

    private var main: TemplateValue {
        [
            "head": .lines(["extension \(component.swift.names.view.declaration) {"]),
            "doc": .lines(InitContext(own).documentation.lines),
            "parameters": .list(InitContext.listed(own.members.map(\.parameter))),
            "arguments": .list(InitContext.listed(component.members.map { $0.argument(value(of: $0)) })),
        ]
    }

    private func value(of member: Member) -> String {
        let name = member.name.reference
        if member.name == single.flag?.name { return "false" }
        if member.name == single.selection.name { return "\(name).asSet" }
        guard case .action(let parameters, let isOptional) = member.form, parameters.contains(single.set) else {
            return name
        }
        let values = parameters.enumerated().map { "$\($0.offset)" + ($0.element == single.set ? ".first" : "") }
        let called = values.joined(separator: ", ")
        return isOptional ? "\(name).map { action in { action(\(called)) } }" : "{ \(name)(\(called)) }"
    }
}
