import Core
import WebModel

/// Something that a declaration file declares by name, as it is written: no name in it is followed yet.
struct Declaration: Sendable {
    enum Kind: Sendable {
        case alias, interface, classLike, enumeration, variable

        /// Whether it has members and bases.
        var isObjectLike: Bool { self == .interface || self == .classLike }
    }

    let kind: Kind
    let name: String
    /// The namespaces around it, as one name with a dot behind it: `Components.`; empty at the top of a file.
    let scope: String
    /// Whether it stands in `declare global`, or at the top of a file that is no module.
    var isGlobal: Bool
    var typeParameters: [TypeParameter] = []
    /// Ranges of the types behind `extends`.
    var bases: [Range<Int>] = []
    /// Range of the type that an alias stands for, or of the type of a variable.
    var type: Range<Int>?
    /// The members of an interface, a class or an enum.
    var members: [DeclaredMember] = []
    let comment: Range<Int>?
    let offset: Int

    var qualifiedName: String { scope + name }
}

/// A type parameter with its default, where it has one.
struct TypeParameter: Sendable {
    let name: String
    let fallback: Range<Int>?
}

/// A member of an interface, a class or an enum.
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
    /// Range of the member without the modifiers that types don't have.
    let text: Range<Int>
    /// Range behind the colon or the equals sign.
    let type: Range<Int>?
    let comment: Range<Int>?
    let offset: Int
}

/// A declaration file as it is written.
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
    /// Names that the file takes from others.
    var imports: [String: Link] = [:]
    /// Names that the file exports, apart from its own declarations.
    var exports: [String: Link] = [:]
    /// Modules that the file gives on as a whole.
    var forwards: [String] = []
    /// Whether the file is a module, so that its declarations are its own.
    var isModule = false

    init(_ source: SourceFile) {
        self.source = source
        lines = LineIndex(source.bytes)
    }

    func location(of offset: Int) -> SourceLocation { lines.location(of: offset, in: source.path) }

    func text(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }

    func documentation(of member: DeclaredMember) -> JSDoc { JSDoc(member.comment.map(text) ?? "") }
}
