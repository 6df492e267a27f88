/// Unit of a web value, where Swift measures differently.
package enum WebUnit: String, Sendable, Hashable, CaseIterable {
    /// Milliseconds, which are seconds in Swift.
    case milliseconds = "ms"
    /// `8px`, `0.5rem`; points in Swift.
    case length = "CSS length"

    /// No full stop. A wrong factor shows nowhere but at run time.
    package var remark: String? {
        switch self {
        case .milliseconds: "In seconds, where the web counts milliseconds"
        // Points are called pixels on the web.
        case .length: nil
        }
    }
}
