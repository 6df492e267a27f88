import Core

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
