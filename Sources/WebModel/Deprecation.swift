/// Deprecation, with the reason that its source may give.
package enum Deprecation: Sendable, Hashable {
    case flagged
    case reason(String)
}
