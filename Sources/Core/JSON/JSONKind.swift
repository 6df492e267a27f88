/// Kind of a JSON value; the raw value is the word for it in messages.
package enum JSONKind: String, Sendable, Hashable, CaseIterable {
    case object
    case array
    case string
    case number
    case boolean
    case null
}
