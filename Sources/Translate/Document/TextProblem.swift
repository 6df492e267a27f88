package import Core

package struct TextProblem: Error, Sendable, Hashable {
    package let id: DiagnosticID
    package let message: String
    /// Offset in bytes of the text.
    package let offset: Int
    package let suggestion: String?

    package init(_ id: DiagnosticID, _ message: String, at offset: Int, suggestion: String? = nil) {
        self.id = id
        self.message = message
        self.offset = offset
        self.suggestion = suggestion
    }
}

extension DiagnosticBag {
    mutating func add(_ problem: CellProblem) {
        error(problem.id, problem.message, at: problem.location, suggestion: problem.suggestion)
    }

    /// Returns the value of `read`; nil, with an error, where it found a problem.
    mutating func value<Value>(_ read: () throws(CellProblem) -> Value) -> Value? {
        do throws(CellProblem) {
            return try read()
        } catch {
            add(error)
            return nil
        }
    }
}
