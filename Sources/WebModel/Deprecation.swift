/// That something is deprecated, and what its source says about it.
package enum Deprecation: Sendable, Hashable {
    case flagged
    case reason(String)
}
