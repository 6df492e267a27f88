#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Lets one thread at a time into libxml2.
///
/// It keeps its last error for each thread where it finds the system's threads, and for all of them where it does not: in an
/// executable that is linked statically it asks for functions that nobody has put there. Reading the HTML of a whole
/// documentation, or all icons, takes milliseconds.
///
/// Sendable unchecked, because the compiler can't know that a mutex is made for several threads; there is no other state.
package final class MarkupLock: @unchecked Sendable {
    package static let shared = MarkupLock()

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    private init() {
        pthread_mutex_init(mutex, nil)
    }

    package func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
