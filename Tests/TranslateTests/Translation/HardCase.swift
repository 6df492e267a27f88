import SwiftModel
import TestSupport
import Testing

@testable import Translate

/// What the suites about hard cases of translating share: rows that take whatever there is, and fields to write down.
enum HardCase {
    /// Every property, event and slot, as it comes.
    static let anything =
        Tables.properties("`*: any` | `{name}: {Type}` | `same`")
        + Tables.events("`@*` | `on{Name}(Detail)?` | `delegate.did{Name}(Detail)`")
        + Tables.slots("`#*` | `{name}: View` | `{name}View: UIView?`")

    /// The fields of a class, as JSON.
    static func fields(_ fields: (name: String, type: String, value: String?)...) -> String {
        ComponentJSON.of(fields.map { "\($0): \($1)" + ($2.map { " = \($0)" } ?? "") })
    }

    /// Each type that a translation mentions is one that it declares, or a known one.
    static func expectDeclaredTypes(_ fixture: Fixture, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let undeclared = GeneratedTypeUse.undeclared(in: fixture.translation.swift)
        #expect(undeclared == [], sourceLocation: sourceLocation)
    }
}

/// Which generated types members name, and whether each of them is declared.
enum GeneratedTypeUse {
    static func undeclared(in library: SwiftLibrary) -> [String] {
        var declared = Set(library.components.map(\.names.view.name))
        declared.formUnion(library.sharedEnums.map(\.name.description))
        declared.formUnion(library.sharedStructs.map(\.name.description))
        var used: Set<String> = []
        for component in library.components {
            declared.formUnion(component.enums.map(\.name.description))
            declared.formUnion(component.structs.map(\.name.description))
            declared.formUnion(component.typeAliases.map(\.name.description))
            used.formUnion(component.typeAliases.map(\.target.description))
            for type in types(of: component) { used.formUnion(names(in: type)) }
        }
        return used.subtracting(declared).sorted()
    }

    private static func types(of component: SwiftComponent) -> [SwiftType] {
        component.members.flatMap(\.writtenTypes)
            + component.texts.map(\.type) + component.structs.flatMap(\.members).map(\.type)
            + component.uiKit.properties.map(\.type) + component.uiKit.delegateMethods.flatMap(\.parameters)
            + component.enums.flatMap(\.cases).compactMap { entry in
                if case .payload(let type) = entry.value { type } else { nil }
            }
    }

    private static func names(in type: SwiftType) -> [String] {
        switch type {
        case .named(_, let arguments): arguments.flatMap(names)
        case .optional(let inner), .array(let inner): names(in: inner)
        case .dictionary(let key, let value): names(in: key) + names(in: value)
        case .tuple(let elements): elements.flatMap { names(in: $0.type) }
        case .function(let parameters, let returns): parameters.flatMap(names) + names(in: returns)
        case .generated(let name, _): [name.description]
        case .placeholder(let placeholder): ["{\(placeholder.rawValue)}"]
        }
    }
}
