import Foundation

/// What takes a while to make, and is the same for all tests that ask for it by the same key.
package final class MadeOnce<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Key: Value] = [:]

    package init() {}

    /// Tests that ask at the same time may make it twice; none of them waits.
    package func value(for key: Key, _ make: () throws -> Value) rethrows -> Value {
        if let value = lock.withLock({ values[key] }) { return value }
        let value = try make()
        return lock.withLock {
            values[key] = value
            return value
        }
    }
}
