import Documents
import SwiftModel

struct UIKitContext {
    let component: ComponentScaffold
    let uiKit: UIKitClass
    let library: ScaffoldLibrary
    /// Whether the class shows the component above a screen, and not in itself.
    let isPresented: Bool

    var fields: [(TemplateKey, TemplateValue)] {
        let swift = component.swift
        let argumentLines = UIKitArgument.lines(of: uiKit, isPresented: isPresented)
        let presented = isPresented ? uiKit.sources.compactMap { PresentedArgument($0, of: uiKit) } : []
        return [
            ("class", .string(swift.names.uiKit.declaration)),
            ("classType", .string(uiKit.classType)),
            ("base", .string(uiKit.base.rawValue)),
            ("isControl", .boolean(uiKit.base == .control)),
            ("rootName", .string(swift.names.root.declaration)),
            ("generics", .string(generics)),
            ("isDesignable", .boolean(!uiKit.isGeneric)),
            ("hasDelegate", .boolean(!uiKit.delegate.methods.isEmpty)),
            ("delegate", .string(uiKit.delegate.name.declaration)),
            ("delegateProperty", .string(uiKit.delegate.property.declaration)),
            ("methods", .list(uiKit.delegate.methods.map(method))),
            ("properties", .list(uiKit.values.map(property))),
            ("proxies", .list(proxies)),
            ("slots", .list(uiKit.slots.map(slot))),
            ("awaited", .list(awaited)),
            ("arguments", .lines(argumentLines)),
            ("hasArguments", .boolean(!uiKit.sources.isEmpty)),
            ("presentedArguments", .list(presented.map(\.template))),
            ("modifiers", .lines(modifiers)),
            ("usesComponent", .boolean(usesComponent(in: argumentLines))),
            ("unused", .list(uiKit.unused.map { .string("\($0.name.name): \($0.type)") })),
            ("hasUnused", .boolean(!uiKit.unused.isEmpty)),
            ("titleSetter", titleSetter),
        ]
    }

    private var generics: String {
        let parameters = uiKit.component.component.genericParameters
        return parameters.isEmpty ? "" : "<\(parameters.map(\.declaration).joined(separator: ", "))>"
    }

    private func method(_ method: UIKitDelegate.Method) -> TemplateValue {
        var doc = DocComment(indentation: 4)
        for paragraph in component.documentation(of: method) { doc.add(paragraph: paragraph) }
        let lines = Self.lines(of: method, class: component.swift.names.uiKit.reference)
        return [
            "declaration": .lines(lines.declaration),
            "implementation": .lines(lines.implementation),
            "doc": .lines(doc.lines),
        ]
    }

    static func lines(
        of method: UIKitDelegate.Method,
        class name: String
    ) -> (declaration: [String], implementation: [String]) {
        let declaration = method.lines(class: name)
        var implementation = declaration
        implementation[0] = "public " + implementation[0]
        implementation[implementation.count - 1] += " {}"
        return (declaration, implementation)
    }

    private func property(_ value: UIKitValue) -> TemplateValue {
        var doc = DocComment(indentation: 4)
        for paragraph in value.member.map(component.documentation) ?? [] { doc.add(paragraph: paragraph) }
        return [
            "declaration": .string(Self.declaration(of: value)),
            "isOverride": .boolean(value.isOverride),
            "isInspectable": .boolean(value.type.isInspectable),
            "doc": .lines(doc.lines),
        ]
    }

    /// An optional property is nil by itself.
    private static func declaration(of value: UIKitValue) -> String {
        let declaration = "\(value.name.declaration): \(value.storedType)"
        guard !value.isOverride, !value.isAwaited, value.defaultText != "nil", let start = value.defaultText else {
            return declaration
        }
        let type = "\(value.type.unwrapped)("
        guard "    public var \(declaration) = \(start) {".count > width, start.hasPrefix(type) else {
            return "\(declaration) = \(start)"
        }
        // The name of the type stands there once already.
        return "\(declaration) = .init(\(start.dropFirst(type.count))"
    }

    private static let width = 120

    private func slot(_ slot: UIKitSlot) -> TemplateValue {
        var doc = DocComment(indentation: 4)
        for paragraph in component.documentation(of: slot.member) { doc.add(paragraph: paragraph) }
        return ["name": .string(slot.name.declaration), "doc": .lines(doc.lines)]
    }

    /// Enums by their raw values, for Interface Builder.
    private var proxies: [TemplateValue] {
        let all = UIKitProxy.all(of: uiKit) { library.enumeration($0, in: component) }
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
        uiKit.values.filter(\.isAwaited).map { value in
            ["declaration": .string(value.name.declaration), "member": .string(value.name.member)]
        }
    }

    private var modifiers: [String] {
        uiKit.modifiers.compactMap { UIKitModifier.text(of: $0, value: "component.\($0.name.member)") }
            + UIKitArgument.modifiers(of: uiKit)
    }

    private func usesComponent(in argumentLines: [String]) -> Bool {
        !modifiers.isEmpty || !awaited.isEmpty
            || component.swift.mechanisms.contains(where: \.isFocus)
            || argumentLines.contains { $0.contains(UIKitArgument.owner) }
    }

    private var titleSetter: TemplateValue {
        guard let label = uiKit.title else { return .null }
        return ["value": .string(label.titleValue), "name": .string(label.name.member)]
    }
}

extension UIKitDelegate.Method {
    func lines(class name: String) -> [String] { lines(with: parameters(class: name)) }

    /// Writes the declaration in a delegate that only notes that it was asked.
    func unnamedLines(class name: String) -> [String] {
        lines(with: ([name] + parameters.map(\.description)).map { "_: \($0)" })
    }

    private func lines(with parameters: [String]) -> [String] {
        let line = "func \(self.name)(\(parameters.joined(separator: ", ")))"
        guard line.utf8.count > DocComment.longestLine - "    public  {}".utf8.count else { return [line] }
        return ["func \(self.name)("]
            + parameters.enumerated().map { "    " + $1 + ($0 + 1 < parameters.count ? "," : "") } + [")"]
    }
}

extension SwiftType {
    /// Whether Interface Builder can set a value of it.
    var isInspectable: Bool {
        guard case .named(let name, []) = unwrapped else { return false }
        if name == "String" || name == "UIColor" { return true }
        return !isOptional && ["Bool", "Int", "Double", "CGFloat"].contains(name)
    }
}
