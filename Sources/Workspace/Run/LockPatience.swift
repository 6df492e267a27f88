/// How long a run waits for another one that has the folder.
package struct LockPatience: Sendable {
    /// After that it is said that somebody waits: a run takes less, mostly.
    package let notice: Duration
    /// After that it is an error: no run takes so long, unless it was stopped.
    package let limit: Duration

    package static let usual = LockPatience(notice: .milliseconds(500), limit: .seconds(60))

    package init(notice: Duration, limit: Duration) {
        self.notice = notice
        self.limit = limit
    }
}
