import Core

/// Needs no recursion, as groups may be nested as deep as they like.
struct GroupReader {
    let dialect: TokenDialect
    let layer: TokenLayer
    let hold: ThemeHold
    var values: JSONValueReader
    var diagnostics = DiagnosticBag()
    private(set) var declarations: [TokenDeclaration] = []

    var path = TokenPath()
    private var frames: [GroupFrame] = []
    /// The references of all groups around that take over others, by where they stand.
    var activeBases: [Int] = []
    private var rootNames: Set<TokenName> = []
    var reportedOnce: Set<String> = []
    private let limit: Int

    static func read(
        _ root: JSONValue,
        _ dialect: TokenDialect,
        layer: TokenLayer,
        hold: ThemeHold,
        limit: Int,
        into diagnostics: inout DiagnosticBag
    ) -> [TokenDeclaration] {
        let pointers = PointerResolver(dialect: dialect, index: DocumentIndex(root: root))
        let values = JSONValueReader(dialect: dialect, pointers: pointers)
        var reader = GroupReader(dialect: dialect, layer: layer, hold: hold, values: values, limit: limit)
        reader.read(root)
        diagnostics.add(contentsOf: reader.values.diagnostics)
        diagnostics.add(contentsOf: reader.diagnostics)
        return reader.declarations
    }

    var name: TokenName { TokenName(path.text) }

    private mutating func read(_ root: JSONValue) {
        let object = TokenObject(root, dialect)
        guard !object.isToken else {
            diagnostics.error(
                .tokensStructure,
                "a token needs a name: the file is a group of tokens",
                at: root.location
            )
            return
        }
        open(object, GroupLayers(first: .init(object: root, type: nil)), inherited: InheritedProperties())
        while var frame = frames.popLast() {
            guard let member = frame.nextMember() else { continue }
            path.removeLast(downTo: frame.depth)
            activeBases.removeSubrange(frame.extensionCount...)
            frames.append(frame)
            guard declarations.count < limit else {
                let message =
                    "all files in JSON give more than \(DesignTokenLimits.declarations) values to tokens; the rest is not read"
                diagnostics.error(.tokensLimit, message, at: member.key.location)
                break
            }
            read(member, inherited: frame.inherited)
        }
        checkAliases()
    }

    private mutating func read(_ member: GroupFrame.Member, inherited: InheritedProperties) {
        let value = member.layers.first.object
        guard value.kind == .object else {
            let message =
                "\(member.key.text.quotedForMessage) is \(value.kind.withArticle): tokens and groups are objects"
            diagnostics.warning(.tokensStructure, message, at: member.key.location)
            return
        }
        guard enter(member.key) else { return }
        let object = TokenObject(value, dialect)
        if object.isToken {
            if member.key == "$root" { rootNames.insert(name) }
            read(object, as: member, inherited: inherited)
        } else if member.key == "$root" {
            diagnostics.warning(
                .tokensStructure,
                "`$root` is a token, and this one has no value",
                at: member.key.location
            )
        } else {
            open(object, member.layers, inherited: inherited)
        }
    }

    mutating func open(_ members: [GroupFrame.Member], inherited: InheritedProperties) {
        frames.append(GroupFrame(members, inherited: inherited, depth: path.depth, extensionCount: activeBases.count))
    }

    mutating func add(_ declaration: TokenDeclaration) { declarations.append(declaration) }

    /// A token with the name of its group is found by both spellings, and only one of them is right.
    private mutating func checkAliases() {
        guard !rootNames.isEmpty else { return }
        for alias in values.aliases where rootNames.contains(alias.name) {
            diagnostics.warning(
                .tokensAlias,
                "this is the alias of a group; it is taken for that of its `$root`",
                at: alias.location
            )
        }
    }
}

