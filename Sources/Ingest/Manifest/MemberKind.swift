import Core

enum MemberKind {
    case field
    case method
    /// A kind that no schema version has.
    case unknown

    /// A member is a field where the tool forgot the kind: a method would have told its parameters. Some tools call a
    /// field “property” or “accessor”.
    init(_ member: JSONValue) {
        guard let kind = member["kind"] else {
            self = member["parameters"] == nil ? .field : .method
            return
        }
        if kind.isString("field") || kind.isString("property") || kind.isString("accessor") {
            self = .field
        } else if kind.isString("method") {
            self = .method
        } else {
            self = .unknown
        }
    }
}
