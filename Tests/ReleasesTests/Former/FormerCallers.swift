/// Callers of all that generated files declare: each type is named, each init called with all its arguments and with only
/// those that it needs, each property read and written and compared to nothing, each case named and told from the others.
struct FormerCallers {
    private(set) var all: [FormerCaller] = []
    private let types: [String: WrittenDeclaration]

    init(of declarations: [WrittenDeclaration]) {
        types = Dictionary(declarations.filter(\.isType).map { ($0.path, $0) }) { first, _ in first }
        for declaration in declarations { add(declaration) }
        let cases = Dictionary(grouping: declarations.filter { $0.kind == .enumCase }, by: \.owner)
        for (owner, cases) in cases.sorted(by: { $0.key < $1.key }) {
            let names = cases.map { ".\($0.name)" }.joined(separator: ", ")
            add(.choice, owner, "(_ value: \(owner)) { switch value { case \(names): break } }")
        }
        let methods = Dictionary(grouping: declarations.filter(isMethod), by: \.owner)
        for (owner, methods) in methods.sorted(by: { $0.key < $1.key }) {
            let lines = methods.map { method in
                let parameters = method.parameters.enumerated().map { "_ p\($0): \($1.type)" }
                return "func \(method.name)(\(parameters.joined(separator: ", "))) {}"
            }
            let line = "@MainActor final class Listener\(all.count): \(owner) { \(lines.joined(separator: "; ")) }"
            all.append(FormerCaller(kind: .adoption, subject: owner, line: line))
        }
    }

    private func isMethod(_ declaration: WrittenDeclaration) -> Bool {
        declaration.kind == .function && types[declaration.owner]?.kind == .protocolType
    }

    private mutating func add(_ kind: FormerCaller.Kind, _ subject: String, _ rest: String) {
        all.append(FormerCaller(kind: kind, subject: subject, line: "@MainActor func call\(all.count)\(rest)"))
    }

    private mutating func add(_ declaration: WrittenDeclaration) {
        switch declaration.kind {
        case .structure, .enumeration, .protocolType, .classType: addType(declaration)
        case .initialiser, .function: addCalls(declaration)
        case .property: addProperty(declaration)
        case .enumCase:
            let payload = declaration.type.isEmpty ? "" : "_ payload: \(declaration.type)"
            let value = ".\(declaration.name)" + (declaration.type.isEmpty ? "" : "(payload)")
            add(.enumCase, declaration.path, "(\(payload)) { let _: \(declaration.owner) = \(value) }")
        }
    }

    // MARK: Types

    private mutating func addType(_ type: WrittenDeclaration) {
        let generics = Self.list(type.typeParameters)
        let name = Self.applied(type)
        add(.type, type.path, "\(generics)(_: \(type.kind == .protocolType ? "any " : "")\(name)) {}")
        if type.kind == .classType {
            // A type that stands nowhere else has to come from the caller.
            let types = type.typeParameters.map { "_: \($0.name).Type" }.joined(separator: ", ")
            add(.type, type.path, "\(generics)(\(types)) { let _: \(type.parents.first ?? "AnyObject") = \(name)() }")
        }
        if type.parents.contains("CaseIterable") { add(.read, type.path, "() { let _: [\(name)] = \(name).allCases }") }
        if let raw = type.parents.first, raw == "String" || raw == "Int" {
            add(.read, type.path, "(_ raw: \(raw)) { let _: \(name)? = \(name)(rawValue: raw) }")
        }
    }

    private static func list(_ parameters: [WrittenDeclaration.TypeParameter]) -> String {
        let parameters = parameters.map { $0.constraint.isEmpty ? $0.name : "\($0.name): \($0.constraint)" }
        return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    }

    private static func applied(_ type: WrittenDeclaration) -> String {
        let names = type.typeParameters.map(\.name)
        return names.isEmpty ? type.path : "\(type.path)<\(names.joined(separator: ", "))>"
    }

    // MARK: Calls

    private mutating func addCalls(_ declaration: WrittenDeclaration) {
        addCall(declaration, with: declaration.parameters)
        let generics = types[declaration.owner]?.typeParameters.filter { $0.constraint != "View" } ?? []
        let required = declaration.parameters.filter { parameter in
            !parameter.hasDefault || generics.contains { parameter.type == "[\($0.name)]" }
        }
        if required.count < declaration.parameters.count { addCall(declaration, with: required) }
    }

