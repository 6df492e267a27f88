/// A mistake in the command line or in the configuration file, in one sentence.
package struct UsageError: Error, Equatable {
    let message: String
    let suggestion: String?

    init(_ message: String, suggestion: String? = nil) {
        self.message = message
        self.suggestion = suggestion
    }
}
