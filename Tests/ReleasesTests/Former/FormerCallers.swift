import SwiftModel

/// Callers of all that generated files declare: each type is named, each init called with all its arguments and with only
/// those that it needs, each property read and written and compared to nothing, each case named and told from the others.
///
/// They come from the text of the files: a shim that is worked out wrongly can't hide what there was.
struct FormerCallers {
    private(set) var all: [FormerCaller] = []
    private let types: [String: SwiftDeclaration]

    init(of declarations: [SwiftDeclaration]) {
        // A case is as public as its enum.
        let open = declarations.filter { $0.access == .public || $0.kind == .enumCase }
        let types = Dictionary(open.filter { $0.typeKind != nil }.map { ($0.pathText, $0) }) { first, _ in first }
        self.types = types
        let own = open.filter { $0.isPromise && ($0.isInExtension || $0.owner.isEmpty || types[$0.owner] != nil) }
        for declaration in own { add(declaration) }
        let cases = Dictionary(grouping: own.filter { $0.kind == .enumCase }, by: \.owner)
        for (owner, cases) in cases.sorted(by: { $0.key < $1.key }) {
            let names = cases.map { ".\($0.name)" }.joined(separator: ", ")
            add(.choice, owner, "(_ value: \(owner)) { switch value { case \(names): break } }")
        }
        let methods = Dictionary(
            grouping: own.filter { $0.kind == .function && types[$0.owner]?.typeKind == .protocol },
            by: \.owner
        )
        for (owner, methods) in methods.sorted(by: { $0.key < $1.key }) {
            let lines = methods.map { method in
                let parameters = method.parameters.enumerated().map { "_ p\($0): \($1.type)" }
                return "func \(method.name)(\(parameters.joined(separator: ", "))) {}"
            }
            let line = "@MainActor final class Listener\(all.count): \(owner) { \(lines.joined(separator: "; ")) }"
            all.append(FormerCaller(kind: .adoption, subject: owner, line: line))
        }
    }

    private mutating func add(_ kind: FormerCaller.Kind, _ subject: String, _ rest: String) {
        all.append(FormerCaller(kind: kind, subject: subject, line: "@MainActor func call\(all.count)\(rest)"))
    }

    private mutating func add(_ declaration: SwiftDeclaration) {
        switch declaration.kind {
        case .type(let kind): addType(declaration, kind)
        case .initializer, .function: addCalls(declaration)
        case .property(let kind): addProperty(declaration, isSettable: kind == .variable || kind == .settable)
        case .enumCase:
            let payload = declaration.parameters.first.map { "_ payload: \($0.type)" } ?? ""
            let value = ".\(declaration.name)" + (payload.isEmpty ? "" : "(payload)")
            add(.enumCase, declaration.pathText, "(\(payload)) { let _: \(declaration.owner) = \(value) }")
        case .extension, .alias: break
        }
    }

    // MARK: Types

    private mutating func addType(_ type: SwiftDeclaration, _ kind: SwiftDeclaration.TypeKind) {
        let generics = Self.list(type.generics)
        let (name, path, parents) = (type.applied, type.pathText, type.inherits.map(\.description))
        add(.type, path, "\(generics)(_: \(kind == .protocol ? "any " : "")\(name)) {}")
        if kind == .class {
            // A type that stands nowhere else has to come from the caller.
            let types = type.generics.map { "_: \($0.name).Type" }.joined(separator: ", ")
            add(.type, path, "\(generics)(\(types)) { let _: \(parents.first ?? "AnyObject") = \(name)() }")
        }
        if parents.contains("CaseIterable") { add(.read, path, "() { let _: [\(name)] = \(name).allCases }") }
        if let raw = parents.first, raw == "String" || raw == "Int" {
            add(.read, path, "(_ raw: \(raw)) { let _: \(name)? = \(name)(rawValue: raw) }")
        }
    }

    private static func list(_ parameters: [SwiftDeclaration.GenericParameter]) -> String {
        let parameters = parameters.map { $0.name + ($0.bound.map { ": \($0)" } ?? "") }
        return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    }

    // MARK: Calls

    private mutating func addCalls(_ declaration: SwiftDeclaration) {
        addCall(declaration, with: declaration.parameters)
        let generics = types[declaration.owner]?.generics.filter { $0.bound != .name("View") } ?? []
        let required = declaration.parameters.filter { parameter in
            parameter.value == nil || generics.contains { parameter.type == .array(.name($0.name)) }
        }
        if required.count < declaration.parameters.count { addCall(declaration, with: required) }
    }

