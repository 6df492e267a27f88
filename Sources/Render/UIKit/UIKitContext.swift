import Mustache
import SwiftModel

/// What a template sees of the UIKit side of a component.
struct UIKitContext {
    private let scaffold: UIKitScaffold
    private let library: ScaffoldLibrary

    init(_ scaffold: UIKitScaffold, in library: ScaffoldLibrary) {
        self.scaffold = scaffold
        self.library = library
    }

    var fields: [(TemplateKey, TemplateValue)] {
        let swift = scaffold.component.swift
        return [
            ("class", .string(swift.names.uiKit.declaration)),
            ("classType", .string(swift.names.uiKit.reference + arguments)),
            ("base", .string(scaffold.base.rawValue)),
            ("isControl", .boolean(scaffold.base == .control)),
            ("rootName", .string(swift.names.root.declaration)),
            ("generics", .string(generics)),
            ("isDesignable", .boolean(swift.genericParameters.isEmpty)),
            ("hasDelegate", .boolean(!scaffold.delegate.methods.isEmpty)),
            ("delegate", .string(scaffold.delegate.name.declaration)),
            ("delegateProperty", .string(scaffold.delegate.property.declaration)),
            ("methods", .list(scaffold.delegate.methods.map(method))),
            ("properties", .list(scaffold.values.map(property))),
            ("proxies", .list(proxies)),
            ("slots", .list(scaffold.slots.map(slot))),
            ("awaited", .list(awaited)),
            ("arguments", .lines(argumentLines)),
            ("hasArguments", .boolean(!scaffold.arguments.isEmpty)),
            ("modifiers", .lines(scaffold.modifiers)),
            ("usesComponent", .boolean(usesComponent)),
            ("unused", .list(scaffold.unused.map { .string("\($0.name.name): \($0.type)") })),
            ("titleSetter", titleSetter),
        ]
    }

    private var generics: String {
        let parameters = scaffold.component.swift.genericParameters
        return parameters.isEmpty ? "" : "<\(parameters.map(\.declaration).joined(separator: ", "))>"
    }

    private var arguments: String {
        let parameters = scaffold.component.swift.genericParameters
        return parameters.isEmpty ? "" : "<\(parameters.map(\.name.reference).joined(separator: ", "))>"
    }

    private func method(_ method: UIKitDelegate.Method) -> TemplateValue {
        var doc = DocComment(indentation: 4)
        for paragraph in method.documentation { doc.add(paragraph: paragraph) }
        let declaration = method.declaration(class: scaffold.component.swift.names.uiKit.reference)
        var implementation = declaration
        implementation[0] = "public " + implementation[0]
        implementation[implementation.count - 1] += " {}"
        return [
            "declaration": .lines(declaration),
            "implementation": .lines(implementation),
            "doc": .lines(doc.lines),
        ]
    }

    private func property(_ value: UIKitValue) -> TemplateValue {
        var doc = DocComment(indentation: 4)
        for paragraph in value.documentation { doc.add(paragraph: paragraph) }
        let start = value.isOverride || value.isAwaited || value.type.isOptional ? nil : value.defaultText
        return [
            "declaration": .string("\(value.name.declaration): \(value.storedType)" + (start.map { " = \($0)" } ?? "")),
            "isOverride": .boolean(value.isOverride),
            "isInspectable": .boolean(isInspectable(value.type)),
            "doc": .lines(doc.lines),
        ]
    }

    private func isInspectable(_ type: SwiftType) -> Bool {
        guard case .named(let name, []) = type.unwrapped else { return false }
        if name == "String" || name == "UIColor" { return true }
        return !type.isOptional && ["Bool", "Int", "Double", "CGFloat"].contains(name)
    }

    private func slot(_ slot: UIKitSlot) -> TemplateValue {
        var doc = DocComment(indentation: 4)
        for paragraph in slot.documentation { doc.add(paragraph: paragraph) }
        return ["name": .string(slot.name.declaration), "doc": .lines(doc.lines)]
    }

    /// Enums by their raw values, for Interface Builder.
    private var proxies: [TemplateValue] {
        let enums = scaffold.values.compactMap { value -> (UIKitValue, String)? in
            guard !value.isOverride, value.defaultText != nil,
                let enumeration = library.enumeration(value.type, in: scaffold.component)
            else { return nil }
            switch enumeration.form {
            case .strings: return (value, "String")
            case .integers: return (value, "Int")
            case .openStrings, .choice: return nil
            }
        }
        let taken = (scaffold.values.map(\.name) + scaffold.slots.map(\.name)).map {
            SwiftScope.Wish($0, webName: $0.name, isFixed: true)
        }
        let wishes = enums.map { value, raw in
            SwiftScope.Wish(
                SwiftIdentifier("\(value.name.name)\(raw == "String" ? "Name" : "Number")", as: .uiKitProperty),
                webName: value.name.name
            )
        }
        let names = SwiftScope.unique(taken + wishes, .caseSensitive).dropFirst(taken.count)
        return zip(enums, names).map { entry, name in
            let (value, raw) = entry
            return [
                "name": .string(name.declaration),
                "raw": .string(raw),
                "isOptional": .boolean(value.type.isOptional),
                "type": .string(value.type.unwrapped.description),
                "property": .string(
                    Self.namesInSetters.contains(value.name.name) ? "self.\(value.name.member)" : value.name.reference
                ),
            ]
        }
    }

    /// What a setter has names for, which are found before properties.
    private static let namesInSetters: Set<String> = ["newValue", "value"]

    /// Values without which there is nothing to show.
    private var awaited: [TemplateValue] {
        scaffold.values.filter(\.isAwaited).map { value in
            ["declaration": .string(value.name.declaration), "member": .string(value.name.member)]
        }
    }

    private var argumentLines: [String] {
        var lines: [String] = []
        for (index, argument) in scaffold.arguments.enumerated() {
            var own = argument.lines
            if index + 1 < scaffold.arguments.count { own[own.count - 1] += "," }
            lines += own
        }
        return lines
    }

    /// Whether the SwiftUI component asks its UIKit counterpart for anything.
    private var usesComponent: Bool {
        !scaffold.modifiers.isEmpty || !awaited.isEmpty
            || scaffold.component.swift.mechanisms.contains(where: \.isFocus)
            || argumentLines.contains { $0.contains(UIKitScaffold.owner) }
    }

    /// UIKit's own way to a label, where a row asks for it.
    private var titleSetter: TemplateValue {
        guard scaffold.component.swift.uiKit.mechanisms.contains(.setTitle),
            let label = scaffold.values.first(where: { $0.name.name == "label" && $0.type.unwrapped == .string })
        else { return .null }
        return [
            "value": .string(label.type.isOptional ? "title" : "title ?? \"\""), "name": .string(label.name.member),
        ]
    }
}
