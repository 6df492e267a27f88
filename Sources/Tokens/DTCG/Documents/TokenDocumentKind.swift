import Core

/// Kind of a JSON file, told by its content: the name of a file says nothing.
enum TokenDocumentKind: Equatable {
    case tokens(TokenDialect)
    /// Sets and modifiers, from which tokens are put together.
    case resolver
    case tokenSets(TokenDialect)
    /// Themes or order of the sets of Tokens Studio, with the sets in other files.
    case tokensStudioIndex
    /// A registry of components, or an item of one, with custom properties beside them.
    case registry
    case empty
    case unknown

    init(_ root: JSONValue) {
        if Self.isTokensStudioIndex(root) {
            self = .tokensStudioIndex
        } else if root.kind != .object {
            self = .unknown
        } else if Self.isResolver(root) {
            self = .resolver
        } else if RegistryTokenReader.isRegistry(root) {
            self = .registry
        } else {
            let dialect = Self.dialect(of: root)
            let hasSets = root["$themes"] != nil || root["$metadata"] != nil
            switch (dialect, hasSets) {
            case (let dialect?, false): self = .tokens(dialect)
            case (let dialect?, true): self = .tokenSets(dialect.hasDollars ? .tokensStudio : .tools)
            case (nil, true): self = .tokensStudioIndex
            case (nil, false): self = Self.isEmpty(root) ? .empty : .unknown
            }
        }
    }

    private static func isResolver(_ root: JSONValue) -> Bool {
        if root["resolutionOrder"]?.kind == .array { return true }
        return root["version"]?.isString == true && (root["sets"] != nil || root["modifiers"] != nil)
    }

    /// `$metadata.json` or `$themes.json`.
    private static func isTokensStudioIndex(_ root: JSONValue) -> Bool {
        if root.kind == .object { return root["tokenSetOrder"]?.kind == .array }
        return root.count > 0 && root.elements.allSatisfy { $0["selectedTokenSets"] != nil }
    }

    private static func isEmpty(_ root: JSONValue) -> Bool {
        root.members.allSatisfy { member in
            switch member.key {
            case "$schema", "$description", "$type", "$extensions", "$deprecated": true
            default: member.value.kind == .object && member.value.count == 0
            }
        }
    }

    private static func dialect(of root: JSONValue) -> TokenDialect? {
        var groups = [root]
        while let group = groups.popLast() {
            var inner: [JSONValue] = []
            var value: JSONValue?
            var hasType = false
            for (key, member) in group.members {
                switch key {
                case "$value", "$ref": return .standard
                case "value": value = member
                case "type": hasType = member.isString
                default: if member.kind == .object { inner.append(member) }
                }
            }
            if let value {
                if value.kind != .object || hasType { return .tools }
                inner.append(value)
            }
            groups += inner.reversed()
        }
        return nil
    }
}
