import Core

struct SwiftTypeReader {
    typealias Problem = SwiftTypeParser.Problem

    private var cursor: ByteCursor
    private let knownParameters: Set<String>
    /// Whether it is code that we generated, and none that a person wrote into a matrix.
    private let isGenerated: Bool
    private var depth = 0

    init(_ text: String, knownParameters: Set<String>, isGenerated: Bool) throws(Problem) {
        let limit = SwiftTypeParser.lengthLimit
        guard text.utf8.count <= limit else { throw Problem("the type is longer than \(limit) bytes", at: limit) }
        cursor = ByteCursor(text)
        self.knownParameters = knownParameters
        self.isGenerated = isGenerated
    }

    mutating func wholeType() throws(Problem) -> SwiftType {
        cursor.skipBlanks()
        guard !cursor.isAtEnd else { throw Problem("the type is empty", at: cursor.offset) }
        let type = try type()
        guard cursor.isAtEnd else { throw Problem("\(cursor.rest) stands behind the type", at: cursor.offset) }
        return type
    }

    private mutating func type() throws(Problem) -> SwiftType {
        depth += 1
        defer { depth -= 1 }
        guard depth <= SwiftTypeParser.depthLimit else {
            throw Problem("the type nests deeper than \(SwiftTypeParser.depthLimit) levels", at: cursor.offset)
        }
        var type: SwiftType
        switch cursor.byte {
        case UInt8(ascii: "["): type = try collection()
        case UInt8(ascii: "("): type = try parenthesised()
        case UInt8(ascii: "{") where !isGenerated: type = try placeholder()
        case UInt8(ascii: "@"):
            throw Problem(
                "attributes are not written here: the generated code has those that it needs",
                at: cursor.offset
            )
        default: type = try named()
        }
        while cursor.skip("?") {
            guard !type.isOptional else {
                throw Problem("an optional of an optional is not supported", at: cursor.offset - 1)
            }
            type = .optional(type)
            cursor.skipBlanks()
        }
        if cursor.byte == UInt8(ascii: "!") {
            throw Problem("implicitly unwrapped types are not supported; write ? for optional", at: cursor.offset)
        }
        return type
    }
}

// MARK: - Brackets

extension SwiftTypeReader {
    private mutating func collection() throws(Problem) -> SwiftType {
        try expect("[")
        let first = try type()
        if cursor.skip(":") {
            cursor.skipBlanks()
            let value = try type()
            try expect("]")
            return .dictionary(key: first, value: value)
        }
        try expect("]")
        return .array(first)
    }

    private mutating func parenthesised() throws(Problem) -> SwiftType {
        let start = cursor.offset
        try expect("(")
        var elements: [SwiftType.TupleElement] = []
        if !cursor.skip(")") {
            repeat {
                cursor.skipBlanks()
                elements.append(try element())
            } while cursor.skip(",")
            try expect(")")
        }
        cursor.skipBlanks()
        if let effect = cursor.effect {
            throw Problem("closures that are \(effect) are not supported", at: cursor.offset)
        }
        if cursor.skip("->") {
            cursor.skipBlanks()
            guard elements.allSatisfy({ $0.label == nil }) else {
                throw Problem("the parameters of a function type have no labels", at: start)
            }
            return .function(parameters: elements.map(\.type), returns: try type())
        }
        guard elements.count == 1 else { return .tuple(elements) }
        guard elements[0].label == nil else { throw Problem("a tuple of one element has no label", at: start) }
        return elements[0].type
    }

    private mutating func element() throws(Problem) -> SwiftType.TupleElement {
        var ahead = cursor
        if let word = ahead.word() {
            ahead.skipBlanks()
            if ahead.skip(":") {
                guard let label = SwiftIdentifier(swift: word, as: .function) else {
                    throw Problem("\(word) can't be a label", at: cursor.offset)
                }
                ahead.skipBlanks()
                cursor = ahead
                return SwiftType.TupleElement(label: label, type: try type())
            }
        }
        return SwiftType.TupleElement(type: try type())
    }

    private mutating func expect(_ text: String) throws(Problem) {
        cursor.skipBlanks()
        guard cursor.skip(text) else {
            throw Problem("\(text) is missing\(cursor.isAtEnd ? "" : " before \(cursor.rest)")", at: cursor.offset)
        }
        cursor.skipBlanks()
    }
}

// MARK: - Names

