import Core

/// Reads the tokens of a group and of all groups in it. Needs no recursion: groups may be nested as deep as they like.
struct GroupReader {
    let dialect: TokenDialect
    let layer: TokenLayer
    /// The theme and the appearance that all of it is for.
    let hold: ThemeHold
    var values: JSONValueReader
    var diagnostics = DiagnosticBag()
    private(set) var declarations: [TokenDeclaration] = []

    var path = TokenPath()
    private var frames: [GroupFrame] = []
    /// The references of all groups around that take over others, by where they stand.
    var activeBases: [Int] = []
    /// The names of groups that are the names of tokens as well.
    private var rootNames: Set<TokenName> = []
    /// Keys of problems that were reported once for the whole file.
    var reportedOnce: Set<String> = []
    private let limit: Int

    private init(_ root: JSONValue, _ dialect: TokenDialect, _ layer: TokenLayer, _ hold: ThemeHold, limit: Int) {
        self.dialect = dialect
        self.layer = layer
        self.hold = hold
        self.limit = limit
        values = JSONValueReader(PointerResolver(DocumentIndex(root), dialect), dialect)
    }

    /// Reads all tokens of a group, but no more than `limit`.
    static func read(
        _ root: JSONValue,
        _ dialect: TokenDialect,
        layer: TokenLayer,
        hold: ThemeHold,
        limit: Int,
        into diagnostics: inout DiagnosticBag
    ) -> [TokenDeclaration] {
        var reader = GroupReader(root, dialect, layer, hold, limit: limit)
        reader.read(root)
        diagnostics.add(contentsOf: reader.values.diagnostics)
        diagnostics.add(contentsOf: reader.diagnostics)
        return reader.declarations
    }

    var name: TokenName { path.name }

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
        frames.append(
            GroupFrame(members, inherited: inherited, depth: path.depth, extensionCount: activeBases.count)
        )
    }

    mutating func add(_ declaration: TokenDeclaration) {
        declarations.append(declaration)
    }

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
