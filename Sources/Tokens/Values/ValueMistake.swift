package import SourceText

/// Why a token has no value: what is not understood, where, and what was probably meant.
package struct ValueMistake: Error, Sendable, Equatable {
    package let message: String
    package let location: SourceLocation
    package let suggestion: String?

    package init(_ message: String, at location: SourceLocation, suggestion: String? = nil) {
        self.message = message
        self.location = location
        self.suggestion = suggestion
    }
}
