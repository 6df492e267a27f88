import Core

extension DiagnosticBag {
    mutating func add(_ problem: CellProblem) {
        error(problem.id, problem.message, at: problem.location, suggestion: problem.suggestion)
    }

    /// nil, with an error, where `read` found a problem.
    mutating func value<Value>(_ read: () throws(CellProblem) -> Value) -> Value? {
        do throws(CellProblem) {
            return try read()
        } catch {
            add(error)
            return nil
        }
    }
}
