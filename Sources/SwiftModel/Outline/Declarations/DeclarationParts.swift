struct DeclarationParts {
    let source: SwiftTokens
    let item: Range<Int>
    private let keyword: Int
    private var token: Int

    init(_ source: SwiftTokens, _ item: Range<Int>, keyword: Int) {
        self.source = source
        self.item = item
        self.keyword = keyword
        token = keyword + 1
    }

    // MARK: Before the keyword

    mutating func readPrefix(into declaration: inout SwiftDeclaration) {
        declaration.documentation = DocumentationText.above(item.lowerBound, in: source)
        var token = item.lowerBound
        while token < keyword {
            if source.tokens[token].kind == .at, token + 1 < keyword {
                let (name, arguments, end) = source.attribute(at: token, before: keyword)
                declaration.attributes.append(
                    SwiftDeclaration.Attribute(name: source.name(name), arguments: source.spelled(arguments))
                )
                token = end
                continue
            }
            // `private(set)` limits changes of a property, and not reading it.
            let hasDetail = token + 1 < keyword && source.isSign(token + 1, "(")
            switch source.name(token) {
            case "public", "open": if !hasDetail { declaration.access = .public }
            case "package": if !hasDetail { declaration.access = .package }
            case "internal": if !hasDetail { declaration.access = .internal }
            case "private", "fileprivate": if !hasDetail { declaration.access = .private }
            case "static", "class": declaration.isStatic = true
            case "override": declaration.isOverride = true
            default: break
            }
            token = hasDetail ? source.partners[token + 1] + 1 : token + 1
        }
    }

    // MARK: Types

    mutating func type(_ draft: SwiftDeclaration) -> (SwiftDeclaration, members: Range<Int>?)? {
        var declaration = draft
        let kind = source.name(keyword)
        if let type = SwiftDeclaration.TypeKind(rawValue: kind) {
            guard let name = word() else { return nil }
            declaration.kind = .type(type)
            declaration.name = name
            declaration.generics = generics()
        } else {
            guard let name = extendedName() else { return nil }
            declaration.kind = .extension
            declaration.name = name
        }
        if skip(.colon) { declaration.inherits = inherited() }
        declaration.requirements = requirements()
        guard isAt("{") else { return nil }
        return (declaration, token + 1..<source.partners[token])
    }

    /// Reads the name of the extended type without arguments, which tell the types of that name apart.
    private mutating func extendedName() -> String? {
        guard token < item.upperBound else { return nil }
        switch type() {
        case .named(let path, _): return path.joined(separator: ".")
        // `extension Array`, `extension [Int]`, `extension Int?`
        case .array: return "Array"
        case .dictionary: return "Dictionary"
        case .optional: return "Optional"
        default: return nil
        }
    }

    private mutating func inherited() -> [WrittenType] {
        var types: [WrittenType] = []
        repeat {
            // `~Copyable` takes something away.
            _ = skip("~")
            types.append(type())
        } while skip(.comma)
        return types
    }

    private mutating func requirements() -> String {
        guard token < item.upperBound, source.isWord(token, .where) else { return "" }
        let start = token + 1
        while token < item.upperBound, !source.isSign(token, "{") { token = source.behind(token) }
        return source.spelled(start..<token)
    }

    private mutating func generics() -> [SwiftDeclaration.GenericParameter] {
        guard token < item.upperBound, source.tokens[token].kind == .operator,
            source.text(token).first == UInt8(ascii: "<")
        else { return [] }
        var generics: [SwiftDeclaration.GenericParameter] = []
        token += 1
        while token < item.upperBound, source.text(token).first != UInt8(ascii: ">") {
            let isPack = source.name(token) == "each" || source.name(token) == "let"
            if isPack { token += 1 }
            guard let name = word() else { break }
            var bound: WrittenType?
            if skip(.colon) { bound = type() }
            generics.append(SwiftDeclaration.GenericParameter(name: name, bound: bound))
            if !skip(.comma) { break }
        }
        if token < item.upperBound, source.text(token).first == UInt8(ascii: ">") { token += 1 }
        return generics
    }

    mutating func alias(_ draft: SwiftDeclaration) -> SwiftDeclaration? {
        var declaration = draft
        guard let name = word() else { return nil }
        declaration.kind = .alias
        declaration.name = name
        declaration.generics = generics()
        guard skip("=") else { return nil }
        declaration.type = type()
        return declaration
    }

    // MARK: Functions

    mutating func initializer(_ draft: SwiftDeclaration) -> SwiftDeclaration? {
        var declaration = draft
        declaration.kind = .initializer
        declaration.name = "init"
        // `init?` and `init!`
        _ = skip("?") || skip("!")
        return signature(declaration)
    }

    mutating func function(_ draft: SwiftDeclaration) -> SwiftDeclaration? {
        var declaration = draft
        guard token < item.upperBound else { return nil }
        declaration.kind = .function
        declaration.offset = source.tokens[token].range.lowerBound
        declaration.name = source.name(token)
        declaration.type = .void
        // The name of an operator may end with the sign that begins its type parameters: that is no name of a member.
        guard source.tokens[token].kind == .word else { return declaration }
        token += 1
        return signature(declaration)
    }

    private mutating func signature(_ draft: SwiftDeclaration) -> SwiftDeclaration? {
        var declaration = draft
        declaration.generics = generics()
        guard let parameters = parameters() else { return nil }
        declaration.parameters = parameters
        skipEffects()
        if token < item.upperBound, source.text(token).elementsEqual("->".utf8) {
            token += 1
            declaration.type = type()
        }
        declaration.requirements = requirements()
        return declaration
    }

    private mutating func skipEffects() {
        while token < item.upperBound, ["async", "throws", "rethrows", "reasync"].contains(source.name(token)) {
            token += 1
            if isAt("("), source.name(token - 1) == "throws" { token = source.behind(token) }
        }
    }

    private mutating func parameters() -> [DeclaredParameter]? {
        guard isAt("(") else { return nil }
        defer { token = source.behind(token) }
        return ParameterReader(source: source, tokens: token + 1..<source.partners[token]).parameters()
    }

    // MARK: Properties

    mutating func properties(_ draft: SwiftDeclaration) -> [SwiftDeclaration] {
        var properties: [SwiftDeclaration] = []
        let isConstant = source.name(keyword) == "let"
        repeat {
            var property = draft
            guard token < item.upperBound else { return [] }
            property.offset = source.tokens[token].range.lowerBound
            if !properties.isEmpty { property.start = token }
            guard let name = word() else { return [] }
            property.name = name
            if skip(.colon) { property.type = type() }
            if skip("=") { property.value = value() }
            property.kind = .property(isConstant ? .constant : accessors())
            properties.append(property)
        } while skip(.comma)
        // `let a, b: Int`
        for index in properties.indices.dropLast().reversed()
        where properties[index].type == nil && properties[index].value == nil {
            properties[index].type = properties[index + 1].type
        }
        return properties
    }

    private mutating func accessors() -> SwiftDeclaration.PropertyKind {
        guard isAt("{") else { return .variable }
        let body = token + 1..<source.partners[token]
        token = source.behind(token)
        if let first = body.first, Self.observers.contains(source.name(first)) { return .variable }
        let setters = ["set", "_modify", "unsafeMutableAddress"]
        return source.outer(body).contains { setters.contains(source.name($0)) } ? .settable : .computed
    }

    private mutating func value() -> DeclaredValue {
        let start = token
        while token < item.upperBound {
            switch source.tokens[token].kind {
            case .comma, .semicolon, .directive: return source.value(start..<token)
            case .open
            where isAt("{") && token + 1 < item.upperBound && Self.observers.contains(source.name(token + 1)):
                return source.value(start..<token)
            default: token = source.behind(token)
            }
        }
        return source.value(start..<token)
    }

    private static let observers: Set<String> = ["didSet", "willSet"]

    // MARK: Cases

    mutating func cases(_ draft: SwiftDeclaration) -> [SwiftDeclaration] {
        var cases: [SwiftDeclaration] = []
        repeat {
            var entry = draft
            guard token < item.upperBound else { return [] }
            entry.offset = source.tokens[token].range.lowerBound
            if !cases.isEmpty { entry.start = token }
            guard let name = word() else { return [] }
            entry.kind = .enumCase
            entry.name = name
            if isAt("(") {
                let reader = ParameterReader(source: source, tokens: token + 1..<source.partners[token])
                entry.parameters = reader.parameters(mayBeNameless: true) ?? []
                token = source.behind(token)
            }
            if skip("=") { entry.value = value() }
            cases.append(entry)
        } while skip(.comma)
        return cases
    }

    // MARK: Pieces

    private mutating func type() -> WrittenType {
        var reader = WrittenTypeReader(source, token..<item.upperBound)
        let type = reader.type()
        token = max(reader.token, token)
        return type
    }

    private mutating func word() -> String? {
        guard token < item.upperBound, source.tokens[token].kind == .word else { return nil }
        defer { token += 1 }
        return source.name(token)
    }

    private func isAt(_ sign: Character) -> Bool { token < item.upperBound && source.isSign(token, sign) }

    private mutating func skip(_ sign: Character) -> Bool {
        guard isAt(sign) else { return false }
        token += 1
        return true
    }

    private mutating func skip(_ kind: SwiftToken.Kind) -> Bool {
        guard token < item.upperBound, source.tokens[token].kind == kind else { return false }
        token += 1
        return true
    }
}
