#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Lets one thread at a time look for text that is struck through.
///
/// While the CommonMark library reads running text, it enters the special characters of the extensions into a table
/// that all its parsers share, and takes them out when it is done. The extension for tables has none, and the extension
/// for strikethrough has one, `~`. A parser looks into the table only for the characters of its own text: so texts
/// without a `~` share nothing, and are parsed without the extension, on as many threads as there are.
///
/// Sendable unchecked, because the compiler can't know that a mutex is made for several threads; there is no other
/// state.
final class CommonMarkLock: @unchecked Sendable {
    static let shared = CommonMarkLock()

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    private init() {
        pthread_mutex_init(mutex, nil)
    }

    func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
