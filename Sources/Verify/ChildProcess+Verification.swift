import Core

extension ChildProcess {
    /// A compiler that can't be run is a failure of the system.
    func output() throws(VerificationFailure) -> Run {
        do {
            return try run()
        } catch {
            throw VerificationFailure(.system, error.message)
        }
    }
}
