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
        let lines = Self.lines(of: method, class: scaffold.component.swift.names.uiKit.reference)
        return [
            "declaration": .lines(lines.declaration),
            "implementation": .lines(lines.implementation),
            "doc": .lines(doc.lines),
        ]
    }

    /// In the protocol, and in its extension, which does nothing.
    static func lines(
        of method: UIKitDelegate.Method,
        class name: String
    ) -> (declaration: [String], implementation: [String]) {
        let declaration = method.declaration(class: name)
        var implementation = declaration
        implementation[0] = "public " + implementation[0]
        implementation[implementation.count - 1] += " {}"
        return (declaration, implementation)
    }

    private func property(_ value: UIKitValue) -> TemplateValue {
        var doc = DocComment(indentation: 4)
        for paragraph in value.documentation { doc.add(paragraph: paragraph) }
        let start = value.isOverride || value.isAwaited || value.type.isOptional ? nil : value.defaultText
        return [
            "declaration": .string("\(value.name.declaration): \(value.storedType)" + (start.map { " = \($0)" } ?? "")),
            "isOverride": .boolean(value.isOverride),
            "isInspectable": .boolean(value.type.isInspectable),
            "doc": .lines(doc.lines),
        ]
    }

    private func slot(_ slot: UIKitSlot) -> TemplateValue {
        var doc = DocComment(indentation: 4)
        for paragraph in slot.documentation { doc.add(paragraph: paragraph) }
        return ["name": .string(slot.name.declaration), "doc": .lines(doc.lines)]
    }

    /// Enums by their raw values, for Interface Builder.
    private var proxies: [TemplateValue] {
        let all = UIKitProxy.all(of: scaffold) { library.enumeration($0, in: scaffold.component) }
        return all.map { proxy in
            [
                "name": .string(proxy.name.declaration),
                "raw": .string(proxy.raw),
                "isOptional": .boolean(proxy.isOptional),
                "type": .string(proxy.type.unwrapped.description),
                "property": .string(proxy.access),
            ]
        }
    }

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

    private var titleSetter: TemplateValue {
        guard let label = scaffold.title else { return .null }
        return ["value": .string(label.titleValue), "name": .string(label.name.member)]
    }
}
