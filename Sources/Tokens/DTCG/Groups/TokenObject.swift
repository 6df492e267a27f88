import Core

struct TokenObject {
    private(set) var value: JSONValue?
    private(set) var reference: JSONValue?
    private(set) var type: JSONValue?
    private(set) var description: JSONValue?
    private(set) var deprecated: JSONValue?
    private(set) var extensions: JSONValue?
    private(set) var extends: JSONValue?
    private(set) var root: JSONValue?
    private(set) var children: [(key: JSONString, value: JSONValue)] = []
    private(set) var unknown: [JSONString] = []

    init(_ object: JSONValue, _ dialect: TokenDialect) {
        for (key, member) in object.members { add(member, for: key, dialect) }
    }

    private mutating func add(_ member: JSONValue, for key: JSONString, _ dialect: TokenDialect) {
        switch key {
        case "$value": value = member
        case "$ref": reference = member
        case "$type": type = member
        case "$description": description = member
        case "$deprecated": deprecated = member
        case "$extensions": extensions = member
        case "$extends": extends = member
        case "$root": root = member
        case "$schema": break
        case "value" where !dialect.hasDollars: value = member
        case "type" where !dialect.hasDollars && member.isString: type = member
        case "description" where !dialect.hasDollars && member.isString: description = member
        case "comment" where !dialect.hasDollars && member.isString: description = description ?? member
        case "deprecated" where !dialect.hasDollars && member.kind != .object: deprecated = member
        case "extensions" where !dialect.hasDollars && member.kind == .object: extensions = member
        default:
            if key.beginsWithDollar { unknown.append(key) } else { children.append((key, member)) }
        }
    }

    /// Whether it is a token. A reference next to tokens belongs to a group which takes over another one.
    var isToken: Bool { value != nil || reference != nil && children.isEmpty && root == nil }

    var base: JSONValue? { extends ?? reference }
}

extension JSONString {
    /// Names of tokens and groups never do.
    var beginsWithDollar: Bool { withUTF8 { $0.first == UInt8(ascii: "$") } }
}
