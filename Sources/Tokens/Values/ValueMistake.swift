package import Core

package struct ValueMistake: Error, Sendable, Equatable {
    package let message: String
    package let location: SourceLocation
    package let suggestion: String?
    /// Whether CSS allows it and iOS has nothing that is like it, so that nobody made a mistake.
    package private(set) var isForeign = false

    init(_ message: String, at location: SourceLocation, suggestion: String? = nil) {
        self.message = message
        self.location = location
        self.suggestion = suggestion
    }

    static func foreign(_ message: String, at location: SourceLocation) -> ValueMistake {
        var mistake = ValueMistake(message, at: location)
        mistake.isForeign = true
        return mistake
    }
}
