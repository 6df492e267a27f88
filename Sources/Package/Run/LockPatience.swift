/// Time that a run waits for another one that has the folder.
package struct LockPatience: Sendable {
    /// Time after which the wait is told: a run takes less, mostly.
    package let notice: Duration
    /// Time after which the wait is an error: no run takes so long, unless it was stopped.
    package let limit: Duration

    package static let usual = LockPatience(notice: .milliseconds(500), limit: .seconds(60))

    package init(notice: Duration, limit: Duration) {
        self.notice = notice
        self.limit = limit
    }
}
