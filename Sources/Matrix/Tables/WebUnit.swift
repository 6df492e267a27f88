/// What a web value is measured in, where Swift measures differently.
package enum WebUnit: String, Sendable, Hashable, CaseIterable {
    /// A number of milliseconds; seconds in Swift.
    case milliseconds = "ms"
    /// A CSS length (`8px`, `0.5rem`); points in Swift.
    case length = "CSS length"
}
