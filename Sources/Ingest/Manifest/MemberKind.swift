import JSON

enum MemberKind {
    case field
    case method
    /// A kind that no schema version has.
    case unknown

    /// A member whose tool forgot the kind is a field: a method would have told its parameters. “property” and “accessor”
    /// are what some tools call a field.
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
