import Core
import WebModel

/// Something that a declaration file declares by name, as it is written: no name in it is followed yet.
struct Declaration: Sendable {
    enum Kind: Sendable {
        case alias, interface, classLike, enumeration, variable
    }

    let kind: Kind
    let name: String
    /// The namespaces around it, as one name with a dot behind it: `Components.`; empty at the top of a file.
    let scope: String
    /// Whether it stands in `declare global`, or at the top of a file that is no module.
    var isGlobal: Bool
    var typeParameters: [TypeParameter] = []
    var bases: [DeclaredText] = []
    /// Type that an alias stands for, or the type of a variable.
    var type: DeclaredText?
    var members: [DeclaredMember] = []
    let comment: Range<Int>?
    let offset: Int

    var qualifiedName: String { scope + name }
}

struct TypeParameter: Sendable {
    let name: String
    let fallback: DeclaredText?
}

/// A piece of a file that has a grammar of its own: where it begins and ends.
struct DeclaredText: Sendable {
    let range: Range<Int>
}

struct DeclaredMember: Sendable {
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8
        /// `private`, `protected`, or a name with `#`.
        static let hidden = Traits(rawValue: 1)
        static let isStatic = Traits(rawValue: 2)
        static let method = Traits(rawValue: 4)
        static let getter = Traits(rawValue: 8)
        static let setter = Traits(rawValue: 16)
        /// A call, construct or index signature.
        static let nameless = Traits(rawValue: 32)
        /// An initial value stands in the place of the type.
        static let initialised = Traits(rawValue: 64)
    }

    /// Name without quotes; a computed one keeps its brackets.
    let name: String
    let traits: Traits
    /// Text of the member without the modifiers that types don't have.
    let text: DeclaredText
    /// Text behind the colon or the equals sign.
    let type: DeclaredText?
    let comment: Range<Int>?
    let offset: Int
}

struct DeclarationFile: Sendable {
    /// A name that comes from elsewhere, or that goes elsewhere under another name.
    struct Link: Sendable {
        /// nil for the file itself.
        let module: String?
        /// `*` for the whole module.
        let name: String
    }

    let source: SourceFile
    let lines: LineIndex
    var declarations: [Declaration] = []
    var imports: [String: Link] = [:]
    /// Names that the file exports, apart from its own declarations.
    var exports: [String: Link] = [:]
    /// Modules that the file gives on as a whole.
    var forwards: [String] = []
    var isModule = false

    init(_ source: SourceFile) {
        self.source = source
        lines = LineIndex(source.bytes)
    }

    func location(of offset: Int) -> SourceLocation { lines.location(of: offset, in: source.path) }

    func text(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }
}

struct DeclarationsFormat: InputFormat {
    let name = "the declarations"
    let fileKind = "a TypeScript declaration file"
    let endings = [".d.ts", ".d.mts", ".d.cts"]

    /// Attributes and the inside of a component are no matter of types.
    let trust = FormatTrust(
        strong: [.properties, .types, .methods, .implementation],
        fair: [.events, .status, .prose],
        weak: [.defaults]
    )

    func recognises(_ content: InputContent) -> Bool {
        guard let file = content.text, UTF8Check.firstInvalidOffset(in: file.bytes) == nil else { return false }
        let path = file.path.typed.lowercased()
        if endings.contains(where: { path.hasSuffix($0) }) { return true }
        return DeclarationsFormat.beginsLikeOne(file.bytes)
    }

    /// A file of any name is known by its first statement: none of these words begins prose.
    private static func beginsLikeOne(_ bytes: [UInt8]) -> Bool {
        let tokens = DeclarationLexer(Array(bytes.prefix(64 << 10))).tokens
        let words = tokens.prefix(3).map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
        guard words.count == 3, tokens[2].kind == .word else { return false }
        let kinds: Set = ["class", "interface", "enum", "const", "global", "namespace", "module", "type", "abstract"]
        return (words[0] == "declare" && kinds.contains(words[1])) || (words[0] == "export" && words[1] == "declare")
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        DeclarationFiles.read(files.compactMap(\.text), into: &diagnostics)
    }
}
