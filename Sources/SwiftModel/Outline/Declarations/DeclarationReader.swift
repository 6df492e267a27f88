struct DeclarationReader {
    private static let depthLimit = 40

    private struct Place {
        var scope: [String] = []
        /// Access of declarations that state none.
        var access = SwiftDeclaration.Access.internal
        var kind: SwiftDeclaration.TypeKind?
        var isExtension = false
        var isWithdrawn = false
        var depth = 0
    }

    private let source: SwiftTokens
    private(set) var declarations: [SwiftDeclaration] = []
    private(set) var unread: [UnreadDeclaration] = []
    private var conditions: [String] = []

    init(_ source: SwiftTokens) {
        self.source = source
    }

    mutating func readFile() { read(source.tokens.indices, in: Place()) }

    private mutating func read(_ tokens: Range<Int>, in place: Place) {
        var token = tokens.lowerBound
        while token < tokens.upperBound {
            switch source.tokens[token].kind {
            case .directive:
                follow(token)
                token += 1
            case .semicolon: token += 1
            default:
                let keyword = source.prefixEnd(from: token, before: tokens.upperBound)
                let end = max(token + 1, source.itemEnd(from: token, prefixEnd: keyword, before: tokens.upperBound))
                readItem(token..<end, keyword: keyword, in: place)
                token = end
            }
        }
    }

    private mutating func follow(_ directive: Int) {
        let text = String(decoding: source.text(directive), as: UTF8.self)
        switch Directive(source.text(directive)) {
        case .if: conditions.append(text)
        case .elseif, .else:
            if !conditions.isEmpty { conditions[conditions.count - 1] = text }
        case .endif: _ = conditions.popLast()
        }
    }

    // MARK: One declaration

    private mutating func readItem(_ item: Range<Int>, keyword: Int, in place: Place) {
        guard keyword < item.upperBound else { return note(.form, item.lowerBound) }
        if source.tokens[keyword].kind == .hashWord { return readMacro(item, keyword) }
        guard source.tokens[keyword].kind == .word else { return noteStatement(item, in: place) }
        var parts = DeclarationParts(source, item, keyword: keyword)
        var declaration = SwiftDeclaration(
            kind: .extension,
            name: "",
            scope: place.scope,
            access: place.access,
            offset: source.tokens[keyword].range.lowerBound,
            start: item.lowerBound
        )
        declaration.conditions = conditions
        declaration.isInExtension = place.isExtension
        parts.readPrefix(into: &declaration)
        declaration.isWithdrawn = place.isWithdrawn || declaration.attributes.contains(where: \.withdraws)
        switch source.name(keyword) {
        case "struct", "class", "enum", "actor", "protocol", "extension": readType(&parts, declaration, in: place)
        case "init": add(parts.initializer(declaration), item)
        case "func": add(parts.function(declaration), item)
        case "var", "let":
            let properties = parts.properties(declaration)
            properties.isEmpty ? note(.form, item.lowerBound) : declarations.append(contentsOf: properties)
        case "case" where place.kind == .enum:
            let cases = parts.cases(declaration)
            cases.isEmpty ? note(.form, item.lowerBound) : declarations.append(contentsOf: cases)
        case "typealias": add(parts.alias(declaration), item)
        case "import", "subscript", "deinit", "operator", "precedencegroup", "associatedtype", "macro": break
        default: noteStatement(item, in: place)
        }
    }

    private mutating func add(_ declaration: SwiftDeclaration?, _ item: Range<Int>) {
        if let declaration { declarations.append(declaration) } else { note(.form, item.lowerBound) }
    }

    private mutating func readType(_ parts: inout DeclarationParts, _ draft: SwiftDeclaration, in place: Place) {
        guard let (declaration, members) = parts.type(draft) else { return note(.form, parts.item.lowerBound) }
        declarations.append(declaration)
        guard let members else { return }
        guard place.depth < Self.depthLimit else { return note(.tooDeep, parts.item.lowerBound) }
        var inner = Place(scope: declaration.path, isWithdrawn: declaration.isWithdrawn, depth: place.depth + 1)
        switch declaration.kind {
        // Members of these have their access where they state none.
        case .extension:
            inner.access = declaration.access
            inner.isExtension = true
        case .type(.protocol):
            inner.access = declaration.access
            inner.kind = .protocol
        case .type(let kind): inner.kind = kind
        default: break
        }
        let outer = conditions
        read(members, in: inner)
        conditions = outer
    }

    // MARK: What is none

    /// A preview declares nothing; the declarations of another macro are known to its plug-in alone.
    private mutating func readMacro(_ item: Range<Int>, _ keyword: Int) {
        let name = String(String(decoding: source.text(keyword), as: UTF8.self).dropFirst())
        guard !["Preview", "warning", "error", "sourceLocation"].contains(name) else { return }
        note(.macro(name), item.lowerBound)
    }

    /// The code of a script is no declaration, and need not be one.
    private mutating func noteStatement(_ item: Range<Int>, in place: Place) {
        if place.depth > 0 { note(.noDeclaration, item.lowerBound) }
    }

    private mutating func note(_ reason: UnreadDeclaration.Reason, _ token: Int) {
        unread.append(UnreadDeclaration(reason: reason, offset: source.tokens[token].range.lowerBound))
    }
}