extension GroupReader {
    /// Values for light, dark and themes beside the one for both, which the format does not have, and Terrazzo and
    /// plug-ins of Figma do: `"$extensions": { "mode": { "dark": … } }`.
    mutating func readModes(of token: TokenObject, _ draft: TokenDraft) throws(DesignTokenProblem) {
        guard let extensions = token.extensions else { return }
        for (key, value) in extensions.members {
            switch key {
            case "mode", "modes":
                guard value.kind == .object else {
                    reportUnread(key)
                    continue
                }
                for (name, value) in value.members { try readMode(name, value, draft) }
            default:
                if key.speaksOfModes, value.kind == .object {
                    reportUnread(key)
                } else if let inner = value.members.first(where: { $0.key.speaksOfModes && $0.value.kind == .object }) {
                    reportUnread(inner.key)
                }
            }
        }
    }

    private mutating func readMode(
        _ name: JSONString,
        _ value: JSONValue,
        _ draft: TokenDraft
    ) throws(DesignTokenProblem) {
        let mode = ThemeName.mode(named: name.text)
        let theme = ThemeName.theme(named: name.text)
        // `Default` states the value of the token again.
        guard mode != nil || theme != nil else {
            if reportedOnce.insert("mode \(name.text)").inserted {
                diagnostics.warning(
                    .tokensOtherTheme,
                    "values for \(name.text.quotedForMessage), which is no name of an appearance or a theme, are not read in this file",
                    at: name.location
                )
            }
            return
        }
        let content = try content(of: value, as: draft.type)
        let hold = ThemeHold(theme: theme ?? self.hold.theme, mode: mode ?? (theme == nil ? nil : self.hold.mode))
        add(declaration(draft, content, hold, at: name.location))
    }

    private mutating func reportUnread(_ key: JSONString) {
        guard reportedOnce.insert(key.text).inserted else { return }
        diagnostics.warning(
            .tokensOtherTheme,
            "\(key.text.quotedForMessage) is not read in this file: values for light and dark belong in `mode`",
            at: key.location
        )
    }

    /// A color that Tokens Studio makes lighter, darker or more transparent is not the one that is written there.
    func checkModifiers(of token: TokenObject) throws(DesignTokenProblem) {
        guard let modifier = token.extensions?["studio.tokens"]?["modify"] else { return }
        throw DesignTokenProblem(
            .tokensNotEvaluated,
            "\(code: name) is changed by Tokens Studio here; export it with its final value",
            at: modifier.keyLocation ?? modifier.location
        )
    }
}

extension JSONString {
    fileprivate var speaksOfModes: Bool {
        let key = text.lowercased()
        return key == "mode" || key.hasSuffix("modes") || key.hasSuffix(".mode") || key.contains(".mode.")
    }
}

extension GroupReader {
    mutating func enter(_ key: JSONString) -> Bool {
        if key == "$root" {
            path.appendRoot()
            return true
        }
        if let character = forbiddenCharacter(in: key) {
            let message = "\(key.text.quotedForMessage) can't be the name of a token or group: \(character)"
            diagnostics.warning(.tokensName, message, at: key.location)
            return false
        }
        guard path.depth < DesignTokenLimits.groupDepth else {
            let message =
                "groups are nested deeper than \(DesignTokenLimits.groupDepth) levels; the rest of this one is not read"
            diagnostics.warning(.tokensTooDeep, message, at: key.location)
            return false
        }
        path.append(key.text)
        guard path.text.utf8.count <= DesignTokenLimits.nameLength else {
            let message =
                "the path down to here is longer than \(DesignTokenLimits.nameLength) bytes and can't be a name"
            diagnostics.warning(.tokensLimit, message, at: key.location)
            return false
        }
        return true
    }

    /// Finds a fault that no name may have, because an alias could not be written with it.
    private func forbiddenCharacter(in key: JSONString) -> String? {
        key.withUTF8 { bytes in
            if bytes.isEmpty { return "it is empty" }
            if bytes.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) { return "it has a brace" }
            return !dialect.isLoose && bytes.contains(UInt8(ascii: ".")) ? "it has a period" : nil
        }
    }
}