    private mutating func addCall(_ declaration: SwiftDeclaration, with given: [DeclaredParameter]) {
        let owner = types[declaration.owner]
        var parameters: [String] = []
        var arguments: [String] = []
        for (index, parameter) in given.enumerated() {
            var value = "p\(index)"
            if parameter.attributes.contains("ViewBuilder") {
                value = "\(parameter.type)".hasPrefix("() ->") ? "{ Text(\"a\") }" : "{ _ in Text(\"a\") }"
            } else {
                parameters.append("_ p\(index): \(Self.taken(parameter.type))")
            }
            arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
        }
        // Views are told by the arguments; what else a type is made of has to come from the caller.
        var generics = (owner?.generics ?? []) + declaration.generics
        generics.removeAll { $0.bound == .name("View") }
        // So is a value that nobody gives: then it is a text.
        generics.removeAll { parameter in
            parameter.bound == .name("Hashable")
                && !parameters.contains { $0.split { !$0.isLetter }.contains { $0 == parameter.name } }
        }
        var callee = declaration.owner
        if declaration.kind == .function {
            let isView = declaration.owner == "View"
            if !isView {
                let isProtocol = owner?.typeKind == .protocol
                parameters.append("_ owner: \(isProtocol ? "any " : "")\(owner.map(\.applied) ?? callee)")
            }
            callee = (isView ? "EmptyView()" : "owner") + ".\(declaration.name)"
        }
        let list = parameters.joined(separator: ", ")
        let isValue = declaration.kind == .initializer || declaration.owner == "View"
        let call = "\(isValue ? "_ = " : "")\(callee)(\(arguments.joined(separator: ", ")))"
        // Values of the app are told apart by what they are.
        let values = generics.filter { $0.bound == .name("RandomAccessCollection") }.map(\.name)
        let condition = values.map { " where \($0).Element: Identifiable" }.joined()
        add(.call, declaration.pathText, "\(Self.list(generics))(\(list))\(condition) { \(call) }")
    }

    /// A type as that of a parameter: a function that is no optional one escapes.
    private static func taken(_ type: WrittenType) -> String {
        if case .function = type { "@escaping \(type)" } else { "\(type)" }
    }

    // MARK: Properties

    private mutating func addProperty(_ property: SwiftDeclaration, isSettable: Bool) {
        // `static let name = Self(…)`
        let type = property.type ?? WrittenType(property.owner)
        guard let owner = types[property.owner], !"\(type)".hasPrefix("some ") else { return }
        let path = property.pathText
        if property.isStatic { return add(.read, path, "() { let _: \(type) = \(owner.applied).\(property.name) }") }
        let generics = Self.list(owner.generics)
        let access = "owner.\(property.name)"
        add(.read, path, "\(generics)(_ owner: \(owner.applied)) { let _: \(type) = \(access) }")
        if type.isOptional { add(.compare, path, "\(generics)(_ owner: \(owner.applied)) { _ = \(access) == nil }") }
        guard isSettable else { return }
        let place = owner.typeKind == .class ? "let place = owner" : "var place = owner"
        let parameters = "(_ owner: \(owner.applied), _ value: \(Self.taken(type)))"
        add(.write, path, "\(generics)\(parameters) { \(place); place.\(property.name) = value }")
    }
}

extension SwiftDeclaration {
    /// The type that it is a member of, with those around it; empty for none.
    fileprivate var owner: String { scope.joined(separator: ".") }

    /// By what it is told from all others but its overloads.
    fileprivate var pathText: String { path.joined(separator: ".") }

    fileprivate var typeKind: TypeKind? { if case .type(let kind) = kind { kind } else { nil } }

    /// A type with its type parameters as arguments.
    fileprivate var applied: String {
        generics.isEmpty ? pathText : "\(pathText)<\(generics.map(\.name).joined(separator: ", "))>"
    }

    /// Not what UIKit's classes have by themselves. A protocol has the method that its extension does nothing in.
    fileprivate var isPromise: Bool {
        let isInherited = isOverride || (kind == .initializer && parameters.map(\.label) == ["coder"])
        return !isInherited && !(kind == .function && isInExtension && owner.hasSuffix("Delegate"))
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
