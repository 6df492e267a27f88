/// Unit of a web value, where Swift measures differently.
package enum WebUnit: String, Sendable, Hashable, CaseIterable {
    /// A number of milliseconds; seconds in Swift.
    case milliseconds = "ms"
    /// A CSS length (`8px`, `0.5rem`); points in Swift.
    case length = "CSS length"

    /// Fact that its users have to know, in words without a full stop: a wrong factor shows nowhere but at run time.
    package var remark: String? {
        switch self {
        case .milliseconds: "In seconds, where the web counts milliseconds"
        // Points are called pixels on the web.
        case .length: nil
        }
    }
}
