import Core
import WebModel

extension JSONWriter {
    /// A document of this program: `schema` is the version of its schema.
    static func document(schema: Int, _ body: (inout JSONObjectWriter) -> Void) -> [UInt8] {
        document { object in
            object.member("schema", schema)
            body(&object)
        }
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

extension Origin: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("name", name)
        object.member("module", module)
    }
}

/// Never an absolute path. The column belongs to diagnostics.
extension SourceLocation: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("file", file.published)
        object.member("line", line)
    }
}

/// Values are JSON already; several of one name become an array.
struct ExtensionObject: JSONObjectWritable {
    let extensions: [Extension]

    func writeMembers(to object: inout JSONObjectWriter) {
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
