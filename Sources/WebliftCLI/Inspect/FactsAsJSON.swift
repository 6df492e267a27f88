import Core
import WebModel

extension JSONObjectWriter {
    mutating func members(ofTypeOf item: some TypedItem) {
        member("type", item.type)
        member("typeText", item.typeText)
    }

    mutating func members(of facts: ItemFacts) {
        member("deprecated", facts.deprecated)
        member("inheritedFrom", facts.inheritedFrom)
        member("summary", facts.summary)
        member("description", facts.description)
        member("extensions", ExtensionObject(facts.extensions))
        member("source", facts.source)
    }
}

/// `true` where a source gives no text.
extension Deprecation: JSONWritable {
    func write(to writer: inout JSONWriter) {
        switch self {
        case .flagged: writer.value(true)
        case .reason(let text): writer.value(text)
        }
    }
}

extension Origin: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("name", name)
            object.member("module", module)
        }
    }
}

/// Never an absolute path. The column belongs to diagnostics.
extension SourceLocation: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("file", file.published)
            object.member("line", line)
        }
    }
}

/// Values are JSON already; several of one name become an array.
struct ExtensionObject: JSONWritable {
    let extensions: [Extension]

    init(_ extensions: [Extension]) {
        self.extensions = extensions
    }

    func write(to writer: inout JSONWriter) {
        writer.object { object in
            var rest = extensions[...]
            while let first = rest.first {
                let same = rest.prefix { $0.name == first.name }
                rest = rest.dropFirst(same.count)
                if same.count == 1 {
                    object.member(first.name, raw: first.json)
                } else {
                    object.member(first.name, array: same) { $0.raw(json: $1.json) }
                }
            }
        }
    }
}
