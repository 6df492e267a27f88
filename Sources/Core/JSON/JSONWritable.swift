package protocol JSONWritable {
    /// Writes exactly one value.
    func write(to writer: inout JSONWriter)
}

/// A value that is an object.
package protocol JSONObjectWritable: JSONWritable {
    func writeMembers(to object: inout JSONObjectWriter)
}

extension JSONObjectWritable {
    package func write(to writer: inout JSONWriter) { writer.object { writeMembers(to: &$0) } }
}

extension String: JSONWritable {
    package func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Bool: JSONWritable {
    package func write(to writer: inout JSONWriter) { writer.literal(self ? "true" : "false") }
}

extension Int: JSONWritable {
    package func write(to writer: inout JSONWriter) { writer.literal(String(self)) }
}

/// Nil is written as `null`: a member that is always there is easier to read than one that comes and goes.
extension Optional: JSONWritable where Wrapped: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .some(let value): value.write(to: &writer)
        case .none: writer.null()
        }
    }
}

extension Array: JSONWritable where Element: JSONWritable {
    package func write(to writer: inout JSONWriter) { writer.array(self) { $0.value($1) } }
}

/// A value that was read is written with its strings and numbers exactly as they were spelt.
extension JSONValue: JSONWritable {
    package func write(to writer: inout JSONWriter) { writer.raw(json: sourceBytes) }
}
