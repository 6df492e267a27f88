package enum Deprecation: Sendable, Hashable {
    case flagged
    case reason(String)
}
