import SwiftModel

/// What a generated file declares for others, read from its text and from nothing else: a shim that is worked out wrongly
/// can't hide what there was.
struct WrittenSwift {
    private(set) var declarations: [WrittenDeclaration] = []
    private let source: SwiftTokens

    init(_ bytes: [UInt8]) throws {
        source = try SwiftTokens(bytes)
        read(0..<source.tokens.count, in: Scope(owner: "", isPublic: false, isEnum: false))
    }

    private struct Scope {
        let owner: String
        /// Whether all that stands in it is public without a word.
        let isPublic, isEnum: Bool
    }

    // MARK: Tokens

    private func text(_ index: Int) -> String {
        index < source.tokens.count ? String(decoding: source.bytes[source.tokens[index].range], as: UTF8.self) : ""
    }

    private func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        let bytes = source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
        return String(decoding: source.bytes[bytes], as: UTF8.self).split { $0 == "\n" || $0 == " " }
            .joined(separator: " ")
    }

    /// How many generic arguments are opened, less those that are closed.
    private func nesting(_ index: Int) -> Int {
        guard source.tokens[index].kind == .operator, text(index) != "->" else { return 0 }
        return text(index).reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
    }

    /// From a token up to the first of some texts that stands beside it, or up to the end of its line.
    private func end(of start: Int, before stops: Set<String>, in range: Range<Int>, isLine: Bool) -> Int {
        var index = start
        var depth = 0
        while index < range.upperBound {
            if depth == 0, index > start {
                if stops.contains(text(index)) || (isLine && source.tokens[index].isBehindNewline) { return index }
            }
            depth += nesting(index)
            index = source.tokens[index].kind == .open ? source.partners[index] + 1 : index + 1
        }
        return index
    }

    /// The pieces between commas.
    private func pieces(of range: Range<Int>) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = end(of: start, before: [","], in: range, isLine: false)
            pieces.append(start..<end)
            start = end + 1
        }
        return pieces
    }

    // MARK: Declarations

    private static let modifiers: Set<String> = ["final", "weak", "required", "static", "lazy", "nonisolated"]

    private mutating func read(_ range: Range<Int>, in scope: Scope) {
        var index = range.lowerBound
        while index < range.upperBound {
            let token = source.tokens[index]
            let isOpen = scope.isPublic || (scope.isEnum && text(index) == "case")
            if token.kind == .word, text(index) == "extension" {
                index = readExtension(index, range)
            } else if token.kind == .word, text(index) == "public" || isOpen {
                index = readDeclaration(text(index) == "public" ? index + 1 : index, range, in: scope)
            } else {
                index = token.kind == .open ? source.partners[index] + 1 : index + 1
            }
        }
    }

    private mutating func readExtension(_ start: Int, _ range: Range<Int>) -> Int {
        let body = end(of: start, before: ["{"], in: range, isLine: false)
        let name = text(start + 1..<end(of: start + 1, before: ["where", "{"], in: range, isLine: false))
        read(body + 1..<source.partners[body], in: Scope(owner: name, isPublic: false, isEnum: false))
        return source.partners[body] + 1
    }

    private mutating func readDeclaration(_ start: Int, _ range: Range<Int>, in scope: Scope) -> Int {
        var index = start
        var isStatic = false
        var isOverride = false
        while Self.modifiers.contains(text(index)) || text(index) == "override" {
            isStatic = isStatic || text(index) == "static"
            isOverride = isOverride || text(index) == "override"
            index += 1
        }
        switch text(index) {
        case "struct": return readType(.structure, index + 1, range, in: scope)
        case "enum": return readType(.enumeration, index + 1, range, in: scope)
        case "class": return readType(.classType, index + 1, range, in: scope)
        case "protocol": return readType(.protocolType, index + 1, range, in: scope)
        case "init":
            // What UIKit's classes have by themselves is no promise of the generated ones.
            let isOwn = !isOverride && text(index + 1) != "?"
            return readFunction(.initialiser, "init", index + 1, range, in: scope, isOwn: isOwn)
        case "func":
            // A protocol has the method that its extension does nothing in.
            let isOwn = scope.isPublic || (!isOverride && !scope.owner.hasSuffix("Delegate"))
            return readFunction(.function, text(index + 1), index + 2, range, in: scope, isOwn: isOwn)
        case "var", "let":
            return readProperty(index, range, in: scope, isStatic: isStatic, isOwn: !isOverride)
        case "case": return readCases(index + 1, range, in: scope)
        default: return index + 1
        }
    }

    private mutating func readType(
        _ kind: WrittenDeclaration.Kind,
        _ start: Int,
        _ range: Range<Int>,
        in scope: Scope
    ) -> Int {
        var declaration = WrittenDeclaration(kind: kind, owner: scope.owner, name: text(start))
        let body = end(of: start, before: ["{"], in: range, isLine: false)
        var index = start + 1
        declaration.typeParameters = readTypeParameters(&index, range)
        if text(index) == ":" { declaration.parents = pieces(of: index + 1..<body).map { text($0) } }
        declarations.append(declaration)
        let inner = Scope(owner: declaration.path, isPublic: kind == .protocolType, isEnum: kind == .enumeration)
        read(body + 1..<source.partners[body], in: inner)
        return source.partners[body] + 1
    }

    /// `<Item: Identifiable, Content: View>`
    private func readTypeParameters(_ index: inout Int, _ range: Range<Int>) -> [WrittenDeclaration.TypeParameter] {
        guard text(index) == "<" else { return [] }
        var end = index
        var depth = 0
        repeat {
            depth += nesting(end)
            end += 1
        } while depth > 0 && end < range.upperBound
        let inner = index + 1..<end - 1
        index = end
        return pieces(of: inner).map { piece in
            WrittenDeclaration.TypeParameter(
                name: text(piece.lowerBound),
                constraint: piece.count > 2 ? text(piece.lowerBound + 2..<piece.upperBound) : ""
            )
        }
    }

    private mutating func readFunction(
        _ kind: WrittenDeclaration.Kind,
        _ name: String,
        _ start: Int,
        _ range: Range<Int>,
        in scope: Scope,
        isOwn: Bool
    ) -> Int {
        var declaration = WrittenDeclaration(kind: kind, owner: scope.owner, name: name)
        var index = text(start) == "?" ? start + 1 : start
        declaration.typeParameters = readTypeParameters(&index, range)
        let close = source.partners[index]
        declaration.parameters = pieces(of: index + 1..<close).map(parameter)
        if isOwn { declarations.append(declaration) }
        return close + 1
    }

    private func parameter(_ piece: Range<Int>) -> WrittenDeclaration.Parameter {
        var index = piece.lowerBound
        var isView = false
        if text(index) == "@" {
            isView = text(index + 1) == "ViewBuilder"
            index += 2
        }
        let isUnlabeled = text(index) == "_"
        if isUnlabeled { index += 1 }
        let name = text(index)
        let end = end(of: index + 2, before: ["="], in: piece, isLine: false)
        var type = text(index + 2..<end)
        if type.hasPrefix("@escaping ") { type.removeFirst("@escaping ".count) }
        return WrittenDeclaration.Parameter(
            isUnlabeled: isUnlabeled,
            name: name,
            type: type,
            isView: isView,
            hasDefault: end < piece.upperBound
        )
    }

    private mutating func readProperty(
        _ start: Int,
        _ range: Range<Int>,
        in scope: Scope,
        isStatic: Bool,
        isOwn: Bool
    ) -> Int {
        var declaration = WrittenDeclaration(kind: .property, owner: scope.owner, name: text(start + 1))
        declaration.isStatic = isStatic
        declaration.isSettable = text(start) == "var"
        var index = start + 2
        if text(index) == ":" {
            let end = end(of: index + 1, before: ["=", "{"], in: range, isLine: true)
            declaration.type = text(index + 1..<end)
            index = end
        } else {
            // `static let name = Self(…)`
            declaration.type = scope.owner
        }
        if text(index) == "=" { index = end(of: index + 1, before: ["{"], in: range, isLine: true) }
        if text(index) == "{", !source.tokens[index].isBehindNewline {
            let body = index + 1..<source.partners[index]
            if text(body.lowerBound) == "get" {
                declaration.isSettable = body.contains { text($0) == "set" }
            } else if text(body.lowerBound) != "didSet" {
                declaration.isSettable = false
            }
            index = source.partners[index] + 1
        }
        if isOwn { declarations.append(declaration) }
        return index
    }

    private mutating func readCases(_ start: Int, _ range: Range<Int>, in scope: Scope) -> Int {
        var declaration = WrittenDeclaration(kind: .enumCase, owner: scope.owner, name: text(start))
        let end = end(of: start, before: ["case"], in: range, isLine: true)
        if text(start + 1) == "(" { declaration.type = text(start + 2..<source.partners[start + 1]) }
        declarations.append(declaration)
        return end
    }
}

/// A public declaration of a generated file, as it is written.
struct WrittenDeclaration {
    enum Kind {
        case structure, enumeration, classType, protocolType
        case initialiser, function, property, enumCase
    }

    struct Parameter {
        /// Whether the argument stands without its name.
        let isUnlabeled: Bool
        let name, type: String
        let isView, hasDefault: Bool
    }

    struct TypeParameter {
        let name, constraint: String
    }

    let kind: Kind
    /// The type that it is a member of, with those around it; empty for none.
    let owner, name: String
    var typeParameters: [TypeParameter] = []
    /// Of a type: what it inherits and conforms to.
    var parents: [String] = []
    var parameters: [Parameter] = []
    /// Of a property, and of the payload of a case.
    var type = ""
    var isStatic = false
    var isSettable = false

    /// By what it is told from all others but its overloads.
    var path: String { owner.isEmpty ? name : "\(owner).\(name)" }

    var isType: Bool {
        switch kind {
        case .structure, .enumeration, .classType, .protocolType: true
        case .initialiser, .function, .property, .enumCase: false
        }
    }
}