extension SwiftTypeReader {
    private mutating func placeholder() throws(Problem) -> SwiftType {
        try expect("{")
        let start = cursor.offset
        let word = cursor.word() ?? ""
        try expect("}")
        guard let placeholder = SwiftType.Placeholder(rawValue: word) else {
            let known = SwiftType.Placeholder.allCases.map(\.rawValue)
            throw Problem(
                "there is no placeholder {\(word)}",
                at: start,
                suggestion: NearestName.of(word, among: known).map { "{\($0)}" }
            )
        }
        return .placeholder(placeholder)
    }

    private mutating func named() throws(Problem) -> SwiftType {
        let start = cursor.offset
        guard var name = nextWord() else {
            throw Problem(cursor.isAtEnd ? "a type is missing at the end" : "\(cursor.rest) is no type", at: start)
        }
        if let reason = Self.refusedWords[name] { throw Problem(reason, at: start) }
        while cursor.skip(".") {
            guard let part = nextWord() else { throw Problem("a name is missing behind the dot", at: cursor.offset) }
            name += "." + part
        }
        cursor.skipBlanks()
        let arguments = try genericArguments()
        if isGenerated, let type = generated(name, arguments) { return type }
        return try type(name, arguments: arguments, at: start)
    }

    /// Reads a name, which may stand in backticks in generated code.
    private mutating func nextWord() -> String? {
        var ahead = cursor
        guard isGenerated, ahead.skip("`") else { return cursor.word() }
        guard let word = ahead.word(), ahead.skip("`") else { return nil }
        cursor = ahead
        return word
    }

    /// nil for a type that is known without generated code.
    private func generated(_ name: String, _ arguments: [SwiftType]) -> SwiftType? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard KnownSwiftType.named(name) == nil, !knownParameters.contains(parts[0]) else { return nil }
        let scope = parts.count == 2 ? SwiftIdentifier(swift: parts[0], as: .type) : nil
        let type = SwiftIdentifier(swift: parts[parts.count - 1], as: parts.count == 2 ? .nestedType : .type)
        guard let type, parts.count <= 2, (scope != nil) == (parts.count == 2) else { return nil }
        return .generated(GeneratedTypeName(type, in: scope), arguments: arguments)
    }

    private mutating func genericArguments() throws(Problem) -> [SwiftType] {
        guard cursor.skip("<") else { return [] }
        var arguments: [SwiftType] = []
        repeat {
            cursor.skipBlanks()
            arguments.append(try type())
        } while cursor.skip(",")
        try expect(">")
        return arguments
    }

    private static let refusedWords = [
        "some": "opaque types are not supported here; name the type, or use a type parameter",
        "any": "existential types are not supported here; name the type, or use a type parameter",
        "inout": "closures with inout parameters are not supported",
        "View": "View is not a type of values: only a whole member can be a view",
    ]

    /// Meaning of a name: a known type, a type parameter, or sugar for one of Swift's own forms.
    private func type(_ name: String, arguments: [SwiftType], at offset: Int) throws(Problem) -> SwiftType {
        let base = String(name.prefix { $0 != "." })
        if knownParameters.contains(base) {
            guard arguments.isEmpty else { throw Problem("\(name) has no generic arguments", at: offset) }
            // Names that go into Swift source are never just taken over: only `ID`, as every Identifiable has it.
            guard name == base || name == "\(base).ID" else {
                throw Problem(
                    "of the type parameter \(base) only \(base).ID is known",
                    at: offset,
                    suggestion: "\(base).ID"
                )
            }
            return .named(name)
        }
        if name == "Detail", arguments.isEmpty { return .placeholder(.detail) }
        guard let known = KnownSwiftType.named(name) else {
            throw Problem("there is no type \(name)", at: offset, suggestion: nearest(to: name))
        }
        guard arguments.count == known.genericArguments else {
            let wanted = known.genericArguments
            throw Problem(
                wanted == 0
                    ? "\(name) has no generic arguments"
                    : "\(name) needs \(wanted) generic argument\(wanted == 1 ? "" : "s"), not \(arguments.count)",
                at: offset
            )
        }
        return switch name {
        case "Void": .void
        case "Optional": arguments[0].optional
        case "Array": .array(arguments[0])
        case "Dictionary": .dictionary(key: arguments[0], value: arguments[1])
        default: .named(name, arguments: arguments)
        }
    }

    private func nearest(to name: String) -> String? {
        if SwiftType.Placeholder(rawValue: name) != nil { return "{\(name)}" }
        return NearestName.of(name, among: KnownSwiftType.names + knownParameters)
    }
}
