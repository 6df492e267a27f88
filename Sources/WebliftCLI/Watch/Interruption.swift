import Core

/// Ctrl-C ends a watch between two runs and never within one, so that nothing is left half written.
struct Interruption {
    private static let signals = [SIGINT, SIGTERM]

    /// Makes signals wait, in this thread and in threads that begin later.
    init() {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in Self.signals { sigaddset(&set, signal) }
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    var isPending: Bool {
        var set = sigset_t()
        guard sigpending(&set) == 0 else { return false }
        return Self.signals.contains { sigismember(&set, $0) == 1 }
    }

    /// False where the end was asked for.
    func pause() -> Bool {
        guard !isPending else { return false }
        // Not longer than a person notices.
        _ = poll(nil, 0, 200)
        return !isPending
    }
}
