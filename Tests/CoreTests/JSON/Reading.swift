import Core

/// A place in an input. The testing library has a type of the same name.
typealias SourceLocation = Core.SourceLocation

/// What came of reading a text: the document, and everything that was said about it.
struct Reading {
    let document: JSONDocument?
    let bag: DiagnosticBag

    init(_ text: String) {
        self.init(bytes: Array(text.utf8))
    }

    init(bytes: [UInt8]) {
        var bag = DiagnosticBag()
        document = JSONDocument.parse(SourceFile(path: SourcePath("test.json"), bytes: bytes), into: &bag)
        self.bag = bag
    }

    var root: JSONValue? { document?.root }
    var diagnostics: [Diagnostic] { bag.sorted }
    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

    /// The diagnostics as `line:column id`.
    var summary: [String] { diagnostics.map { "\($0.location.map(place) ?? "-") \($0.id.rawValue)" } }
}

/// A location as `line:column`.
func place(_ location: SourceLocation) -> String { "\(location.line):\(location.column)" }

/// Whether two values are the same: kinds, texts, spelt numbers, and the order and keys of members.
func isSame(_ left: JSONValue, _ right: JSONValue) -> Bool {
    guard left.kind == right.kind, left.count == right.count else { return false }
    switch left.kind {
    case .string: return left.string == right.string
    case .number: return left.numberText == right.numberText
    case .boolean: return left.bool == right.bool
    case .null: return true
    case .array: return zip(left.elements, right.elements).allSatisfy { isSame($0, $1) }
    case .object:
        return zip(left.members, right.members).allSatisfy { $0.key.text == $1.key.text && isSame($0.value, $1.value) }
    }
}
