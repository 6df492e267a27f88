import Core
import WebModel

/// Declarations that are elements, with their tags, as `HTMLElementTagNameMap` and the tags of JSDoc tell them.
struct DeclaredElements {
    struct Element {
        let tag: String
        let id: Int
        let place: SourceLocation
    }

    /// Sorted by tag, each tag once for each declaration.
    private(set) var all: [Element] = []
    private(set) var ids: Set<Int> = []
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
                let found = scopes.meaning(of: declaration.name, at: entry)
                add(name, found, scopes, file.location(of: declaration.offset))
            }
        }
        all.sort { ($0.tag, $0.id) < ($1.tag, $1.id) }
        missing.sort { ($0.tag, $0.place) < ($1.tag, $1.place) }
    }

    private mutating func addTag(_ member: DeclaredMember, of entry: DeclaredScopes.Entry, _ scopes: DeclaredScopes) {
        // A tag without a hyphen is an element of HTML.
        guard TagTable.isValid(member.name), let type = member.type,
            case .reference(let name, _) = WebTypeParser.parse(scopes.text(type, of: entry)).type.shape
        else { return }
        let place = scopes.files[entry.file].location(of: member.offset)
        let found = scopes.meaning(of: name, at: entry)
        if found.isEmpty { missing.append((member.name, name, place)) }
        add(member.name, found, scopes, place)
    }

    private mutating func add(_ tag: String, _ found: [Int], _ scopes: DeclaredScopes, _ place: SourceLocation) {
        guard let id = found.first(where: { scopes.entries[$0].declaration.kind.isObjectLike }),
            !all.contains(tag, id, ids)
        else { return }
        all.append(Element(tag: tag, id: id, place: place))
        ids.insert(id)
    }
}

extension [DeclaredElements.Element] {
    /// Most declarations have one tag, so the list is only walked for a declaration that is in it already.
    fileprivate func contains(_ tag: String, _ id: Int, _ ids: Set<Int>) -> Bool {
        ids.contains(id) && contains { $0.id == id && $0.tag == tag }
    }
}

extension String {
    /// `<my-button>` and `\<my-button\>` in prose are `my-button`.
    fileprivate var trimmingMarks: String { filter { $0 != "<" && $0 != ">" && $0 != "\\" && $0 != "`" } }
}
