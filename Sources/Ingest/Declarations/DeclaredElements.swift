import Core
import WebModel

/// Declarations that are elements, with their tags, as `HTMLElementTagNameMap` and the tags of JSDoc tell them.
struct DeclaredElements {
    struct Element: Hashable {
        let tag: String
        let id: Int
    }

    /// Sorted by tag, each tag once for each declaration.
    private(set) var all: [Element] = []
    private var found: Set<Element> = []
    private(set) var missing: [(tag: String, type: String, place: SourceLocation)] = []

    init(_ scopes: DeclaredScopes) {
        for entry in scopes.entries {
            let declaration = entry.declaration
            let file = scopes.files[entry.file]
            if declaration.kind == .interface, declaration.name == "HTMLElementTagNameMap" {
                for member in declaration.members { addTag(member, of: entry, scopes) }
            }
            guard declaration.kind == .classLike, let comment = declaration.comment else { continue }
            for tag in JSDoc(file.text(comment)).tags(
                "customElement",
                "custom-element",
                "element",
                "tag",
                "tagname",
                "tagName"
            ) {
                let name = String(tag.text.prefix { !$0.isWhitespace }).trimmingMarks
                guard TagTable.isValid(name) else { continue }
                add(name, scopes.meaning(of: declaration.name, at: entry), scopes)
            }
        }
        all = found.sorted { ($0.tag, $0.id) < ($1.tag, $1.id) }
        missing.sort { ($0.tag, $0.place) < ($1.tag, $1.place) }
    }

    var ids: Set<Int> { Set(all.map(\.id)) }

    private mutating func addTag(_ member: DeclaredMember, of entry: DeclaredScopes.Entry, _ scopes: DeclaredScopes) {
        // A tag without a hyphen is an element of HTML.
        guard TagTable.isValid(member.name), let type = member.type,
            case .reference(let name, _) = WebTypeParser.parse(scopes.text(type, of: entry)).type.shape
        else { return }
        let place = scopes.files[entry.file].location(of: member.offset)
        let found = scopes.meaning(of: name, at: entry)
        if found.isEmpty { missing.append((member.name, name, place)) }
        add(member.name, found, scopes)
    }

    private mutating func add(_ tag: String, _ meanings: [Int], _ scopes: DeclaredScopes) {
        guard let id = meanings.first(where: { scopes.entries[$0].declaration.kind.isObjectLike }) else { return }
        found.insert(Element(tag: tag, id: id))
    }
}

extension String {
    /// `<my-button>` and `\<my-button\>` in prose are `my-button`.
    fileprivate var trimmingMarks: String { filter { $0 != "<" && $0 != ">" && $0 != "\\" && $0 != "`" } }
}