    private mutating func addCall(_ declaration: WrittenDeclaration, with given: [WrittenDeclaration.Parameter]) {
        let owner = types[declaration.owner]
        var parameters: [String] = []
        var arguments: [String] = []
        for (index, parameter) in given.enumerated() {
            var value = "p\(index)"
            if parameter.isView {
                value = parameter.type.hasPrefix("() ->") ? "{ Text(\"a\") }" : "{ _ in Text(\"a\") }"
            } else {
                parameters.append(
                    "_ p\(index): \(Self.isFunction(parameter.type) ? "@escaping " : "")\(parameter.type)"
                )
            }
            arguments.append(parameter.isUnlabeled ? value : "\(parameter.name): \(value)")
        }
        // Views are told by the arguments; what else a type is made of has to come from the caller.
        var generics = (owner?.typeParameters ?? []) + declaration.typeParameters
        generics.removeAll { $0.constraint == "View" }
        // So is a value that nobody gives: then it is a text.
        generics.removeAll { parameter in
            parameter.constraint == "Hashable"
                && !parameters.contains { $0.split { !$0.isLetter }.contains { $0 == parameter.name } }
        }
        var callee = declaration.owner
        if declaration.kind == .function {
            let isView = declaration.owner == "View"
            if !isView {
                let isProtocol = owner?.kind == .protocolType
                parameters.append("_ owner: \(isProtocol ? "any " : "")\(owner.map(Self.applied) ?? callee)")
            }
            callee = (isView ? "EmptyView()" : "owner") + ".\(declaration.name)"
        }
        let list = parameters.joined(separator: ", ")
        let isValue = declaration.kind == .initialiser || declaration.owner == "View"
        let call = "\(isValue ? "_ = " : "")\(callee)(\(arguments.joined(separator: ", ")))"
        // Values of the app are told apart by what they are.
        let values = generics.filter { $0.constraint == "RandomAccessCollection" }.map(\.name)
        let condition = values.map { " where \($0).Element: Identifiable" }.joined()
        add(.call, declaration.path, "\(Self.list(generics))(\(list))\(condition) { \(call) }")
    }

    /// Whether it is a function, and not an optional one.
    private static func isFunction(_ type: String) -> Bool {
        var depth = 0
        for character in type {
            if character == "(" || character == "[" { depth += 1 }
            if character == ")" || character == "]" { depth -= 1 }
            if character == "-", depth == 0 { return true }
        }
        return false
    }

    // MARK: Properties

    private mutating func addProperty(_ property: WrittenDeclaration) {
        guard let owner = types[property.owner], !property.type.hasPrefix("some ") else { return }
        let generics = Self.list(owner.typeParameters)
        let type = Self.applied(owner)
        if property.isStatic {
            add(.read, property.path, "() { let _: \(property.type) = \(type).\(property.name) }")
            return
        }
        let access = "owner.\(property.name)"
        add(.read, property.path, "\(generics)(_ owner: \(type)) { let _: \(property.type) = \(access) }")
        if property.type.hasSuffix("?") {
            add(.compare, property.path, "\(generics)(_ owner: \(type)) { _ = \(access) == nil }")
        }
        guard property.isSettable else { return }
        let value = "_ value: \(Self.isFunction(property.type) ? "@escaping " : "")\(property.type)"
        let place = owner.kind == .classType ? "let place = owner" : "var place = owner"
        add(
            .write,
            property.path,
            "\(generics)(_ owner: \(type), \(value)) { \(place); place.\(property.name) = value }"
        )
    }
}

/// A line of Swift that somebody wrote against the former release.
struct FormerCaller: Sendable {
    enum Kind: String, Sendable {
        /// Names a type, or makes a value of a class.
        case type
        case call, read, write, compare, enumCase, choice, adoption
    }

    let kind: Kind
    /// The path of what it is about: a type, or a member of one.
    let subject, line: String

    /// The names in it, with those of the types around them.
    var names: Set<String> {
        Set(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init))
    }
}
