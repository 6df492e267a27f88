import SwiftModel

extension SwiftType {
    /// As the type of a parameter whose value is stored: a closure escapes, and an optional one does so by itself.
    var storedParameter: String {
        if case .function = self { "@escaping \(self)" } else { description }
    }
}
