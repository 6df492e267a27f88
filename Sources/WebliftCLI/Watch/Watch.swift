/// Runs something again and again: whenever files have changed, and are at rest.
///
/// State and pause are handed in, so that tests need no clock.
struct Watch {
    /// State of the watched files. Their list may itself depend on files: a configuration names others.
    let state: () -> WatchedFiles
    /// Waits a little; false where a person wants to end it.
    let pause: () -> Bool

    /// Runs once, then after each change. An editor writes several files, and each in several steps: a run begins when
    /// nothing has changed between two looks.
    func run(_ body: () -> Void) {
        // State from before the run: a change meanwhile makes another run.
        var known = state()
        body()
        var last = known
        while pause() {
            let now = state()
            defer { last = now }
            guard now != known, now == last else { continue }
            known = now
            body()
        }
    }
}
