import SwiftModel

extension SwiftType {
    /// Type of a parameter with a stored value: a closure escapes, and an optional one does so by itself.
    var storedParameter: String {
        if case .function = self { "@escaping \(self)" } else { description }
    }
}
