import Core

extension ChildProcess {
    /// Runs a compiler. That it can't be run is a failure of the system.
    func output() throws(VerificationFailure) -> Run {
        do {
            return try run()
        } catch {
            throw VerificationFailure(.system, error.message)
        }
    }
}
