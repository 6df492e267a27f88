import Core

/// Locks the open folder itself and not a file in it: so looking leaves nothing behind, nothing has to be kept out of
/// version control, and the system takes the lock back however a run ends.
enum FolderLock {
    enum Kind {
        /// Several may look at once, and nobody changes anything meanwhile.
        case looking
        case writing
    }

    private static let pause = Duration.milliseconds(20)

    /// Calls `waiting` once where the wait is more than a moment; false where the file system knows no locks.
    static func take(
        _ folder: borrowing Descriptor,
        _ kind: Kind,
        _ patience: LockPatience,
        waiting: () -> Void
    ) throws(WorkspaceError) -> Bool {
        let operation = (kind == .looking ? LOCK_SH : LOCK_EX) | LOCK_NB
        let clock = ContinuousClock()
        let start = clock.now
        var isAnnounced = false
        while flock(folder.number, operation) != 0 {
            switch errno {
            case EWOULDBLOCK: break
            case EINTR: continue
            // Some file systems of networks lock files only, some nothing.
            case EBADF, EINVAL, ENOLCK, ENOSYS, EOPNOTSUPP, EISDIR: return false
            default: throw .system(.last, "")
            }
            let waited = clock.now - start
            guard waited < patience.limit else { throw .busy }
            if !isAnnounced, waited >= patience.notice {
                isAnnounced = true
                waiting()
            }
            wait(pause)
        }
        return true
    }

    private static func wait(_ duration: Duration) {
        var time = timespec(tv_sec: 0, tv_nsec: Int(duration.components.attoseconds / 1_000_000_000))
        _ = nanosleep(&time, nil)
    }
}
